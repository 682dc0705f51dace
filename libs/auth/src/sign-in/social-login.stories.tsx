// @see spec 4.1, 7.3
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn } from 'storybook/test';
import { auth } from '../auth.feature';
import { getLoginOptions } from '../contract';
import {
  loginOptions,
  loginOptionsUnreachable,
  signInAccepted,
  socialLoginAccepted,
  socialLoginExpired,
} from '../testing/auth-handlers';
const VERIFIER = 'v'.repeat(43);
const CODE = 'c'.repeat(43);

export default {
  title: 'Auth/Social login',
  ...screenStories(
    {
      feature: auth,
      at: '/auth/login?redirect=%2Fuser%2Finfo',
      session: 'signed-out',
      onAddress: fn(),
    },
    [signInAccepted(), loginOptions(['github', 'google']), ...operator()],
  ),
};

export const Offered: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  },
};
export const NotKnown: ScreenStory = {
  parameters: { msw: [signInAccepted(), loginOptionsUnreachable()], expectedLogs: [/Failed to load/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Rejected: ScreenStory = {
  parameters: { msw: [signInAccepted(), mock(getLoginOptions, () => respondWithError(403))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.findByRole('heading', { name: 'No access' }, { timeout: 2000 })).rejects.toThrow();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
export const Returned: ScreenStory = {
  args: {
    at: `/auth/login#social=${CODE}`,
    tabStorage: { 'console.social-verifier': VERIFIER, 'console.social-redirect': '/user/info' },
  },
  parameters: { msw: [loginOptions(['github']), socialLoginAccepted(VERIFIER), ...operator()] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Authentication code' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/check-code?redirect=%2Fuser%2Finfo');
  },
};

async function expectRefused({ canvas }: Pick<ScreenPlay, 'canvas'>) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This sign-in has expired');
  await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

export const Expired: ScreenStory = {
  args: { ...Returned.args },
  parameters: { msw: [loginOptions(['github']), socialLoginExpired()] },
  play: expectRefused,
};
export const UnknownReason: ScreenStory = {
  args: { at: '/auth/login#social-refused=%3Cb%3Eboo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-in failed.');
  },
};
