// @see spec 7.3
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { auth } from '../auth.feature';
import { linkEnded, linkFound, linkOfOneUse } from '../testing/mail-link-handlers';
import { passwordIsEmail, passwordReset, resetTooLate } from '../testing/self-service-handlers';
import { loginOptions } from '../testing/social-login-handlers';

const onReset = fn<NonNullable<Parameters<typeof passwordReset>[0]>>();

const meta = {
  title: 'Auth/Reset password',
  render: renderFeatureScreen,
  args: {
    feature: auth,
    at: '/auth/reset-password?type=reset&token=a-token',
    session: 'signed-out',
    onAddress: fn(),
  },
  parameters: { msw: [linkFound(), passwordReset(onReset), loginOptions(), ...operator()] },
  beforeEach: () => {
    onReset.mockReset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const PASSWORD = 'four words in a row';

async function choose({ canvas, userEvent }: Play, password = PASSWORD) {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
}

async function expectSaved({ canvas }: Pick<Play, 'canvas'>) {
  await expect(await canvas.findByRole('heading', { name: 'Your new password is saved' })).toBeVisible();
}

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/^The new password of o•••@signalbox.example\./)).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await choose({ canvas, userEvent });
    await expectSaved({ canvas });
    await expect(onReset.mock.calls).toEqual([[{ token: 'a-token', newPassword: PASSWORD }]]);
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login'));
  },
};

/** An administrator has made the account: its holder chooses the first password. */
export const First: Story = {
  parameters: { msw: [linkFound({ hasAccount: false }), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The password that you will sign in with as o•••@signalbox.example.'),
    ).toBeVisible();
  },
};

/** The platform has ended every session of the account, so the one of this browser is forgotten. */
export const SignedIn: Story = {
  args: { session: 'signed-in' },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await expectSaved({ canvas });
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login');
  },
};

/** Somebody else is signed in here: they stay so. */
export const SomebodyElse: Story = {
  args: { session: 'signed-in' },
  parameters: {
    msw: [linkFound({ email: 'm•••@studio.example' }), passwordReset(onReset), loginOptions(), ...operator()],
  },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await expectSaved({ canvas });
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps'));
  },
};

/** Only the platform knows the whole address; the link stays good. */
export const Refused: Story = {
  parameters: { msw: [linkFound(), passwordIsEmail(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'operator@signalbox.example');
    await expect(await canvas.findByText('The password must not be the e-mail address.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
  },
};

const oneUse = linkOfOneUse();

export const UsedMeanwhile: Story = {
  beforeEach: oneUse.renew,
  parameters: { msw: [oneUse.handler, resetTooLate(oneUse.end), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent });
    await expect(
      await canvas.findByRole('heading', { name: 'This link can no longer be used' }),
    ).toBeVisible();
  },
};

/** Expired, used or made up: one answer, and the way to a new one. */
export const Ended: Story = {
  parameters: { msw: [linkEnded(), loginOptions()] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Send a new link' }));
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/forgot-password');
  },
};

export const Incomplete: Story = {
  args: { at: '/auth/reset-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This address is not complete' })).toBeVisible();
  },
};

export const LightVietnamesePhone: Story = {
  globals: { theme: 'light', language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Mật khẩu mới'), PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu mật khẩu' }));
    await expect(await canvas.findByRole('heading', { name: 'Đã lưu mật khẩu mới' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
