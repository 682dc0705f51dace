// @see spec 3.12
import type { ConsoleError } from '@console/http';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { Outcome } from '../display/outcome';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import type { Affected } from './affected-list';
import { ConfirmDialog } from './confirm-dialog';
import { useUi } from '../provider/ui-provider';

const NAME = 'Đài Tiếng Việt';
const AFFECTED: Affected = { data: ['3 groups lose their access', '12 members are signed out'] };
const CONFLICT: ConsoleError = {
  kind: 'http',
  status: 409,
  message: ['Conflict'],
  errors: ['the app has an unpaid invoice'],
  fieldErrors: {},
};

const run = fn<() => Promise<Outcome<unknown>>>();
const onDone = fn<() => void>();
const refetch = fn<() => void>();

function archive(affected: Affected, typedName?: string) {
  return {
    screen: function Archive() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <h1>Apps</h1>
          <Button onClick={() => setOpen(true)}>Archive</Button>
          <ConfirmDialog
            open={open}
            title="Archive this app?"
            action="Archive app"
            danger
            run={run}
            onDone={onDone}
            onClose={() => setOpen(false)}
            affected={affected}
            {...(typedName !== undefined && { typedName })}
          >
            It can be restored for 30 days.
          </ConfirmDialog>
        </>
      );
    },
  };
}

export default {
  title: 'Kit/Confirm dialog',
  ...kitStories(archive(AFFECTED)),
  beforeEach: () => {
    run.mockReset().mockResolvedValue({ data: {} });
    onDone.mockReset();
    refetch.mockReset();
  },
};

const page = () => within(document.body);

async function open({ canvas, userEvent }: KitPlay) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
  const dialog = within(await page().findByRole('dialog', { name: 'Archive this app?' }));
  await waitFor(() => expect(dialog.getByText('It can be restored for 30 days.')).toBeVisible());
  return dialog;
}

const closed = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

/** The typed name is compared after normalization; the focus returns to the button that opened the dialog. */
export const TypedName: KitStory = {
  args: archive(AFFECTED, NAME),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open({ canvas, userEvent });
    await expect(
      within(dialog.getByRole('list', { name: 'This will affect:' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    const name = dialog.getByRole('textbox', { name: `Type “${NAME}” to confirm` });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Đài tiếng việt{Enter}');
    await expect(dialog.getByTestId('confirm')).toBeDisabled();
    await expect(run).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus());

    const empty = (await open({ canvas, userEvent })).getByRole('textbox');
    await expect(empty).toHaveValue('');
    // Vietnamese keyboards may send letters and marks separately.
    await userEvent.type(empty, ` ${NAME.normalize('NFD')} {Enter}`);
    await closed();
    await expect(run).toHaveBeenCalledOnce();
    await expect(onDone).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus());
  },
};

/** While the action runs, it cannot be started again and the dialog cannot be closed. */
export const Pending: KitStory = {
  play: async ({ canvas, userEvent }) => {
    run.mockReturnValue(new Promise(() => undefined));
    const dialog = await open({ canvas, userEvent });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.dblClick(dialog.getByTestId('confirm'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(page().getByRole('dialog', { name: 'Archive this app?' })).toBeVisible();
    await expect(run).toHaveBeenCalledOnce();
  },
};

const onClose = fn<() => void>();

/** A question as a child route; "Leave" goes to another page, like the browser's Back. */
function ArchiveRoute() {
  const ui = useUi();
  const { go } = ui.useNavigation();
  const { pathname } = ui.useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <Button onClick={() => go('/other')}>Leave</Button>
      {pathname === '/sample' && (
        <ConfirmDialog
          open
          title="Archive this app?"
          action="Archive app"
          run={run}
          onDone={onDone}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** A late response leaves the user on the page that they went to in the meantime. */
export const LeftMeanwhile: KitStory = {
  args: { screen: ArchiveRoute },
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
    run.mockReturnValue(promise);
    onClose.mockReset();
    await userEvent.click(await page().findByTestId('confirm'));
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    await fireEvent.click(canvas.getByText('Leave'));
    await canvas.findByText('/other');
    resolve({ data: {} });
    await promise;
    await new Promise((settled) => setTimeout(settled));
    await expect(onClose).not.toHaveBeenCalled();
    await expect(onDone).not.toHaveBeenCalled();
  },
};

/** Errors, 403 included, are shown in the dialog. */
export const Rejected: KitStory = {
  play: async ({ canvas, userEvent }) => {
    run
      .mockResolvedValueOnce({ error: CONFLICT })
      .mockResolvedValueOnce({ error: { ...CONFLICT, status: 403, errors: ['no'] } });
    const dialog = await open({ canvas, userEvent });
    const confirm = dialog.getByTestId('confirm');
    await userEvent.click(confirm);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The app has an unpaid invoice');
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/^Your account is/));
    await expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await closed();
    await expect(onDone).toHaveBeenCalledOnce();
  },
};

export const AffectedFailed: KitStory = {
  args: archive({ error: { kind: 'unreachable', message: '' }, refetch }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open({ canvas, userEvent });
    await expect(dialog.getByText('Couldn’t check what this affects')).toBeVisible();
    await expect(dialog.getByTestId('confirm')).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};
