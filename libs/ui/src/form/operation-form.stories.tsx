// @see spec 5, 7.3
import type { ConsoleError } from '@console/http';
import { Email } from '@console/http/contract';
import { Input } from 'antd';
import { expect, fn, waitFor } from 'storybook/test';
import { z } from 'zod';
import type { Outcome } from '../display/outcome';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import { FormField } from './form-field';
import { OperationForm } from './operation-form';

const Invitation = z.object({
  email: Email,
  alias: z
    .string()
    .trim()
    .min(3)
    .max(20)
    .refine((alias) => alias !== 'admin', { error: 'reserved' }),
});

const run = fn<(values: z.output<typeof Invitation>) => Promise<Outcome<string>>>();
const onDone = fn<(response: string) => void>();

function Invite() {
  return (
    <>
      <h1>Invite</h1>
      <OperationForm schema={Invitation} run={run} onDone={onDone} submitLabel="Invite">
        <FormField name="email" label="E-mail">
          <Input />
        </FormField>
        <FormField name="alias" label="Alias" rules={{ reserved: 'This alias is reserved' }}>
          <Input />
        </FormField>
      </OperationForm>
    </>
  );
}

const save = fn<(values: { alias: string }, etag?: string) => Promise<Outcome<{ alias: string }>>>();
const onStateChange = fn<(state: string) => void>();

function Settings() {
  return (
    <>
      <h1>Settings</h1>
      <OperationForm
        schema={Invitation.pick({ alias: true })}
        run={save}
        saved={({ alias }) => ({ values: { alias }, etag: '"2"' })}
        onDone={() => undefined}
        onStateChange={onStateChange}
        submitLabel="Save"
      >
        <FormField name="alias" label="Alias">
          <Input />
        </FormField>
      </OperationForm>
    </>
  );
}

export default {
  title: 'Kit/Operation form',
  ...kitStories({ screen: Invite }),
  beforeEach: () => {
    run.mockReset().mockResolvedValue({ data: 'done' });
    onDone.mockReset();
    onStateChange.mockReset();
    save.mockReset().mockImplementation((values) => Promise.resolve({ data: values }));
  },
};

async function fill({ canvas, userEvent }: KitPlay) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), ' mai@example.com ');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Alias' }), 'mai-anh');
  await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
}

const rejected: ConsoleError = { kind: 'http', status: 409, message: [], errors: [], fieldErrors: {} };

/** `run` gets the values as parsed by the schema. */
export const Sent: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('done'));
    await expect(run).toHaveBeenCalledWith({ email: 'mai@example.com', alias: 'mai-anh' });
  },
};

/** Fields are checked at the first submit, from then on with every change. */
export const Invalid: KitStory = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail' });
    const alias = canvas.getByRole('textbox', { name: 'Alias' });
    await userEvent.type(alias, 'ab');
    await userEvent.tab();
    await expect(canvas.queryByText(/must be between/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(await canvas.findByText('E-mail is required')).toBeVisible();
    await expect(email).toHaveAccessibleDescription(/E-mail is required/);
    await expect(canvas.getByText('Alias must be between 3 and 20 characters')).toBeVisible();
    await userEvent.type(alias, 'c');
    await waitFor(() => expect(canvas.queryByText(/must be between/)).toBeNull());
    await userEvent.clear(alias);
    await userEvent.type(alias, 'admin');
    await expect(await canvas.findByText('This alias is reserved')).toBeVisible();
    await userEvent.click(email);
    await userEvent.paste(`${'a'.repeat(320)}@example.com`);
    await expect(await canvas.findByText('E-mail must be at most 320 characters')).toBeVisible();
    await expect(run).not.toHaveBeenCalled();
  },
};

/** A form that stays on its page continues with the saved values and their version. */
export const SavedTwice: KitStory = {
  args: { screen: Settings },
  play: async ({ canvas, userEvent }) => {
    const alias = await canvas.findByRole('textbox', { name: 'Alias' });
    await userEvent.type(alias, ' mai');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(alias).toHaveValue('mai'));
    await expect(save).toHaveBeenLastCalledWith({ alias: 'mai' });
    await expect(onStateChange).toHaveBeenLastCalledWith('clean');
    await userEvent.type(alias, '-anh');
    await waitFor(() => expect(onStateChange).toHaveBeenLastCalledWith('unsaved'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ alias: 'mai-anh' }, '"2"'));
    await waitFor(() => expect(onStateChange).toHaveBeenLastCalledWith('clean'));
  },
};

/** What the user types while the form is sent stays, as unsaved input. */
export const TypedWhileSending: KitStory = {
  args: { screen: Settings },
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<Outcome<{ alias: string }>>();
    save.mockReturnValueOnce(promise);
    const alias = await canvas.findByRole('textbox', { name: 'Alias' });
    await userEvent.type(alias, 'mai');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await userEvent.type(alias, '-anh');
    resolve({ data: { alias: 'mai' } });
    await waitFor(() => expect(onStateChange).toHaveBeenLastCalledWith('unsaved'));
    await expect(alias).toHaveValue('mai-anh');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ alias: 'mai-anh' }, '"2"'));
  },
};

export const RejectedFields: KitStory = {
  play: async ({ canvas, userEvent }) => {
    run.mockResolvedValue({
      error: { ...rejected, message: ['not shown'], fieldErrors: { alias: ['This alias is taken.'] } },
    });
    await fill({ canvas, userEvent });
    await expect(await canvas.findByText('This alias is taken.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Alias' })).toHaveFocus());
    await expect(canvas.queryByText('Not shown')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Alias' })).toHaveValue('mai-anh');
  },
};

/** Errors of no field of the form appear above the fields; errors that the shell shows as notices do not. */
export const Rejected: KitStory = {
  play: async ({ canvas, userEvent }) => {
    run.mockResolvedValueOnce({ error: { kind: 'unreachable', message: '' } }).mockResolvedValue({
      error: { ...rejected, message: ['the user is a member already'], fieldErrors: { group: ['gone'] } },
    });
    await fill({ canvas, userEvent });
    const submit = canvas.getByRole('button', { name: 'Invite' });
    await waitFor(() => expect(submit).toBeEnabled());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The user is a member already');
    await expect(onDone).not.toHaveBeenCalled();
  },
};
