// @see spec 7.9
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { auth } from '../auth.feature';
import { loginOptions } from '../testing/auth-handlers';

const meta = {
  title: 'Auth/Sign up closed',
  render: renderFeatureScreen,
  args: { feature: auth, at: '/auth/sign-up', session: 'signed-out', config: { signUp: false } },
  parameters: { msw: [loginOptions(['github']), ...operator()] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Explained: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign-up is closed' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /GitHub/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
};

export const NoLinkAtSignIn: Story = {
  args: { at: '/auth/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign up' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /password/i })).toBeVisible();
  },
};
