// @see spec 2.3, 2.4, 4.1, 7.3
import { mock, respondWithError } from '@console/http/testing';
import { getProfile, getUserDetail } from '@console/shell-layout/contract';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { auth } from '../auth.feature';
import { loginOptions } from '../testing/auth-handlers';
import { accountCreated, invitationAccepted, invitationFound } from '../testing/email-link-handlers';

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

const signedIn = { session: 'signed-in' } as const;

async function accept({ canvas, userEvent }: ScreenPlay) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept invitation' }));
}

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

export const ProfileFailed: ScreenStory = {
  args: signedIn,
  parameters: {
    msw: [invitationFound(), mock(getProfile, () => respondWithError(500)), ...operator()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your details')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
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
export const ToThePlatform: ScreenStory = {
  args: { at: '/auth/invite-member?type=invite&token=a-token' },
  parameters: { msw: [invitationFound({ appName: null }), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Set up your account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  },
};
