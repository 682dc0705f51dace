// @see spec 2.3, 2.4, 4.1, 7.3
import { mock, respondWithError } from '@console/http/testing';
import { getUserDetail } from '@console/shell-layout/contract';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
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
export const ToThePlatform: ScreenStory = {
  args: { at: '/auth/invite-member?type=invite&token=a-token' },
  parameters: { msw: [invitationFound({ appName: null }), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Set up your account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  },
};
