// @see spec 4.1, 7.3
import {
  currentUserOf,
  operator,
  screenStories,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import {
  loginOptions,
  loginOptionsUnreachable,
  signInAccepted,
  socialLoginAccepted,
  socialLoginExpired,
} from '../testing/auth-handlers';
import { mockTwoFactor } from '../testing/mock-account';

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
      onLeave: fn(),
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

export const NoneOffered: ScreenStory = {
  parameters: { msw: [signInAccepted(), loginOptions()] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await expect(canvas.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  },
};

export const NotKnown: ScreenStory = {
  parameters: { msw: [signInAccepted(), loginOptionsUnreachable()], expectedLogs: [/Failed to load/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Begun: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with GitHub' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
    await expect(args.onLeave).toHaveBeenCalledWith(
      expect.stringMatching(/^\/auth-service\/v1\/users\/login\/github\?signup=false&challenge=[\w-]{43}$/),
    );
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

export const ReturnedWithoutSecondFactor: ScreenStory = {
  args: { ...Returned.args },
  parameters: {
    msw: [
      loginOptions(['github']),
      socialLoginAccepted(VERIFIER, currentUserOf({ twoFAEnabled: false })),
      ...mockTwoFactor(0, { twoFAEnabled: false }).handlers,
      ...operator({ user: { twoFAEnabled: false } }),
    ],
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/info'));
  },
};

async function expectRefused({ canvas }: Pick<ScreenPlay, 'canvas'>) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This sign-in has expired');
  await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

/** A return that this tab didn’t start signs no one in. */
export const NotBegunHere: ScreenStory = {
  args: { at: `/auth/login#social=${CODE}` },
  parameters: { msw: [loginOptions(['github'])] },
  play: expectRefused,
};

export const Expired: ScreenStory = {
  args: { ...Returned.args },
  parameters: { msw: [loginOptions(['github']), socialLoginExpired()] },
  play: expectRefused,
};

export const Declined: ScreenStory = {
  args: { at: '/auth/login#social-refused=declined' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-in was canceled.');
  },
};

export const NoAccount: ScreenStory = {
  args: {
    at: '/auth/login#social-refused=no-account',
    tabStorage: { 'console.social-verifier': VERIFIER, 'console.social-redirect': '/user/info' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login?redirect=%2Fuser%2Finfo'),
    );
    const alert = within(await canvas.findByRole('alert'));
    await userEvent.click(alert.getByRole('link', { name: 'Sign up' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign up' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/sign-up?redirect=%2Fuser%2Finfo');
  },
};

export const UnknownReason: ScreenStory = {
  args: { at: '/auth/login#social-refused=%3Cb%3Eboo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign-in failed.');
  },
};
