// @see spec 2.3, 7.1
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { getApiDocument } from '../contract';
import { operationsScreens } from '../testing/operations-screens';
import { SAMPLE_DOCUMENT } from '../testing/sample-document';

const documented = mock(getApiDocument, () => SAMPLE_DOCUMENT);

export default {
  title: 'Document/Page',
  ...screenStories({ feature: operationsScreens, at: '/apps/document' }, [...operator(), documented]),
};

type Canvas = ScreenPlay['canvas'];

const operations = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Operations' }));

export const Filled: ScreenStory = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = await operations(canvas);
    await expect(list.getByRole('heading', { name: 'Tenant apps' })).toBeVisible();
    await expect(list.getByText('apiTenantApp')).toBeVisible();
    const controls = [canvas.getByRole('searchbox'), ...canvas.getAllByRole('combobox')];
    await expect(controls).toHaveLength(4);
    const middles = controls.map((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    await expect(list.getAllByRole('link')).toHaveLength(5);
    await expect(list.queryByRole('heading', { name: 'unused' })).toBeNull();
    await expect(canvas.getByText('5 of 5 operations')).toBeVisible();
    await expect(canvas.getByText('Select an operation to see its details and try it')).toBeVisible();
  },
};
export const NothingFound: ScreenStory = {
  args: { at: '/apps/document?q=playout&method=DELETE' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No matching operations')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('5 of 5 operations')).toBeVisible();
  },
};

export const Opened: ScreenStory = {
  args: { at: '/apps/document/createChannel' },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { name: /Creates a channel/, level: 2 });
    await expect(title).toBeVisible();
    await expect(canvas.getByText(/^Holders of .*admin-livestream/)).toBeVisible();
    await expect(canvas.getByText('Not available on every platform.')).toBeVisible();
    const body = within(canvas.getByRole('region', { name: 'Body' }));
    await expect(body.getByText('1–80')).toBeVisible();
    await expect(body.getByText('"live", "event"')).toBeVisible();
    const curl = canvas.getByRole('group', { name: 'Command line' });
    await expect(curl).toHaveTextContent('Authorization: Bearer <token>');
    await expect(curl).not.toHaveTextContent('story');
    const responses = within(canvas.getByRole('region', { name: 'Responses' }));
    const [, inner = title] = responses.getAllByText('6 fields of backup');
    await userEvent.click(inner);
    await waitFor(() => expect(responses.getAllByText('6 fields of backup')).toHaveLength(3));
  },
};

export const Unknown: ScreenStory = {
  args: { at: '/apps/document/no-such-thing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Operation not found')).toBeVisible();
    await expect((await operations(canvas)).getAllByRole('link')).toHaveLength(5);
  },
};
export const Missing: ScreenStory = {
  parameters: { msw: [...operator(), mock(getApiDocument, () => respondWithError(404))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('API reference not available')).toBeVisible();
    await expect(canvas.getByText('GET /admin/api/document/openapi')).toBeVisible();
  },
};

export const Hostile: ScreenStory = {
  args: { at: '/apps/document/a' },
  parameters: {
    msw: [
      ...operator(),
      mock(getApiDocument, () => ({
        ...SAMPLE_DOCUMENT,
        tags: [{ name: '<img src=x onerror=alert(1)>', description: '{{x}} $t(document.all)' }],
        paths: {
          '//evil.example/a': {
            get: {
              operationId: 'a',
              summary: '<script>alert(1)</script>',
              tags: ['<img src=x onerror=alert(1)>'],
            },
          },
        },
      })),
    ],
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: '<script>alert(1)</script>', level: 2 });
    await expect(title).toBeVisible();
    await expect(canvas.getByText('{{x}} $t(document.all)')).toBeVisible();
    await expect(canvas.getByText(/can’t be called from here/)).toBeVisible();
    await expect(document.querySelector('img[src=x]')).toBeNull();
  },
};

export const Phone: ScreenStory = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await operations(canvas)).getByRole('link', { name: /Takes a channel away/ }));
    const title = await canvas.findByRole('heading', { name: 'Takes a channel away', level: 2 });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.queryByRole('navigation', { name: 'Operations' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'All operations' }));
    const list = await operations(canvas);
    await waitFor(() => expect(list.getByRole('link', { name: /Takes a channel away/ })).toHaveFocus());
  },
};
