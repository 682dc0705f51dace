import { mock, mockUnreachable, refuse } from '@console/http/testing';
import { getProfile, getUserDetail } from '@console/shell-layout/contract';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { auth } from '../auth.feature';
import { loginOptions } from '../testing/social-login-handlers';

const meta = {
  title: 'Auth/User info',
  render: renderFeatureScreen,
  args: { feature: auth, at: '/user/info', onAddress: fn() },
  parameters: { msw: operator() },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your account' })).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms.slice(0, 5)).toEqual([
      'E-mail',
      'Name',
      'Language',
      'Time zone',
      'Two-factor authentication',
    ]);
    await expect(canvas.getByText('Mai Anh Nguyễn')).toBeVisible();
    await expect(canvas.getByText('Asia/Ho_Chi_Minh')).toBeVisible();
    await expect(canvas.getByText('On')).toBeVisible();
    await expect(await canvas.findByText('Administrators')).toBeVisible();
  },
};

/** Open behind the two-factor gate, with the way to enrol. */
export const WithoutTwoFactor: Story = {
  parameters: { msw: operator({ user: { twoFAEnabled: false } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/apps/2fa');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
};

/** Whoever cannot be told, or what they may do, is signed out. */
export const PermissionsUnavailable: Story = {
  parameters: { msw: [mockUnreachable(getUserDetail), loginOptions(), ...operator()] },
  args: { at: '/user' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login');
  },
};

export const ProfileUnavailable: Story = {
  parameters: { msw: [mock(getProfile, () => refuse(500)), loginOptions(), ...operator()] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login');
  },
};

export const LongTexts: Story = {
  parameters: {
    msw: operator({
      user: { name: `\u202e<b>${'Nguyễn '.repeat(20)}</b>`, email: `${'a'.repeat(64)}@signalbox.example` },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<b>Nguyễn/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Light: Story = { ...Filled, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tài khoản của bạn' })).toBeVisible();
    await expect(canvas.getByText('Đang bật')).toBeVisible();
  },
};
