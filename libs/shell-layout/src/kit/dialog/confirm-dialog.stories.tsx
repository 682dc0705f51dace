// @see spec 3.12
import type { ConsoleError } from '@console/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { sampleFeature } from '../../testing/sample-feature';
import { type Affected, ConfirmDialog, type Outcome } from '@console/ui';

const NAME = 'Đài Tiếng Việt';
const AFFECTED: Affected = { data: ['3 groups lose their access', '12 members are signed out'] };
const REFUSED: ConsoleError = {
  kind: 'refused',
  status: 409,
  message: ['Conflict'],
  errors: ['the app has an unpaid invoice'],
  fieldErrors: {},
};

const run = fn<() => Promise<Outcome<unknown>>>();
const onDone = fn<() => void>();
const refetch = fn<() => void>();

function archive(affected: Affected | undefined, typedName?: string) {
  return sampleFeature(function Archive() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <h1>Apps</h1>
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          Archive
        </Button>
        <ConfirmDialog
          open={open}
          title="Archive this app?"
          danger
          run={run}
          onDone={onDone}
          onClose={() => {
            setOpen(false);
          }}
          {...(affected && { affected })}
          {...(typedName !== undefined && { typedName })}
        >
          It can be restored for 30 days.
        </ConfirmDialog>
      </>
    );
  });
}

const meta = {
  title: 'Kit/Confirm dialog',
  render: renderFeatureScreen,
  args: { feature: archive(AFFECTED, NAME), at: '/apps/sample' },
  parameters: { msw: operator() },
  beforeEach: () => {
    run.mockReset().mockResolvedValue({ data: {} });
    onDone.mockReset();
    refetch.mockReset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const page = () => within(document.body);

async function ask({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
  const dialog = within(await page().findByRole('dialog', { name: 'Archive this app?' }));
  await waitFor(() => expect(dialog.getByText('It can be restored for 30 days.')).toBeVisible());
  return dialog;
}

const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

/** What it affects is listed; the name opens the way, and the keyboard goes it. */
export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await expect(
      within(dialog.getByRole('list', { name: 'This will affect:' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    const name = dialog.getByRole('textbox', { name: `Type “${NAME}” to confirm` });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Đài tiếng việt{Enter}');
    await expect(confirm).toBeDisabled();
    await expect(run).not.toHaveBeenCalled();
    await userEvent.clear(name);
    // As a keyboard sends it that keeps letters and marks apart.
    await userEvent.type(name, ` ${NAME.normalize('NFD')} `);
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(run).toHaveBeenCalledOnce();
    await expect(onDone).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus());
  },
};

/** The safe button has the focus; what was typed is forgotten. */
export const Cancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox'), NAME);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
    await expect(run).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus());
    await expect((await ask({ canvas, userEvent })).getByRole('textbox')).toHaveValue('');
  },
};

/** A name is text, whatever it looks like. */
export const StrangeName: Story = {
  args: { feature: archive(undefined, '<b>$t(retry) {{name}}</b>') },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await userEvent.click(
      dialog.getByRole('textbox', { name: 'Type “<b>$t(retry) {{name}}</b>” to confirm' }),
    );
    await userEvent.paste('<b>$t(retry) {{name}}</b>');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled());
  },
};

export const WithoutName: Story = {
  args: { feature: archive(undefined) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await gone();
    await expect(run).toHaveBeenCalledOnce();
  },
};

/** The act runs once, and nobody closes the dialog over it. */
export const Pending: Story = {
  args: { feature: archive(AFFECTED) },
  play: async ({ canvas, userEvent }) => {
    run.mockReturnValue(new Promise(() => undefined));
    const dialog = await ask({ canvas, userEvent });
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await userEvent.dblClick(confirm);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(page().getByRole('dialog', { name: 'Archive this app?' })).toBeVisible();
    await expect(run).toHaveBeenCalledOnce();
  },
};

/** What refused it stands inside, and it can be tried again. */
export const Refused: Story = {
  args: { feature: archive(AFFECTED) },
  play: async ({ canvas, userEvent }) => {
    run.mockResolvedValueOnce({ error: REFUSED });
    const dialog = await ask({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The app has an unpaid invoice');
    await expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await gone();
    await expect(onDone).toHaveBeenCalledOnce();
  },
};

/** A 403 is shown inside as well. */
export const Forbidden: Story = {
  args: { feature: archive(AFFECTED) },
  play: async ({ canvas, userEvent }) => {
    run.mockResolvedValueOnce({ error: { ...REFUSED, status: 403, errors: ['no'] } });
    const dialog = await ask({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Your account is currently view-only/);
  },
};

/** Nobody confirms what is not yet known. */
export const AffectedLoading: Story = {
  args: { feature: archive({ isFetching: true }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

export const AffectedFailed: Story = {
  args: { feature: archive({ error: { kind: 'unreachable', message: '' }, refetch }) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await expect(dialog.getByText('What this would affect could not be loaded')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

/** The dialog of a dangerous act, as it stands open. */
const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
  },
};

export const Light: Story = { ...Open, globals: { theme: 'light' } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await ask({ canvas, userEvent });
    await expect(dialog.getByRole('textbox', { name: `Nhập “${NAME}” để xác nhận` })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Xác nhận' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Hủy' })).toBeEnabled();
  },
};
