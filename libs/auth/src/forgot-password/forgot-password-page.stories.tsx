import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { auth } from '../auth.feature';
import { resetAsked, resetNotAsked } from '../testing/self-service-handlers';
import { loginOptions } from '../testing/social-login-handlers';

const onAsked = fn<NonNullable<Parameters<typeof resetAsked>[0]>>();

const meta = {
  title: 'Auth/Forgotten password',
  render: renderFeatureScreen,
  args: { feature: auth, at: '/auth/forgot-password', session: 'signed-out', onAddress: fn() },
  parameters: { msw: [resetAsked(onAsked), loginOptions(), ...operator()] },
  beforeEach: () => {
    onAsked.mockReset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const EMAIL = 'mai@studio.example';

async function ask({ canvas, userEvent }: Play, email = EMAIL) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
}

/** The way here and back, from the sign-in page. */
export const FromSignIn: Story = {
  args: { at: '/auth/login?redirect=%2Fuser%2Finfo' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }));
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to sign in' }));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login?redirect=%2Fuser%2Finfo'),
    );
  },
};

/** The same words for every address. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'Look in your mail' })).toBeVisible();
    await expect(canvas.getByText(/^If mai@studio.example has an account,/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText('Done. Look in your mail again in a moment.')).toBeVisible();
    await expect(onAsked.mock.calls).toEqual([[{ email: EMAIL }], [{ email: EMAIL }]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  },
};

export const NoAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'mai');
    await expect(await canvas.findByText(/must be a valid e-mail address/)).toBeVisible();
    await expect(onAsked).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  parameters: { msw: [resetNotAsked(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many mails. Try again in an hour.');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
  },
};

export const LightVietnamesePhone: Story = {
  globals: { theme: 'light', language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), EMAIL);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi liên kết' }));
    await expect(await canvas.findByText(/^Nếu mai@studio.example có tài khoản,/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
