import { screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { mockTwoFactor, twoFactorNotOffered, twoFactorUnreachable } from '../testing/mock-account';

const TITLE = 'Two-factor authentication';
const withCodesLeft = (codesLeft: number) => mockTwoFactor(codesLeft).handlers;

export default {
  title: 'Auth/Two-factor section',
  ...screenStories({ feature: auth, at: '/user/info' }, withCodesLeft(7)),
};

export const On: ScreenStory = {
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: TITLE }));
    await expect(await section.findByText('7 left')).toBeVisible();
    await expect(section.getByText('On')).toBeVisible();
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

export const FewLeft: ScreenStory = {
  parameters: { msw: withCodesLeft(3) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Only 3 recovery codes are left. Generate new codes before you run out.'),
    ).toBeVisible();
  },
};

export const NoneLeft: ScreenStory = {
  parameters: { msw: withCodesLeft(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/only an administrator can restore your access/)).toBeVisible();
    await expect(canvas.getByText('0 left')).toBeVisible();
  },
};
export const NotOffered: ScreenStory = {
  parameters: { msw: [twoFactorNotOffered(), ...withCodesLeft(7)] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: TITLE }));
    await expect(
      await section.findByText('The number of recovery codes left is not available on this platform.'),
    ).toBeVisible();
    await expect(section.getByText('On')).toBeVisible();
    await expect(section.queryByRole('link', { name: 'Turn off' })).toBeNull();
  },
};

export const Unreachable: ScreenStory = {
  parameters: { msw: [twoFactorUnreachable(), ...withCodesLeft(7)] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: TITLE }));
    await expect(await section.findByText('Couldn’t load two-factor authentication')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(section.getByRole('link', { name: 'Turn off' })).toBeVisible();
  },
};
