// @see spec 2.3, 7.1
import { mock, mockSlow, respondWithError } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getApiDocument } from '../contract';
import { operationsScreens } from '../testing/operations-screens';
import { SAMPLE_DOCUMENT } from '../testing/sample-document';

const documented = mock(getApiDocument, () => SAMPLE_DOCUMENT);

const meta = {
  title: 'Document/Page',
  render: renderFeatureScreen,
  args: { feature: operationsScreens, at: '/apps/document', onAddress: fn() },
  parameters: { msw: [...operator(), documented] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const operations = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Operations' }));

/** By group, each with its operations; what no group has is not mentioned. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const list = await operations(canvas);
    await expect(list.getByRole('heading', { name: 'apiTenantApp' })).toBeVisible();
    await expect(list.getAllByRole('link')).toHaveLength(5);
    await expect(list.queryByRole('heading', { name: 'unused' })).toBeNull();
    await expect(canvas.getByText('5 of 5 operations')).toBeVisible();
    await expect(canvas.getByText('Choose an operation to read about it and to try it')).toBeVisible();
  },
};

/** The marks of Vietnamese do not matter; the address has what is searched for, also beside an operation. */
export const Searched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the API' }), 'doi ten');
    await canvas.findByText('1 of 5 operations');
    await userEvent.click((await operations(canvas)).getByRole('link', { name: /Đổi tên kênh/ }));
    await expect(await canvas.findByRole('heading', { name: 'Đổi tên kênh', level: 2 })).toBeVisible();
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith('/apps/document/updateChannel?q=doi+ten'),
    );
  },
};

export const NothingFound: Story = {
  args: { at: '/apps/document?q=playout&method=DELETE' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No operation matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('5 of 5 operations')).toBeVisible();
  },
};

/** Told in full: who may call, what it takes, what it answers, and how to call it from elsewhere. */
export const Opened: Story = {
  args: { at: '/apps/document/createChannel' },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { name: /Creates a channel/, level: 2 });
    await expect(title).toBeVisible();
    await expect(canvas.getByText(/^Holders of .*admin-livestream/)).toBeVisible();
    await expect(canvas.getByText('Not every platform has it.')).toBeVisible();
    const body = within(canvas.getByRole('region', { name: 'Body' }));
    await expect(body.getByText('1–80')).toBeVisible();
    await expect(body.getByText('"live", "event"')).toBeVisible();
    const curl = canvas.getByRole('group', { name: 'Command line' });
    await expect(curl).toHaveTextContent('Authorization: Bearer <token>');
    await expect(curl).not.toHaveTextContent('story');
    // What holds itself opens one step at a time.
    const answers = within(canvas.getByRole('region', { name: 'Answers' }));
    const [, inner = title] = answers.getAllByText('6 fields of backup');
    await userEvent.click(inner);
    await waitFor(() => expect(answers.getAllByText('6 fields of backup')).toHaveLength(3));
  },
};

/** A link to what the API does not have. */
export const Unknown: Story = {
  args: { at: '/apps/document/no-such-thing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The API has no such operation')).toBeVisible();
    await expect((await operations(canvas)).getAllByRole('link')).toHaveLength(5);
  },
};

export const Slow: Story = {
  parameters: { msw: [...operator(), mockSlow(getApiDocument)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the API reference' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Document' })).toBeVisible();
  },
};

let down = true;

export const Failed: Story = {
  parameters: {
    msw: [...operator(), mock(getApiDocument, () => (down ? respondWithError(500) : SAMPLE_DOCUMENT))],
  },
  beforeEach: () => {
    down = true;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The API reference could not be loaded')).toBeVisible();
    down = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('5 of 5 operations')).toBeVisible();
  },
};

/** Of a platform that goes without: what it has to add. */
export const Missing: Story = {
  parameters: { msw: [...operator(), mock(getApiDocument, () => respondWithError(404))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This platform does not give its API reference')).toBeVisible();
    await expect(canvas.getByText('GET /admin/api/document/openapi')).toBeVisible();
  },
};

/** What the document says is text and nothing else. */
export const Hostile: Story = {
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
    await expect(canvas.getByText(/cannot be called from here/)).toBeVisible();
    await expect(document.querySelector('img[src=x]')).toBeNull();
  },
};

export const Vietnamese: Story = {
  args: { at: '/apps/document/updateChannel' },
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tài liệu', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Gửi' })).toBeVisible();
  },
};

export const Light: Story = {
  ...Opened,
  globals: { theme: 'light' },
};

/** One thing at a time: the operation takes the place of the list, and the list knows where one was. */
export const Phone: Story = {
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
