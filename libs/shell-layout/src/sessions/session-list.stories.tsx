// @see spec 7.9
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { SessionItem } from '../contract';
import { operator } from '../testing/operator';
import { renderFeatureScreen } from '../testing/render-feature-screen';
import { sampleFeature } from '../testing/sample-feature';
import { sessionItemOf } from '../testing/session-item-of';
import { SessionList } from './session-list';

const STRANGE = '<img src=x onerror="document.title=\'broken\'"> a-program-that-has-a-very-long-name/1.0';

const OWN = sessionItemOf('own', { current: true });
const OTHERS = [
  sessionItemOf('strange', { userAgent: STRANGE }),
  sessionItemOf('unnamed', { userAgent: null, lastSeenAt: null }),
];

const ended = fn<(what: string) => void>();

function Sessions({ initial, viewOnly }: { initial: SessionItem[]; viewOnly: boolean }) {
  const [sessions, setSessions] = useState(initial);
  const end = (what: string, kept: (session: SessionItem) => boolean) => {
    ended(what);
    setSessions(sessions.filter(kept));
    return Promise.resolve({ data: {} });
  };
  return (
    <>
      <h1>Sample</h1>
      <SessionList
        label="Sessions"
        sessions={sessions}
        requires={{ change: viewOnly }}
        endOne={({ id }) => end(id, (session) => session.id !== id)}
        endOthers={() => end('others', ({ current }) => current)}
      />
    </>
  );
}

const showing = (initial: SessionItem[], viewOnly = false) => ({
  feature: sampleFeature(() => <Sessions initial={initial} viewOnly={viewOnly} />),
});

const meta = {
  title: 'Kit/Session list',
  render: renderFeatureScreen,
  args: { ...showing([OWN, ...OTHERS]), at: '/apps/sample' },
  parameters: { msw: operator() },
  beforeEach: () => {
    ended.mockReset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const rowsOf = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

async function confirm({ userEvent }: Pick<Play, 'userEvent'>, title: string, effect: RegExp) {
  const dialog = within(await page().findByRole('dialog', { name: title }));
  await expect(dialog.getByText(effect)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
}

/** The one that asks is marked and cannot be ended here; another is, once that has been confirmed. */
export const OneEnded: Story = {
  play: async ({ canvas, userEvent }) => {
    const [own, strange, unnamed] = await rowsOf({ canvas });
    await expect(own).toHaveTextContent('Firefox 143 on Windows');
    await expect(own).toHaveTextContent('This session');
    await expect(within(own ?? document.body).queryByRole('button')).toBeNull();
    await expect(strange).toHaveTextContent(STRANGE);
    await expect(unnamed).toHaveTextContent('Last seenN/A');

    await userEvent.click(canvas.getByRole('button', { name: 'End: Unknown browser' }));
    await confirm({ userEvent }, 'End this session?', /^“Unknown browser” will be signed out/);
    await expect(ended).toHaveBeenCalledWith('unnamed');
    await waitFor(async () => expect(await rowsOf({ canvas })).toHaveLength(2));
    await expect(document.title).not.toBe('broken');
  },
};

export const OthersEnded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }));
    await confirm({ userEvent }, 'End all other sessions?', /^2 sessions end/);
    await expect(ended).toHaveBeenCalledWith('others');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'End all others' })).toBeNull());
  },
};

/** Of somebody else, none is the one that asks: then all of them end. */
export const AllEnded: Story = {
  args: showing(OTHERS),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all sessions' }));
    await confirm({ userEvent }, 'End all sessions?', /^2 sessions end/);
    await expect(await canvas.findByText('No active sessions')).toBeVisible();
  },
};

export const ViewOnly: Story = {
  args: showing(OTHERS, true),
  parameters: { msw: operator({ user: { viewOnly: true } }) },
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: 'End: Unknown browser' });
    await waitFor(() => expect(end).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(end);
    await expect(await page().findByRole('dialog', { name: "Why can't I?" })).toBeInTheDocument();
  },
};

export const PhoneVietnameseLight: Story = {
  globals: { theme: 'light', language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox 143 trên Windows')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
