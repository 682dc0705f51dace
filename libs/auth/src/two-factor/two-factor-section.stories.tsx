import { renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { auth } from '../auth.feature';
import {
  twoFactorKept,
  twoFactorNotOffered,
  twoFactorSlow,
  twoFactorUnreachable,
} from '../testing/two-factor-handlers';

const TITLE = 'Two-factor authentication';
const withCodesLeft = (codesLeft: number) => twoFactorKept(codesLeft).handlers;

const meta = {
  title: 'Auth/Two-factor section',
  render: renderFeatureScreen,
  args: { feature: auth, at: '/user/info' },
  parameters: { msw: withCodesLeft(7) },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: TITLE }));
    await expect(await section.findByText('7 left')).toBeVisible();
    await expect(section.getByText('On')).toBeVisible();
    // In the person’s own zone.
    await expect(section.getByText('2026/02/03 08:30:00')).toBeVisible();
    await expect(section.queryByRole('alert')).toBeNull();
    await expect(section.getByRole('link', { name: 'New recovery codes' })).toHaveAttribute(
      'href',
      '/user/info/recovery-codes',
    );
    await expect(section.getByRole('link', { name: 'Turn off' })).toHaveAttribute(
      'href',
      '/user/info/two-factor-off',
    );
  },
};

export const FewLeft: Story = {
  parameters: { msw: withCodesLeft(3) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Only 3 recovery codes are left. Make new ones before they are used up.'),
    ).toBeVisible();
  },
};

export const NoneLeft: Story = {
  parameters: { msw: withCodesLeft(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/only an administrator could let you in again/)).toBeVisible();
    await expect(canvas.getByText('0 left')).toBeVisible();
  },
};

/** Behind the gate there is one thing to do. */
export const Off: Story = {
  parameters: { msw: twoFactorKept(0, { twoFAEnabled: false }).handlers },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: TITLE }));
    await expect(await section.findByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/apps/2fa');
    await expect(section.queryByRole('link', { name: 'Turn off' })).toBeNull();
  },
};

/** A platform without these calls: what the profile tells is all there is to tell. */
export const NotOffered: Story = {
  parameters: { msw: [twoFactorNotOffered(), ...withCodesLeft(7)] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: TITLE }));
    await expect(
      await section.findByText('This platform does not tell how many recovery codes are left.'),
    ).toBeVisible();
    await expect(section.getByText('On')).toBeVisible();
    await expect(section.queryByRole('link', { name: 'Turn off' })).toBeNull();
  },
};

/** The rest of the page stays, and so do the acts. */
export const Unreachable: Story = {
  parameters: { msw: [twoFactorUnreachable(), ...withCodesLeft(7)] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: TITLE }));
    await expect(
      await section.findByText('The state of two-factor authentication could not be loaded'),
    ).toBeVisible();
    await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(section.getByRole('link', { name: 'Turn off' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [twoFactorSlow(), ...withCodesLeft(7)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('status', { name: 'Loading two-factor authentication' }),
    ).toBeVisible();
  },
};

export const LightOnAPhone: Story = {
  ...FewLeft,
  globals: { theme: 'light', viewport: { value: 'mobile1' } },
};

export const Vietnamese: Story = {
  parameters: { msw: withCodesLeft(2) },
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Chỉ còn 2 mã khôi phục. Hãy tạo mã mới trước khi dùng hết.'),
    ).toBeVisible();
  },
};
