// @see spec 5, 7.3
import type { ConsoleError } from '@console/http';
import { Email } from '@console/http/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { expect, fn, waitFor } from 'storybook/test';
import { z } from 'zod';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { sampleFeature } from '../../testing/sample-feature';
import { FormField, OperationForm } from '@console/ui/form';

const Invitation = z.object({
  email: Email,
  alias: z
    .string()
    .trim()
    .min(3)
    .max(20)
    .refine((alias) => alias !== 'admin', { error: 'reserved' }),
});

type Outcome = { data: string } | { error: ConsoleError };

const run = fn<(values: z.output<typeof Invitation>) => Promise<Outcome>>();
const onDone = fn<(answer: string) => void>();

function Invite() {
  return (
    <>
      <h1>Invite</h1>
      <OperationForm schema={Invitation} run={run} onDone={onDone} submitLabel="Invite">
        <FormField name="email" label="E-mail">
          <Input />
        </FormField>
        <FormField
          name="alias"
          label="Alias"
          help="Shown to others"
          rules={{ reserved: 'This alias is taken by the console' }}
        >
          <Input />
        </FormField>
      </OperationForm>
    </>
  );
}

const save = fn<(values: { alias: string }, etag?: string) => Promise<{ data: { alias: string } }>>();
const onStateChange = fn<(state: string) => void>();
const Settled = Invitation.pick({ alias: true });

function Settings() {
  return (
    <>
      <h1>Settings</h1>
      <OperationForm
        schema={Settled}
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

const meta = {
  title: 'Kit/Operation form',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Invite), at: '/apps/sample' },
  parameters: { msw: operator() },
  beforeEach: () => {
    run.mockReset().mockResolvedValue({ data: 'done' });
    onDone.mockReset();
    onStateChange.mockReset();
    save.mockReset().mockImplementation((values) => Promise.resolve({ data: values }));
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function fill({ canvas, userEvent }: Play, email = ' mai@example.com ', alias = 'mai-anh') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Alias' }), alias);
  await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
}

const refused = { kind: 'refused' as const, message: [], errors: [], fieldErrors: {} };

/** The values are sent as the schema reads them. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('done'));
    await expect(run).toHaveBeenCalledWith({ email: 'mai@example.com', alias: 'mai-anh' });
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    await expect(await canvas.findByText('E-mail is required')).toBeVisible();
    await expect(canvas.getByText('Alias is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      /E-mail is required/,
    );
    await expect(run).not.toHaveBeenCalled();
  },
};

/** Every rule has words of its own; a rule that only this form has brings them. */
export const BadValues: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'E-mail' }));
    await userEvent.paste(`${'a'.repeat(320)}@example.com`);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alias' }), 'admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(await canvas.findByText('E-mail must be at most 320 characters')).toBeVisible();
    await expect(canvas.getByText('This alias is taken by the console')).toBeVisible();
    await expect(run).not.toHaveBeenCalled();
  },
};

/** A form that stays goes on from what was saved: its values, and its version. */
export const SavedAndKept: Story = {
  args: { feature: sampleFeature(Settings) },
  play: async ({ canvas, userEvent }) => {
    const alias = await canvas.findByRole('textbox', { name: 'Alias' });
    await userEvent.type(alias, ' mai');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    // As the platform keeps it.
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

/** Nothing is judged before it was sent once; from then on, with every change. */
export const Mended: Story = {
  play: async ({ canvas, userEvent }) => {
    const alias = await canvas.findByRole('textbox', { name: 'Alias' });
    await userEvent.type(alias, 'ab');
    await userEvent.tab();
    await expect(canvas.queryByText(/must be between/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(await canvas.findByText('Alias must be between 3 and 20 characters')).toBeVisible();
    await userEvent.type(alias, 'c');
    await waitFor(() => expect(canvas.queryByText(/must be between/)).toBeNull());
  },
};

export const RefusedBesideFields: Story = {
  play: async ({ canvas, userEvent }) => {
    run.mockResolvedValue({
      error: {
        ...refused,
        status: 409,
        message: ['not shown'],
        fieldErrors: { alias: ['Somebody has this alias.'] },
      },
    });
    await fill({ canvas, userEvent });
    await expect(await canvas.findByText('Somebody has this alias.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Alias' })).toHaveFocus());
    await expect(canvas.queryByText('Not shown')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Alias' })).toHaveValue('mai-anh');
  },
};

/** A refusal of no single field stands above them, also one that names a field the form does not have. */
export const RefusedAbove: Story = {
  play: async ({ canvas, userEvent }) => {
    run.mockResolvedValue({
      error: {
        ...refused,
        status: 422,
        message: ['the person is a member already'],
        fieldErrors: { group: ['gone'] },
      },
    });
    await fill({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The person is a member already');
    await expect(onDone).not.toHaveBeenCalled();
  },
};

/** What the shell tells in a notice is not told twice. */
export const FailedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    run.mockResolvedValue({ error: { kind: 'unreachable', message: '' } });
    await fill({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Invite' })).toBeEnabled());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Alias' })).toHaveValue('mai-anh');
  },
};

export const Light: Story = { ...RefusedAbove, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    await expect(await canvas.findByText('Alias không được để trống')).toBeVisible();
  },
};
