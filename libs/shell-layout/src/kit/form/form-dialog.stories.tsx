// @see spec 3.12
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { Outlet } from 'react-router';
import { expect, fn, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import type { ConsoleFeature } from '../../routes/console-route';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { FormDialog, FormField, type Latest } from '@console/ui/form';
import { LinkButton, type Outcome } from '@console/ui';

const Server = z.object({ name: z.string().trim().min(1).max(50), note: z.string() });
type ServerValues = z.output<typeof Server>;

const run = fn<(values: ServerValues, etag?: string) => Promise<Outcome<object>>>();
const readLatest = fn<() => Promise<Outcome<Latest<typeof Server>>>>();

const REFUSED = {
  kind: 'refused' as const,
  status: 409,
  message: [],
  errors: [],
  fieldErrors: {},
};

function Servers() {
  return (
    <>
      <h1>Servers</h1>
      <LinkButton to="/apps/servers/edit?q=edge">Edit</LinkButton>
      <LinkButton to="/apps/elsewhere">Elsewhere</LinkButton>
      <Outlet />
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
      closeTo="/apps/servers"
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

const texts = () => Promise.resolve({});
const feature: ConsoleFeature = {
  locale: { namespace: 'samples', load: { en: texts, vi: texts } },
  appsRoutes: [
    {
      path: '/apps/servers',
      meta: { title: 'Servers' },
      screen: () => Promise.resolve(Servers),
      children: [
        {
          path: '/apps/servers/edit',
          meta: { title: 'Edit server', hideInMenu: true },
          screen: () => Promise.resolve(EditServer),
        },
      ],
    },
    {
      path: '/apps/elsewhere',
      meta: { title: 'Elsewhere' },
      screen: () => Promise.resolve(() => <h1>Elsewhere</h1>),
    },
  ],
};

const meta = {
  title: 'Kit/Form dialog',
  render: renderFeatureScreen,
  args: { feature, at: '/apps/servers/edit', onAddress: fn() },
  parameters: { msw: operator() },
  beforeEach: () => {
    run.mockReset().mockResolvedValue({ data: {} });
    readLatest
      .mockReset()
      .mockResolvedValue({ data: { values: { name: 'edge-07', note: 'Theirs' }, etag: '"2"' } });
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);
const dialogOf = async () => within(await page().findByRole('dialog', { name: 'Edit server' }));
const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

async function typeNote({ userEvent }: Pick<Play, 'userEvent'>) {
  const dialog = await dialogOf();
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Note' }), 'Mine');
  return dialog;
}

/** Opened from the list, saved, and back where it was opened, the list's query kept. */
export const Saved: Story = {
  args: { at: '/apps/servers?q=edge' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
    const dialog = await dialogOf();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await typeNote({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(run).toHaveBeenCalledWith({ name: 'edge-07', note: 'Mine' });
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/servers?q=edge');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Edit' })).toHaveFocus());
  },
};

/** Whoever begins before the dialog has opened goes on where they are: the first field is offered to nobody else. */
export const FasterThanTheDialog: Story = {
  play: async () => {
    const note = await (await dialogOf()).findByRole('textbox', { name: 'Note' });
    note.focus();
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
    await expect(note).toHaveFocus();
  },
};

/** Nothing changed, nothing asked. */
export const ClosedUnchanged: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/servers');
  },
};

/** Leaving with changes is asked about; staying keeps all, and leaving keeps a draft. */
export const LeftWithChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await typeNote({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await page().findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const again = within(await page().findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(again.getByRole('button', { name: 'Confirm' }));
    await gone();
    await userEvent.click(canvas.getByRole('link', { name: 'Edit' }));
    const reopened = await dialogOf();
    await waitFor(() => expect(reopened.getByText(/and did not send is back/)).toBeVisible());
    await expect(reopened.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');
  },
};

/** Once it is discarded nothing is unsaved: nobody asks, and no draft is left. */
export const DraftDiscarded: Story = {
  args: {
    localStorage: {
      'console.drafts': JSON.stringify([
        { user: 'user-1', form: 'server edge-07', at: Date.now(), values: { note: 'Mine' } },
      ]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), '-a');
    await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('edge-07'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
    await userEvent.click(canvas.getByRole('link', { name: 'Edit' }));
    const reopened = await dialogOf();
    await waitFor(() => expect(reopened.getByRole('textbox', { name: 'Note' })).toBeVisible());
    await expect(reopened.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    await expect(reopened.queryByText(/and did not send is back/)).toBeNull();
  },
};

/** While it is being saved nobody closes it. */
export const Saving: Story = {
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

export const RefusedBesideFields: Story = {
  play: async ({ userEvent }) => {
    run.mockResolvedValue({ error: { ...REFUSED, fieldErrors: { name: ['This name is taken.'] } } });
    const dialog = await typeNote({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('This name is taken.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine');
  },
};

async function conflict({ userEvent }: Pick<Play, 'userEvent'>) {
  run.mockResolvedValueOnce({ error: { ...REFUSED, status: 412 } });
  const dialog = await typeNote({ userEvent });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Somebody else saved this while you were working on it');
  return dialog;
}

/** Both versions, where they differ; mine is then saved over theirs, and over nothing newer. */
export const KeptMine: Story = {
  play: async ({ userEvent }) => {
    const dialog = await conflict({ userEvent });
    await expect(dialog.getByRole('row', { name: 'Note Theirs Mine' })).toBeVisible();
    await expect(dialog.queryByRole('row', { name: /^Name/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await gone();
    await expect(run).toHaveBeenLastCalledWith({ name: 'edge-07', note: 'Mine' }, '"2"');
  },
};

export const TookTheirs: Story = {
  play: async ({ userEvent }) => {
    const dialog = await conflict({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    const note = dialog.getByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(note).toHaveValue('Theirs'));
    await userEvent.type(note, ' and mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(run).toHaveBeenLastCalledWith({ name: 'edge-07', note: 'Theirs and mine' }, '"2"');
  },
};

/** The other version could not be read: the refusal itself is told. */
export const ConflictUnread: Story = {
  play: async ({ userEvent }) => {
    readLatest.mockResolvedValue({ error: { kind: 'unreachable', message: '' } });
    run.mockResolvedValueOnce({ error: { ...REFUSED, status: 412, message: ['the server was changed'] } });
    const dialog = await typeNote({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('The server was changed')).toBeVisible();
  },
};

const Conflict: Story = {
  play: async ({ userEvent }) => {
    await conflict({ userEvent });
  },
};

export const Light: Story = { ...Conflict, globals: { theme: 'light' } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    await conflict({ userEvent });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ userEvent }) => {
    const dialog = await typeNote({ userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy' }));
    await expect(await page().findByRole('dialog', { name: 'Rời đi mà không lưu?' })).toBeVisible();
  },
};
