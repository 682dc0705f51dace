// @see spec 7.3
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { auth } from '../auth.feature';
import { emailChanged, emailChangeTooLate } from '../testing/email-change-handlers';
import { linkEnded, linkFound, linkOfOneUse, linkSlow, linkUnreachable } from '../testing/mail-link-handlers';
import { loginOptions } from '../testing/social-login-handlers';

const onChanged = fn<(token: string) => void>();
const free = linkFound({ email: 'n•••@signalbox.example', hasAccount: false });

const meta = {
  title: 'Auth/Confirm new e-mail',
  render: renderFeatureScreen,
  args: {
    feature: auth,
    at: '/auth/confirm-email?type=email&token=a-token',
    session: 'signed-out',
    onAddress: fn(),
  },
  beforeEach: () => {
    onChanged.mockReset();
  },
  parameters: { msw: [free, emailChanged(onChanged), loginOptions(), ...operator()] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function confirm({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change address' }));
}

/** A scanner that opens the page leaves the link good: only the button uses it. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the address n•••@signalbox.example from now on/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change address' })).toBeEnabled();
    await expect(onChanged).not.toHaveBeenCalled();
  },
};

export const Changed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await confirm({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'Your address is changed' })).toBeVisible();
    await expect(onChanged.mock.calls).toEqual([['a-token']]);
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login'));
  },
};

/** In the browser of the very account, whose sessions have all ended: its way leads to a new sign-in, not to a 401. */
export const ChangedWhileSignedIn: Story = { ...Changed, args: { session: 'signed-in' } };

export const TakenMeanwhile: Story = {
  parameters: { msw: [linkFound({ hasAccount: true }), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This address has an account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change address' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
  },
};

/** Expired, used or made up: one answer. */
export const Ended: Story = {
  parameters: { msw: [linkEnded(), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link can no longer be used' }),
    ).toBeVisible();
  },
};

const oneUse = linkOfOneUse({ hasAccount: false });

/** The link was used in another tab while this page was open. */
export const UsedMeanwhile: Story = {
  beforeEach: oneUse.renew,
  parameters: { msw: [oneUse.handler, emailChangeTooLate(oneUse.end), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await confirm({ canvas, userEvent });
    await expect(
      await canvas.findByRole('heading', { name: 'This link can no longer be used' }),
    ).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: { at: '/auth/confirm-email' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This address is not complete' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [linkUnreachable(), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [linkSlow(), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: /./ })).toBeVisible();
  },
};

export const LightAndVietnamese: Story = {
  globals: { theme: 'light', language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi địa chỉ' }));
    await expect(await canvas.findByRole('heading', { name: 'Đã đổi địa chỉ' })).toBeVisible();
  },
};
