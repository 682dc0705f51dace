// @see spec 4.1
import { STORED_ITEMS } from '@console/http';
import { BACKGROUND_HEADER } from '@console/http/contract';
import { mock, respondWithError } from '@console/http/testing';
import { getProfile, getUserDetail } from '@console/shell-layout/contract';
import {
  currentUserOf,
  operator,
  sampleMenu,
  screenStories,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';

const MINUTE = 60_000;
let passed = 0;

function Screen() {
  return <h1>A screen</h1>;
}

const limited = mock(getUserDetail, () => ({
  user: currentUserOf(),
  group: { name: 'Administrators', permission: [] },
  inactivityMinutes: 60,
}));

/** Automatic requests are no activity and meet the end of the session. */
const ended = mock(getProfile, ({ request }) =>
  request.headers.has(BACKGROUND_HEADER)
    ? respondWithError(401, {
        message: 'Signed out after 60 minutes without activity.',
        errors: [],
        inactiveMinutes: 60,
      })
    : { ...currentUserOf(), etag: '"1"' },
);

export default {
  title: 'Auth/Inactivity',
  ...screenStories(
    {
      feature: sampleMenu(Screen),
      others: [auth],
      at: '/apps/dashboard',
      now: () => Date.now() + passed,
      onReload: fn(),
    },
    [limited, ...operator()],
  ),
  beforeEach: () => {
    passed = 0;
  },
};

const notice = async () => within(await within(document.body).findByRole('alert'));

/** Advances the session's clock; another tab's change triggers a check. */
function pass(minutes: number) {
  passed = minutes * MINUTE;
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_ITEMS.lastActivity.key }));
}

export const AboutToEnd: ScreenStory = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    pass(59.5);
    const button = await (await notice()).findByRole('button', { name: 'Stay signed in' });
    await expect((await notice()).getByText(/after 60 minutes without activity/)).toBeVisible();
    await waitFor(() => expect(button).toBeVisible());
  },
};

export const Stays: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    pass(59.5);
    await userEvent.click(await (await notice()).findByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(within(document.body).queryByRole('alert')).toBeNull());
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const Ended: ScreenStory = {
  parameters: { msw: [ended, limited, ...operator()] },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    pass(61.5);
    await (await notice()).findByText('Signed out after 60 minutes without activity.');
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce(), { timeout: 4_000 });
  },
};
