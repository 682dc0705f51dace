// @see spec 7.9
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect } from 'storybook/test';
import { auth } from '../auth.feature';
import { loginOptions } from '../testing/auth-handlers';

export default {
  title: 'Auth/Sign up closed',
  ...screenStories({ feature: auth, at: '/auth/sign-up', session: 'signed-out', config: { signUp: false } }, [
    loginOptions(['github']),
    ...operator(),
  ]),
};

export const Explained: ScreenStory = {
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

export const NoLinkAtSignIn: ScreenStory = {
  args: { at: '/auth/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign up' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /password/i })).toBeVisible();
  },
};
