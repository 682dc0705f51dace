// @see spec 4.6
import { listResponse, mock } from '@console/http/testing';
import { operator, sampleMenu, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listServers } from '../contract';
import { operations } from '../operations.feature';
import { newServerOf } from '../testing/server-factory';
import { mockServers } from '../testing/server-handlers';

function Screen() {
  return <h1>A screen</h1>;
}

const appId = 'default-admin-app';
const { handlers } = mockServers([newServerOf(1, { appId }), newServerOf(2, { appId: 'river' })]);
const counted = fn();

export default {
  title: 'Operations/License notice',
  ...screenStories(
    {
      feature: sampleMenu(Screen),
      others: [operations],
      at: '/apps/dashboard',
      onAddress: fn(),
    },
    [...operator(), ...handlers],
  ),
};

const NOTICE =
  'Your application currently has a server that does not have a license or has an expired license. Please add a license for the server.';

export const Lacking: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const screen = await canvas.findByRole('heading', { name: 'A screen' });
    const notice = await canvas.findByText(NOTICE);
    await expect(notice).toBeVisible();
    // At the end of the page: it moves nothing when it arrives.
    await expect(screen.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByRole('button', { name: "Why can't I?" })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Show these servers' }));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(
        '/apps/machine?license=lacking&appId=default-admin-app',
      ),
    );
  },
};

export const Closed: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(NOTICE);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText(NOTICE)).toBeNull());
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...handlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "Why can't I?" }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: "Why can't I?" }));
    await expect(await dialog.findByText('Your account is view-only')).toBeVisible();
    await expect(dialog.getByText(/"what":"Add licenses to servers"/)).toBeVisible();
  },
};

export const NoneLacking: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mock(listServers, (call) => {
        counted(call.query.customFields);
        return listResponse([], call.query);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    await waitFor(() => expect(counted).toHaveBeenCalledWith({ appId, license: 'lacking' }));
    await expect(canvas.queryByText(NOTICE)).toBeNull();
  },
};
