// @see spec 2.3, 7.1
import { mock, mockRaw, mockUnreachable } from '@console/http/testing';
import type { Operation } from '@console/http/contract';
import { getProfile } from '@console/shell-layout/contract';
import {
  currentUserOf,
  operator,
  screenStories,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getApiDocument } from '../../contract';
import { operationsScreens } from '../../testing/operations-screens';
import { SAMPLE_DOCUMENT } from '../../testing/sample-document';
import { referenceOf } from '../reference/read-reference';
import { declaredOperation } from './declared-operation';

function sample(name: string): Operation {
  const operation = referenceOf(SAMPLE_DOCUMENT).operations.find((one) => one.name === name);
  if (!operation) throw new Error(`The sample has no ${name}.`);
  return declaredOperation(operation);
}

const documented = mock(getApiDocument, () => SAMPLE_DOCUMENT);
const CHANNEL = { id: 'c-1', name: 'News', streamKey: 'sk-very-secret' };
const responds = (name: string, status: number, body: unknown, headers: Record<string, string> = {}) =>
  mockRaw(sample(name), () => Response.json(body, { status, headers }));

export default {
  title: 'Document/Try it',
  ...screenStories({ feature: operationsScreens, at: '/apps/document/listChannels', onReload: fn() }, [
    ...operator(),
    documented,
  ]),
};

type Canvas = ScreenPlay['canvas'];

const page = () => within(document.body);
const tried = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Try it' }));

export const TriedRead: ScreenStory = {
  args: { at: '/apps/document/listChannels' },
  parameters: {
    msw: [
      ...operator(),
      documented,
      mockRaw(sample('listChannels'), () =>
        Response.json({ data: [CHANNEL], total: 1 }, { headers: { ETag: '"3"' } }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const form = await tried(canvas);
    await userEvent.type(form.getByRole('textbox', { name: 'q' }), 'news');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await expect(await form.findByText(/^200 after/)).toBeVisible();
    await expect(form.getByText('"3"')).toBeVisible();
    const response = form.getByRole('group', { name: 'Response' });
    await expect(response).toHaveTextContent('"name": "News"');
    await expect(response).not.toHaveTextContent('sk-very-secret');
    await userEvent.click(form.getByRole('button', { name: 'Show secrets' }));
    await waitFor(() => expect(response).toHaveTextContent('sk-very-secret'));
  },
};

export const TriedChange: ScreenStory = {
  args: { at: '/apps/document/updateChannel' },
  parameters: {
    msw: [
      ...operator(),
      documented,
      responds('updateChannel', 400, { statusCode: 400, fieldErrors: { name: ['Name is taken'] } }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const form = await tried(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await expect(await form.findByText('Required')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'id' }), 'a/../b');
    const body = form.getByRole('textbox', { name: 'Body' });
    await userEvent.clear(body);
    await userEvent.type(body, '{{"nmae": "News"');
    await userEvent.tab();
    await expect(await form.findByText('Invalid JSON')).toBeVisible();
    await userEvent.type(body, '}');
    await userEvent.tab();
    await expect(await form.findByText('nmae is unknown')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    const dialog = within(
      await page().findByRole('dialog', { name: 'Send PATCH /admin/api/channel/channels/a%2F..%2Fb?' }),
    );
    await userEvent.click(dialog.getByTestId('confirm'));
    await expect(await form.findByText(/^400 after/)).toBeVisible();
    await expect(form.getByRole('group', { name: 'Response' })).toHaveTextContent('Name is taken');
  },
};

const profileAsked = fn();

const whole = { name: 'text', kind: 'live', tags: ['text'] };

export const Created: ScreenStory = {
  args: { at: '/apps/document/createChannel' },
  parameters: {
    msw: [
      mock(getProfile, () => {
        profileAsked();
        return { ...currentUserOf(), etag: '"1"' };
      }),
      ...operator(),
      documented,
      responds('createChannel', 201, CHANNEL),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const form = await tried(canvas);
    const body = form.getByRole('textbox', { name: 'Body' });
    await expect(body).toHaveValue('{\n  "name": "text"\n}');
    await userEvent.click(form.getByRole('button', { name: 'Fill all fields' }));
    await waitFor(() => expect(body).toHaveValue(JSON.stringify(whole, null, 2)));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    const confirm = await page().findByTestId('confirm');
    profileAsked.mockClear();
    await userEvent.click(confirm);
    await expect(await form.findByText(/^201 after/)).toBeVisible();
    await waitFor(() => expect(profileAsked).toHaveBeenCalled());
    await expect(form.getByRole('button', { name: 'Show secrets' })).toBeVisible();
  },
};

export const Kept: ScreenStory = {
  args: { at: '/apps/document/listChannels' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type((await tried(canvas)).getByRole('textbox', { name: 'q' }), 'news');
    const list = within(await canvas.findByRole('navigation', { name: 'Operations' }));
    await userEvent.click(list.getByRole('link', { name: /Takes a channel away/ }));
    await canvas.findByRole('heading', { name: 'Takes a channel away', level: 2 });
    await userEvent.click(list.getByRole('link', { name: /Channels of the app/ }));
    await canvas.findByText(/^Your unsaved draft from/);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'q' })).toHaveValue('news'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'q' })).toHaveValue(''));
  },
};

export const Forbidden: ScreenStory = {
  args: { at: '/apps/document/deleteChannel' },
  parameters: {
    msw: [
      ...operator({ user: { viewOnly: true } }),
      documented,
      responds('deleteChannel', 403, { statusCode: 403, errors: 'Your account is view-only' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const form = await tried(canvas);
    await userEvent.type(form.getByRole('textbox', { name: 'id' }), 'c-1');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await userEvent.click(await page().findByTestId('confirm'));
    await expect(await form.findByText(/^403 after/)).toBeVisible();
    await expect(form.getByRole('group', { name: 'Response' })).toHaveTextContent(
      'Your account is view-only',
    );
    await expect(canvas.getByRole('heading', { name: 'Document', level: 1 })).toBeVisible();
  },
};

export const WrongPassword: ScreenStory = {
  ...Forbidden,
  parameters: {
    msw: [
      ...operator(),
      documented,
      responds('deleteChannel', 401, { statusCode: 401, errors: 'Wrong password' }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const form = await tried(canvas);
    await userEvent.type(form.getByRole('textbox', { name: 'id' }), 'c-1');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await userEvent.click(await page().findByTestId('confirm'));
    await expect(await form.findByText(/^401 after/)).toBeVisible();
    await expect(page().queryByRole('alert')).toBeNull();
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const Unreachable: ScreenStory = {
  args: { at: '/apps/document/listChannels' },
  parameters: { msw: [...operator(), documented, mockUnreachable(sample('listChannels'))] },
  play: async ({ canvas, userEvent }) => {
    const form = await tried(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await expect(await form.findByText('Something went wrong, please try again later')).toBeVisible();
  },
};
