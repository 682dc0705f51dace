// @see spec 7.3
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { auth } from '../auth.feature';
import { loginOptions } from '../testing/auth-handlers';
import { linkEnded, linkFound } from '../testing/email-link-handlers';
import { passwordReset, sessionEndedBy } from '../testing/self-service-handlers';

const onReset = fn<NonNullable<Parameters<typeof passwordReset>[0]>>();

export default {
  title: 'Auth/Reset password',
  ...screenStories(
    {
      feature: auth,
      at: '/auth/reset-password?type=reset&token=a-token',
      session: 'signed-out',
      onAddress: fn(),
    },
    [linkFound(), passwordReset(onReset), loginOptions(), ...operator()],
  ),
  beforeEach: () => {
    onReset.mockReset();
  },
};

const PASSWORD = 'four words in a row';

async function choose({ canvas, userEvent }: ScreenPlay, password = PASSWORD) {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
}

async function expectSaved({ canvas }: Pick<ScreenPlay, 'canvas'>) {
  await expect(await canvas.findByRole('heading', { name: 'Password saved' })).toBeVisible();
}

export const First: ScreenStory = {
  parameters: { msw: [linkFound({ hasAccount: false }), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose the password for o•••@signalbox.example.')).toBeVisible();
  },
};

export const SignedIn: ScreenStory = {
  args: { session: 'signed-in' },
  parameters: {
    msw: [
      sessionEndedBy(() => onReset.mock.calls.length > 0),
      linkFound(),
      passwordReset(onReset),
      loginOptions(),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await expectSaved({ canvas });
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login');
  },
};

/** Both masked addresses are equal. */
export const AnotherUser: ScreenStory = {
  args: { session: 'signed-in' },
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent });
    await expectSaved({ canvas });
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps'));
  },
};
export const Ended: ScreenStory = {
  parameters: { msw: [linkEnded(), loginOptions()] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Send a new link' }));
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/forgot-password');
  },
};
