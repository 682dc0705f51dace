// @see spec 7.3
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { auth } from '../auth.feature';
import { loginOptions } from '../testing/auth-handlers';
import { linkFound } from '../testing/email-link-handlers';
import { emailChanged, sessionEndedBy } from '../testing/self-service-handlers';

const onChanged = fn<(token: string) => void>();
const free = linkFound({ email: 'n•••@signalbox.example', hasAccount: false });

export default {
  title: 'Auth/Confirm new email',
  ...screenStories(
    {
      feature: auth,
      at: '/auth/confirm-email?type=email&token=a-token',
      session: 'signed-out',
      onAddress: fn(),
    },
    [free, emailChanged(onChanged), loginOptions(), ...operator()],
  ),
  beforeEach: () => {
    onChanged.mockReset();
  },
};

async function confirm({ canvas, userEvent }: ScreenPlay) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change address' }));
}

export const Changed: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/will use n•••@signalbox.example/)).toBeVisible();
    await expect(onChanged).not.toHaveBeenCalled();
    await confirm({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'Email address changed' })).toBeVisible();
    await expect(onChanged.mock.calls).toEqual([['a-token']]);
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login'));
  },
};

export const ChangedWhileSignedIn: ScreenStory = {
  ...Changed,
  args: { session: 'signed-in' },
  parameters: {
    msw: [
      sessionEndedBy(() => onChanged.mock.calls.length > 0),
      free,
      emailChanged(onChanged),
      loginOptions(),
    ],
  },
};

/** Both masked addresses are equal. */
export const OfAnotherUser: ScreenStory = {
  args: { session: 'signed-in' },
  play: async (play) => {
    await confirm(play);
    await play.userEvent.click(await play.canvas.findByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(play.args.onAddress).toHaveBeenLastCalledWith('/apps'));
  },
};

export const TakenMeanwhile: ScreenStory = {
  parameters: { msw: [linkFound({ hasAccount: true }), loginOptions()] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This address is already in use' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change address' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
  },
};
