// @see spec 2.3, 2.4, 4.1, 7.3
import { mock, respondWithError } from '@console/http/testing';
import { getUserDetail } from '@console/shell-layout/contract';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { codeAccepted, loginOptions, secondFactorAsked, setUpOffered } from '../testing/auth-handlers';
import {
  accountExists,
  accountCreated,
  invitationAccepted,
  invitationFound,
  invitationRejected,
  linkEnded,
} from '../testing/email-link-handlers';

const LINK = '/auth/invite-member?type=member&token=a-token';

const onCreated = fn<Parameters<typeof accountCreated>[0]>();

export default {
  title: 'Auth/Invitation',
  ...screenStories({ feature: auth, at: LINK, session: 'signed-out', onAddress: fn() }, [
    invitationFound(),
    loginOptions(),
    ...operator(),
  ]),
  beforeEach: () => {
    onCreated.mockReset();
  },
};

const page = () => within(document.body);
const newcomer = invitationFound({ email: 'm•••@studio.example', hasAccount: false });

async function signUp({ canvas, userEvent }: ScreenPlay, password = 'four words in a row') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Mai Anh');
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
}

export const Newcomer: ScreenStory = {
  parameters: { msw: [newcomer, accountCreated(onCreated), loginOptions()] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You’re invited to Sông Hồng TV' }),
    ).toBeVisible();
    await expect(canvas.getByText('Create your account for m•••@studio.example.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await signUp({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect(onCreated).toHaveBeenCalledWith({
      query: { token: 'a-token' },
      body: { name: 'Mai Anh', password: 'four words in a row', timezone, language: 'en' },
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login'));
  },
};

export const WeakPassword: ScreenStory = {
  parameters: { msw: [newcomer, accountCreated(onCreated), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent }, 'password123');
    await expect(await canvas.findByText(/This password is commonly used/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await expect(await canvas.findByText('Password must be between 8 and 1000 characters')).toBeVisible();
    await expect(onCreated).not.toHaveBeenCalled();
  },
};

export const AccountExists: ScreenStory = {
  parameters: { msw: [newcomer, accountExists(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This address has an account');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Mai Anh');
  },
};

export const SignedOut: ScreenStory = {
  parameters: {
    msw: [invitationFound(), secondFactorAsked(), codeAccepted(), loginOptions(), ...operator()],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign in to accept' }));
    const redirect = encodeURIComponent(LINK);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'E-mail' }),
      'operator@signalbox.example',
    );
    await expect(args.onAddress).toHaveBeenLastCalledWith(`/auth/login?redirect=${redirect}`);
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Authentication code' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByRole('button', { name: 'Accept invitation' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(LINK);
  },
};

export const SecondFactorRequired: ScreenStory = {
  args: { session: 'pending' },
  parameters: { msw: [invitationFound(), codeAccepted(), loginOptions(), ...operator()] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Authentication code' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByRole('button', { name: 'Accept invitation' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(LINK);
  },
};

const signedIn = { session: 'signed-in' } as const;

async function accept({ canvas, userEvent }: ScreenPlay) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept invitation' }));
}

export const Accepted: ScreenStory = {
  args: signedIn,
  parameters: { msw: [invitationFound(), invitationAccepted(), ...operator()] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/^You’re signed in as operator@signalbox.example/)).toBeVisible();
    await accept({ canvas, userEvent });
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/song-hong-tv'));
    await expect(
      await page().findByText('You’re now a member of Sông Hồng TV, in the group “Editors”'),
    ).toBeVisible();
  },
};

export const AcceptedElsewhere: ScreenStory = {
  args: signedIn,
  parameters: {
    msw: [invitationFound(), invitationAccepted(), ...operator({ permissions: ['admin-user'] })],
  },
  play: async ({ canvas, userEvent, args }) => {
    await accept({ canvas, userEvent });
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps'));
  },
};

export const AcceptedFromOutside: ScreenStory = {
  args: signedIn,
  parameters: {
    msw: [
      invitationFound(),
      invitationAccepted(),
      mock(getUserDetail, () => respondWithError(403)),
      ...operator(),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await accept({ canvas, userEvent });
    await expect(
      await canvas.findByRole('heading', { name: 'You’re now a member of Sông Hồng TV' }),
    ).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps');
  },
};

export const AcceptedBeforeTwoFactor: ScreenStory = {
  args: signedIn,
  parameters: {
    msw: [
      invitationFound(),
      invitationAccepted(),
      setUpOffered(),
      ...operator({ user: { twoFAEnabled: false } }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await accept({ canvas, userEvent });
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/2fa'));
  },
};

export const AcceptRejected: ScreenStory = {
  args: signedIn,
  parameters: { msw: [invitationFound(), invitationRejected(), ...operator()] },
  play: async ({ canvas, userEvent, args }) => {
    await accept({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not for you');
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps/song-hong-tv');
  },
};

export const AnotherUser: ScreenStory = {
  args: signedIn,
  parameters: { msw: [invitationFound({ email: 'm•••@studio.example' }), ...operator()] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      await canvas.findByText(/for m•••@studio.example, but you’re signed in as operator@signalbox.example/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and continue' }));
    await expect(await canvas.findByRole('link', { name: 'Sign in to accept' })).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalledWith('/auth/login');
  },
};

export const Invalid: ScreenStory = {
  parameters: { msw: [linkEnded(), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This invitation no longer works' }),
    ).toBeVisible();
    await expect(canvas.getByText(/ask the person who invited you for a new one/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the console' })).toBeVisible();
  },
};

export const Incomplete: ScreenStory = {
  args: { at: '/auth/invite-member?type=member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  },
};

export const ToThePlatform: ScreenStory = {
  args: { at: '/auth/invite-member?type=invite&token=a-token' },
  parameters: { msw: [invitationFound({ appName: null }), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Set up your account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  },
};
