// @see spec 3.8
import { mock, respondWithError } from '@console/http/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { PlainLink } from '../links/plain-link';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import {
  channelBox,
  channelName,
  channelPage,
  mockChannels,
  channelsOf,
  listChannels,
  ManagedChannels,
  stopChannel,
  tickChannels,
  tickPage,
} from '../testing/channels';

const stopped = fn<(id: string) => void>();
const stops = () =>
  mock(stopChannel, ({ params: { id } }) => {
    stopped(id);
    return {};
  });

export default {
  title: 'Kit/Resource table/Bulk actions',
  ...kitStories({ screen: ManagedChannels }, [mockChannels(48), stops()]),
  beforeEach: () => {
    stopped.mockReset();
  },
};

async function askToStop({ canvas, userEvent }: KitPlay, question: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: question }));
  await waitFor(() => expect(dialog.getByText('Their viewers see the end screen at once.')).toBeVisible());
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof askToStop>>;

async function confirmStop({ userEvent }: KitPlay, question: Dialog) {
  await waitFor(() => expect(question.getByTestId('confirm')).toBeEnabled());
  await userEvent.click(question.getByTestId('confirm'));
  return within(await within(document.body).findByRole('dialog', { name: 'Stop' }));
}

async function closeResults({ userEvent }: KitPlay, dialog: Dialog) {
  await userEvent.click(dialog.getByText('Close'));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
}

async function resultsIn(dialog: Dialog) {
  const rows = within(await dialog.findByRole('table', { name: 'Results' })).getAllByRole('row');
  return rows.slice(1).map((row) => row.textContent);
}

/** Lists the selected rows, runs on each, and clears the selection. */
export const Done: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await tickChannels({ canvas, userEvent }, 1, 2, 3, 4, 5, 6);
    const question = await askToStop({ canvas, userEvent }, 'Stop 6 channels?');
    const names = within(question.getByRole('list', { name: 'This will affect:' })).getAllByRole('listitem');
    await expect(names.map((item) => item.textContent)).toEqual([1, 2, 3, 4, 5, 6].map(channelName));
    await expect(question.queryByRole('textbox')).toBeNull();
    const run = await confirmStop({ canvas, userEvent }, question);
    await expect(await run.findByText('6 done')).toBeVisible();
    await expect(await resultsIn(run)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${channelName(number)}Done`),
    );
    await expect(stopped.mock.calls.flat().sort()).toEqual(['1', '2', '3', '4', '5', '6']);
    await expect(within(document.body).queryByRole('button', { name: 'Retry failed' })).toBeNull();
    await closeResults({ canvas, userEvent }, run);
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('table')));
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** All matching rows are loaded before the question; their number has to be typed. */
export const DoneToAll: KitStory = {
  args: { at: '/sample?state=live' },
  parameters: { msw: [mockChannels(60), stops()] },
  play: async ({ canvas, userEvent }) => {
    await tickPage({ canvas, userEvent }, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 45 that match' }));
    await tickChannels({ canvas, userEvent }, 3);
    const question = await askToStop({ canvas, userEvent }, 'Stop 44 channels?');
    const number = await question.findByRole('textbox', { name: 'Type “44” to confirm' });
    const names = within(question.getByRole('list', { name: 'This will affect:' })).getAllByRole('listitem');
    await expect(names.map((item) => item.textContent)).toEqual([
      ...[2, 4, 6, 7, 8].map(channelName),
      'and 39 more',
    ]);
    await expect(question.getByTestId('confirm')).toBeDisabled();
    await userEvent.type(number, '44');
    const run = await confirmStop({ canvas, userEvent }, question);
    await expect(await run.findByText('44 done')).toBeVisible();
    await expect(stopped).toHaveBeenCalledTimes(44);
    await expect(stopped).not.toHaveBeenCalledWith('1');
    await expect(stopped).not.toHaveBeenCalledWith('3');
    await expect(await run.findByRole('table', { name: 'Results' })).toHaveAttribute('aria-rowcount', '45');
  },
};

const CHANNELS = channelsOf(48);
let failing = true;

const FAILING = {
  beforeEach: () => {
    failing = true;
  },
};

/** Failures are shown per row, not as notices. Failed rows stay selected and can be tried again. */
export const PartlyFailed: KitStory = {
  ...FAILING,
  parameters: {
    msw: [
      mockChannels(48),
      mock(stopChannel, ({ params: { id } }) => {
        stopped(id);
        if (failing && id === '2') return respondWithError(409, { errors: ['the channel is on air'] });
        if (failing && id === '3') return respondWithError(403, { errors: ['no'] });
        return {};
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await tickChannels({ canvas, userEvent }, 1, 2, 3, 4);
    const run = await confirmStop(
      { canvas, userEvent },
      await askToStop({ canvas, userEvent }, 'Stop 4 channels?'),
    );
    await expect(await run.findByText('2 done · 2 failed')).toBeVisible();
    await expect(await resultsIn(run)).toEqual([
      `${channelName(2)}FailedThe channel is on air`,
      `${channelName(3)}FailedYour account is currently view-only and does not have editing permissions`,
      `${channelName(1)}Done`,
      `${channelName(4)}Done`,
    ]);
    await expect(within(document.body).queryByRole('alert')).toBeNull();

    failing = false;
    stopped.mockReset();
    await userEvent.click(run.getByRole('button', { name: 'Retry failed' }));
    await expect(await run.findByText('4 done')).toBeVisible();
    await expect(stopped.mock.calls.flat().sort()).toEqual(['2', '3']);
  },
};

let release: () => void = () => undefined;

const WAITING = {
  parameters: {
    msw: [
      mockChannels(48),
      mock(stopChannel, async ({ params: { id } }) => {
        stopped(id);
        await new Promise<void>((resolve) => {
          const before = release;
          release = () => {
            before();
            resolve();
          };
        });
        return {};
      }),
    ],
  },
  beforeEach: () => {
    release = () => undefined;
  },
};

/** Stopping finishes the calls in flight; rows that were not started stay selected. */
export const Stopped: KitStory = {
  ...WAITING,
  play: async ({ canvas, userEvent }) => {
    await tickChannels({ canvas, userEvent }, 1, 2, 3, 4, 5);
    const run = await confirmStop(
      { canvas, userEvent },
      await askToStop({ canvas, userEvent }, 'Stop 5 channels?'),
    );
    await expect(run.getByRole('progressbar', { name: 'Stop' })).toHaveAttribute('aria-valuenow', '0');
    await userEvent.click(run.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(run.getByRole('button', { name: 'Stopping' })).toHaveFocus());
    await waitFor(() => expect(stopped).toHaveBeenCalledTimes(3));
    release();
    await expect(await run.findByText('3 done · 2 skipped')).toBeVisible();
    await waitFor(() => expect(run.getByText('Close').closest('button')).toHaveFocus());
    await closeResults({ canvas, userEvent }, run);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await expect(await channelBox(canvas, 5)).toBeChecked();
  },
};

/** The link leaves the page, as the browser's Back does. */
function ChannelsBelowLink() {
  return (
    <>
      <PlainLink to="/other">Other page</PlainLink>
      <ManagedChannels />
    </>
  );
}

/** Leaving the page asks first, because it stops the run. */
export const LeftWhileRunning: KitStory = {
  ...WAITING,
  args: { screen: ChannelsBelowLink, onAddress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await tickChannels({ canvas, userEvent }, 1, 2, 3, 4, 5);
    const run = await confirmStop(
      { canvas, userEvent },
      await askToStop({ canvas, userEvent }, 'Stop 5 channels?'),
    );
    const leave = async () => {
      await fireEvent.click(canvas.getByText('Other page'));
      return within(
        await within(document.body).findByRole('dialog', { name: 'Leave before this is finished?' }),
      );
    };
    await userEvent.click((await leave()).getByRole('button', { name: 'Cancel' }));
    await expect(run.getByRole('progressbar', { name: 'Stop' })).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalled();
    await userEvent.click((await leave()).getByTestId('confirm'));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/other'));
    release();
  },
};

/** The question cannot be confirmed while the matching rows are unknown. */
export const UnreadMatches: KitStory = {
  ...FAILING,
  parameters: {
    msw: [
      stops(),
      mock(listChannels, ({ query }) =>
        failing && query.perPage === 100
          ? respondWithError(500, { errors: ['the database is down'] })
          : channelPage(CHANNELS, query),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await tickPage({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 48 that match' }));
    const question = await askToStop({ canvas, userEvent }, 'Stop 48 channels?');
    await expect(await question.findByText('Couldn’t check what this affects')).toBeVisible();
    await expect(question.getByTestId('confirm')).toBeDisabled();
    failing = false;
    await userEvent.click(question.getByRole('button', { name: 'Try again' }));
    await expect(await question.findByText('and 43 more')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(stopped).not.toHaveBeenCalled();
    await expect(canvas.getByText('All 48 that match are selected')).toBeVisible();
  },
};
