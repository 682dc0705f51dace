// @see spec 7.3
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { auth } from '../auth.feature';
import { loginOptions } from '../testing/auth-handlers';
import { confirmationSentAgain, signUpAccepted } from '../testing/self-service-handlers';

const onSignUp = fn<NonNullable<Parameters<typeof signUpAccepted>[0]>>();
const onResend = fn<NonNullable<Parameters<typeof confirmationSentAgain>[0]>>();

export default {
  title: 'Auth/Sign up',
  ...screenStories(
    {
      feature: auth,
      at: '/auth/sign-up?redirect=%2Fuser%2Finfo',
      session: 'signed-out',
      onLeave: fn(),
    },
    [signUpAccepted(onSignUp), confirmationSentAgain(onResend), loginOptions(), ...operator()],
  ),
  beforeEach: () => {
    onSignUp.mockReset();
    onResend.mockReset();
  },
};

const EMAIL = 'mai@studio.example';
const PASSWORD = 'four words in a row';

async function signUp({ canvas, userEvent }: ScreenPlay) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Mai Anh');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), EMAIL);
  await userEvent.type(canvas.getByLabelText('Password'), PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
}

export const SentAgain: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText('Sent again. Check your inbox in a moment.')).toBeVisible();
    await expect(onResend.mock.calls).toEqual([[{ email: EMAIL }]]);
  },
};
export const OtherAddress: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Mai Anh');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const ByProvider: ScreenStory = {
  parameters: { msw: [loginOptions(['github', 'google'])] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith(
        expect.stringMatching(/^\/auth-service\/v1\/users\/login\/google\?signup=true&challenge=[\w-]{43}$/),
      ),
    );
  },
};
