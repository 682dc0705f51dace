// @see spec 3.12
import { Input } from 'antd';
import { expect, fn, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import type { Outcome } from '../display/outcome';
import { LinkButton } from '../links/link-button';
import { useUi } from '../provider/ui-provider';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import { FormDialog } from './form-dialog';
import { FormField } from './form-field';
import type { Latest } from './operation-form';

const Server = z.object({ name: z.string().trim().min(1).max(50), note: z.string() });
type ServerValues = z.output<typeof Server>;

const run = fn<(values: ServerValues, etag?: string) => Promise<Outcome<object>>>();
const readLatest = fn<() => Promise<Outcome<Latest<typeof Server>>>>();

const REJECTED = {
  kind: 'http' as const,
  status: 409,
  message: [],
  errors: [],
  fieldErrors: {},
};

function Servers() {
  const { pathname } = useUi().useLocation();
  return (
    <>
      <h1>Servers</h1>
      <LinkButton to="/servers/edit?q=edge">Edit</LinkButton>
      {pathname === '/servers/edit' && <EditServer />}
    </>
  );
}

function EditServer() {
  return (
    <FormDialog
      title="Edit server"
      schema={Server}
      initialValues={{ name: 'edge-07', note: '' }}
      run={run}
      readLatest={readLatest}
      submitLabel="Save"
      draftKey="server edge-07"
      closeTo="/servers"
    >
      <FormField name="name" label="Name">
        <Input />
      </FormField>
      <FormField name="note" label="Note">
        <Input.TextArea />
      </FormField>
    </FormDialog>
  );
}

export default {
  title: 'Kit/Form dialog',
  ...kitStories({ screen: Servers, at: '/servers/edit', onAddress: fn() }),
  beforeEach: () => {
    run.mockReset().mockResolvedValue({ data: {} });
    readLatest
      .mockReset()
      .mockResolvedValue({ data: { values: { name: 'edge-07', note: 'Theirs' }, etag: '"2"' } });
  },
};

const page = () => within(document.body);
const dialogOf = async () => within(await page().findByRole('dialog', { name: 'Edit server' }));
const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

async function typeNote({ userEvent }: Pick<KitPlay, 'userEvent'>) {
  const dialog = await dialogOf();
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Note' }), 'Mine');
  return dialog;
}

/** Closing keeps the query of the list and returns the focus. */
export const Saved: KitStory = {
  args: { at: '/servers?q=edge' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
    const dialog = await dialogOf();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await typeNote({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(run).toHaveBeenCalledWith({ name: 'edge-07', note: 'Mine' });
    await expect(args.onAddress).toHaveBeenLastCalledWith('/servers?q=edge');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Edit' })).toHaveFocus());
  },
};

/** The first field takes the focus unless another field has it already. */
export const FocusBeforeOpen: KitStory = {
  play: async () => {
    const note = await (await dialogOf()).findByRole('textbox', { name: 'Note' });
    note.focus();
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
    await expect(note).toHaveFocus();
  },
};

/** Leaving with changes asks first; leaving keeps a draft. */
export const LeftWithChanges: KitStory = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await typeNote({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await page().findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const again = within(await page().findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(again.getByTestId('confirm'));
    await gone();
    await userEvent.click(canvas.getByRole('link', { name: 'Edit' }));
    const reopened = await dialogOf();
    await waitFor(() => expect(reopened.getByText(/^Your unsaved draft from/)).toBeVisible());
    await expect(reopened.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');
  },
};

/** An error above the fields is visible from the end of a long form. */
export const RejectedBelow: KitStory = {
  play: async ({ userEvent }) => {
    run.mockResolvedValue({ error: { ...REJECTED, message: ['The event would be over already.'] } });
    const dialog = await typeNote({ userEvent });
    dialog.getByRole('textbox', { name: 'Note' }).style.height = '3000px';
    const save = dialog.getByRole('button', { name: 'Save' });
    save.scrollIntoView();
    await userEvent.click(save);
    const error = await dialog.findByRole('alert');
    await waitFor(() => expect(error.getBoundingClientRect().top).toBeGreaterThan(0));
  },
};

/** The dialog cannot be closed while it saves. */
export const Saving: KitStory = {
  play: async ({ userEvent }) => {
    run.mockReturnValue(new Promise(() => undefined));
    const dialog = await typeNote({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await expect(page().queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
  },
};

async function conflict({ userEvent }: Pick<KitPlay, 'userEvent'>) {
  run.mockResolvedValueOnce({ error: { ...REJECTED, status: 412 } });
  const dialog = await typeNote({ userEvent });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Someone else changed this while you were editing');
  return dialog;
}

/** Shows both versions of the fields that differ; saving mine sends the version that was shown. */
export const KeptMine: KitStory = {
  play: async ({ userEvent }) => {
    const dialog = await conflict({ userEvent });
    await expect(dialog.getByRole('row', { name: 'Note Theirs Mine' })).toBeVisible();
    await expect(dialog.queryByRole('row', { name: /^Name/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await gone();
    await expect(run).toHaveBeenLastCalledWith({ name: 'edge-07', note: 'Mine' }, '"2"');
  },
};

export const TookTheirs: KitStory = {
  play: async ({ userEvent }) => {
    const dialog = await conflict({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Use theirs' }));
    const note = dialog.getByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(note).toHaveValue('Theirs'));
    await userEvent.type(note, ' and mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(run).toHaveBeenLastCalledWith({ name: 'edge-07', note: 'Theirs and mine' }, '"2"');
  },
};

/** If the other version cannot be loaded, the error itself is shown. */
export const ConflictUnread: KitStory = {
  play: async ({ userEvent }) => {
    readLatest.mockResolvedValue({ error: { kind: 'unreachable', message: '' } });
    run.mockResolvedValueOnce({ error: { ...REJECTED, status: 412, message: ['the server was changed'] } });
    const dialog = await typeNote({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('The server was changed')).toBeVisible();
  },
};
