// @see spec 7.9
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import type { SessionItem } from './session-item';
import { SessionList } from './session-list';

const sessionItemOf = (id: string, changed: Partial<SessionItem> = {}): SessionItem => ({
  id,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  createdAt: '2026-06-01T01:00:00Z',
  lastSeenAt: '2026-06-01T02:30:00Z',
  current: false,
  ...changed,
});

const STRANGE = '<img src=x onerror="document.title=\'broken\'"> a-program-that-has-a-very-long-name/1.0';

const CURRENT = sessionItemOf('own', { current: true });
const OTHERS = [
  sessionItemOf('strange', { userAgent: STRANGE }),
  sessionItemOf('unnamed', { userAgent: null, lastSeenAt: null }),
];

const ended = fn<(what: string) => void>();

function Sessions({ initial }: { initial: SessionItem[] }) {
  const [sessions, setSessions] = useState(initial);
  const end = (what: string, isKept: (session: SessionItem) => boolean) => {
    ended(what);
    setSessions(sessions.filter(isKept));
    return Promise.resolve({ data: {} });
  };
  return (
    <>
      <h1>Sample</h1>
      <SessionList
        label="Sessions"
        sessions={sessions}
        endOne={({ id }) => end(id, (session) => session.id !== id)}
        endOthers={() => end('others', ({ current }) => current)}
      />
    </>
  );
}

const showing = (initial: SessionItem[]) => ({ screen: () => <Sessions initial={initial} /> });

export default {
  title: 'Kit/Session list',
  ...kitStories(showing([CURRENT, ...OTHERS])),
  beforeEach: () => {
    ended.mockReset();
  },
};

const page = () => within(document.body);
const rowsOf = async ({ canvas }: Pick<KitPlay, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

async function confirm({ userEvent }: Pick<KitPlay, 'userEvent'>, title: string, effect: RegExp) {
  const dialog = within(await page().findByRole('dialog', { name: title }));
  await expect(await dialog.findByText(effect)).toBeVisible();
  await userEvent.click(dialog.getByTestId('confirm'));
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
}

/** The current session is marked and cannot be ended. */
export const OneEnded: KitStory = {
  play: async ({ canvas, userEvent }) => {
    const [current, strange, unnamed] = await rowsOf({ canvas });
    await expect(current).toHaveTextContent('Firefox 143 on Windows');
    await expect(current).toHaveTextContent('This session');
    await expect(within(current ?? document.body).queryByRole('button')).toBeNull();
    await expect(strange).toHaveTextContent(STRANGE);
    await expect(unnamed).toHaveTextContent('Last seenN/A');

    await userEvent.click(canvas.getByRole('button', { name: 'End: Unknown browser' }));
    await confirm({ userEvent }, 'End this session?', /“Unknown browser” is signed out/);
    await expect(ended).toHaveBeenCalledWith('unnamed');
    await waitFor(async () => expect(await rowsOf({ canvas })).toHaveLength(2));
    await expect(document.title).not.toBe('broken');
  },
};

export const OthersEnded: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }));
    await confirm({ userEvent }, 'End all other sessions?', /^2 sessions are signed out/);
    await expect(ended).toHaveBeenCalledWith('others');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'End all others' })).toBeNull());
  },
};

/** Without a current session, all sessions end. */
export const AllEnded: KitStory = {
  args: showing(OTHERS),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all sessions' }));
    await confirm({ userEvent }, 'End all sessions?', /^2 sessions are signed out/);
    await expect(await canvas.findByText('No active sessions')).toBeVisible();
  },
};
