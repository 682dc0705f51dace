// @see spec 3.12
import { Button, Input } from 'antd';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { z } from 'zod';
import type { Outcome } from '../display/outcome';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import { FormField } from './form-field';
import { OperationForm } from './operation-form';

const Server = z.object({
  name: z.string().trim().min(1).max(50),
  pin: z.string().min(1),
  licenseToken: z.string().min(1),
});

const run = fn<(values: z.output<typeof Server>) => Promise<Outcome<object>>>();

function AddServer() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <h1>Servers</h1>
      <Button onClick={() => setOpen(!open)}>Toggle form</Button>
      {open && (
        <OperationForm
          schema={Server}
          run={run}
          onDone={() => setOpen(false)}
          submitLabel="Add"
          draftKey="server"
        >
          <FormField name="name" label="Name">
            <Input />
          </FormField>
          <FormField name="pin" label="PIN">
            <Input.Password />
          </FormField>
          <FormField name="licenseToken" label="License">
            <Input />
          </FormField>
        </OperationForm>
      )}
    </>
  );
}

export default {
  title: 'Kit/Form draft',
  ...kitStories({ screen: AddServer }),
  beforeEach: () => {
    run.mockReset().mockResolvedValue({ data: {} });
  },
};

async function type({ canvas, userEvent }: KitPlay) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'edge-07');
  await userEvent.type(canvas.getByLabelText('PIN'), '1234');
  await userEvent.type(canvas.getByRole('textbox', { name: 'License' }), 'license-9');
}

async function toggle({ canvas, userEvent }: KitPlay, times = 1) {
  for (let count = 0; count < times; count += 1) {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle form' }));
  }
}

const NOTE = /Your unsaved draft from .* was restored/;

/** Typed values survive a failed submit and the end of the form; secrets do not. */
export const Restored: KitStory = {
  play: async ({ canvas, userEvent }) => {
    run.mockResolvedValue({ error: { kind: 'unreachable', message: '' } });
    await type({ canvas, userEvent });
    await expect(canvas.queryByText(NOTE)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    await toggle({ canvas, userEvent }, 2);
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('edge-07');
    // Rendered with the fields, so that it does not shift them.
    await expect(canvas.getByText(NOTE)).toBeVisible();
    await expect(canvas.getByLabelText('PIN')).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'License' })).toHaveValue('');
  },
};

export const Discarded: KitStory = {
  args: { drafts: { server: { at: Date.UTC(2026, 0, 31, 18, 30), values: { name: 'edge-07' } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Your unsaved draft from 2026/01/31 13:30:00 was restored.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('edge-07');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByText(NOTE)).toBeNull());
    await toggle({ canvas, userEvent }, 2);
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

export const Sent: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await type({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull());
    await toggle({ canvas, userEvent });
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.queryByText(NOTE)).toBeNull();
  },
};
