// @see spec 3.12
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { z } from 'zod';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { sampleFeature } from '../../testing/sample-feature';
import { FormField, OperationForm } from '@console/ui/form';
import type { Outcome } from '@console/ui';

const Server = z.object({
  name: z.string().trim().min(1).max(50),
  region: z.string(),
  pin: z.string().min(1),
  licenseToken: z.string().min(1),
});

const run = fn<(values: z.output<typeof Server>) => Promise<Outcome<object>>>();

function AddServer() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <h1>Servers</h1>
      <Button
        onClick={() => {
          setOpen(!open);
        }}
      >
        Open or close
      </Button>
      {open && (
        <OperationForm
          schema={Server}
          initialValues={{ region: 'hanoi' }}
          run={run}
          onDone={() => {
            setOpen(false);
          }}
          submitLabel="Add"
          draftKey="server"
        >
          <FormField name="name" label="Name">
            <Input />
          </FormField>
          <FormField name="region" label="Region">
            <Select options={['hanoi', 'hue'].map((value) => ({ value, label: value }))} />
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

function draftOf(user: string, at = Date.now()) {
  const draft = { user, form: 'server', at, values: { name: 'edge-07', pin: '1234', gone: 'x' } };
  return { 'console.drafts': JSON.stringify([draft]) };
}

const meta = {
  title: 'Kit/Form draft',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(AddServer), at: '/apps/sample' },
  parameters: { msw: operator() },
  beforeEach: () => {
    run.mockReset().mockResolvedValue({ data: {} });
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function type({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'edge-07');
  await userEvent.type(canvas.getByLabelText('PIN'), '1234');
  await userEvent.type(canvas.getByRole('textbox', { name: 'License' }), 'license-9');
}

async function toggle({ canvas, userEvent }: Play) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open or close' }));
}

const NOTE = /What you typed here until .* is back/;

/** What was typed is there again when the form is, and says so; secrets are not. */
export const Restored: Story = {
  play: async ({ canvas, userEvent }) => {
    await type({ canvas, userEvent });
    await expect(canvas.queryByText(NOTE)).toBeNull();
    await toggle({ canvas, userEvent });
    await toggle({ canvas, userEvent });
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('edge-07');
    // With the fields, not after them: they would be pushed down under the person's hands.
    await expect(canvas.getByText(NOTE)).toBeVisible();
    await expect(canvas.getByLabelText('PIN')).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'License' })).toHaveValue('');
  },
};

/** After a reload, a deployment or a closed tab. */
export const AfterReload: Story = {
  args: { localStorage: draftOf('user-1', Date.UTC(2026, 0, 31, 18, 30)) },
  beforeEach: () => {
    // The draft is of that evening.
    const { now } = Date;
    Date.now = () => Date.UTC(2026, 1, 1);
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('What you typed here until 2026/02/01 01:30:00 and did not send is back.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('edge-07');
    await expect(canvas.getByText('hanoi')).toBeVisible();
  },
};

/** Another person of the same browser begins with an empty form. */
export const OfSomebodyElse: Story = {
  args: { localStorage: draftOf('user-2') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.queryByText(NOTE)).toBeNull();
  },
};

export const Discarded: Story = {
  args: { localStorage: draftOf('user-1') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByText(NOTE)).toBeNull());
    await toggle({ canvas, userEvent });
    await toggle({ canvas, userEvent });
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await type({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull());
    await toggle({ canvas, userEvent });
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.queryByText(NOTE)).toBeNull();
  },
};

/** A refusal takes nothing away. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    run.mockResolvedValue({ error: { kind: 'unreachable', message: '' } });
    await type({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    await toggle({ canvas, userEvent });
    await toggle({ canvas, userEvent });
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('edge-07');
  },
};

export const Light: Story = { ...AfterReload, globals: { theme: 'light' } };

export const Phone: Story = {
  ...AfterReload,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NOTE)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  ...AfterReload,
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Đã khôi phục nội dung bạn nhập lúc 2026/02/01 01:30:00 nhưng chưa gửi.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bỏ nội dung này' })).toBeVisible();
  },
};
