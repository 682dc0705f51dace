// @see spec 4.1, 7.3
// @see ASVS 6.2.6, 6.2.7
import { currentUserOf, operator, renderFeatureScreen } from '@console/shell-layout/testing';
import { mock } from '@console/http/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { login } from '../contract';
import {
  secondFactorAsked,
  setUpOffered,
  signInAccepted,
  signInDrifted,
  signInLocked,
  signInNoJson,
  signInSlow,
  signInUnconfirmed,
  signInUnreachable,
  wrongPassword,
} from '../testing/auth-handlers';
import { confirmationSentAgain } from '../testing/self-service-handlers';
import { loginOptions } from '../testing/social-login-handlers';

const meta = {
  title: 'Auth/Sign in',
  render: renderFeatureScreen,
  args: {
    feature: auth,
    at: '/auth/login',
    session: 'signed-out',
    onAddress: fn(),
    onLanguage: fn(),
    onReload: fn(),
  },
  parameters: { msw: [signInAccepted(), loginOptions(), ...operator()] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const EMAIL = 'operator@signalbox.example';

async function signIn({ canvas, userEvent }: Play, email = EMAIL) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

async function expectTypedKept({ canvas }: Pick<Play, 'canvas'>) {
  await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
  await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
}

const notice = () => within(document.body).findByRole('alert');

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(document.title).toBe('Login | Signalbox Admin');
  },
};

/** The user was away for too long. */
export const SignedOutForInactivity: Story = {
  args: { localStorage: { 'console.end-reason': 'inactive', 'console.inactivity-minutes': '45' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You were signed out after 45 minutes without activity.',
    );
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('E-mail is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
  },
};

export const NoAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent }, 'operator');
    await expect(
      await canvas.findByText('E-mail must be a valid e-mail address, such as name@example.com'),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), '@signalbox.example');
    await waitFor(() => expect(canvas.queryByText(/must be a valid e-mail address/)).toBeNull());
  },
};

/** The refusal stands in the form, without a notice, and nothing typed is lost. */
export const WrongPassword: Story = {
  parameters: { msw: [wrongPassword(), loginOptions()] },
  play: async ({ canvas, userEvent, args }) => {
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The e-mail or the password is wrong.');
    await expect(within(document.body).queryByText('Error 401')).toBeNull();
    await expectTypedKept({ canvas });
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

const onResend = fn<NonNullable<Parameters<typeof confirmationSentAgain>[0]>>();

/** The right password of an address that waits to be confirmed: the mail can be had again, without typing it anew. */
export const Unconfirmed: Story = {
  beforeEach: () => {
    onResend.mockReset();
  },
  parameters: { msw: [signInUnconfirmed(), confirmationSentAgain(onResend), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByText(/^Confirm your e-mail address first/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Send the link again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByRole('heading', { name: 'Look in your mail' })).toBeVisible();
    await expect(onResend.mock.calls).toEqual([[{ email: EMAIL }]]);
  },
};

export const Locked: Story = {
  parameters: { msw: [signInLocked(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 15 minutes.');
  },
};

export const Unreachable: Story = {
  parameters: { msw: [signInUnreachable(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(await notice()).toHaveTextContent(
      /Network Error.*Something went wrong, please try again later/,
    );
    await expectTypedKept({ canvas });
  },
};

export const NoJson: Story = {
  parameters: { msw: [signInNoJson(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(await notice()).toHaveTextContent('The answer of the platform could not be read.');
    await expect(within(document.body).queryByText('Hello')).toBeNull();
    await expectTypedKept({ canvas });
  },
};

export const Drifted: Story = {
  parameters: { msw: [signInDrifted(), loginOptions()] },
  play: async ({ canvas, userEvent, args }) => {
    await signIn({ canvas, userEvent });
    await expect(await notice()).toHaveTextContent('The answer of the platform could not be read.');
    await expectTypedKept({ canvas });
    await expect(args.onAddress).not.toHaveBeenCalledWith('/apps');
  },
};

export const Slow: Story = {
  parameters: { msw: [signInSlow(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(await within(document.body).findByTestId('global-loading')).toHaveTextContent('Loading...');
  },
};

const attempts = fn();
let answer = Promise.withResolvers<undefined>();

/** An impatient person: the form is sent twice, the platform is asked once. */
export const SentTwice: Story = {
  beforeEach: () => {
    attempts.mockClear();
    answer = Promise.withResolvers();
  },
  parameters: {
    msw: [
      mock(login, async ({ body }) => {
        attempts(body.email);
        await answer.promise;
        return { token: 'main', user: currentUserOf() };
      }),
      loginOptions(),
      ...operator(),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), EMAIL);
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await userEvent.dblClick(canvas.getByRole('button', { name: /Sign in/ }));
    answer.resolve(undefined);
    await waitFor(() => expect(args.onAddress).toHaveBeenCalledWith('/auth/check-code'));
    await expect(attempts.mock.calls).toEqual([[EMAIL]]);
  },
};

/** Signed in, the way leads home. */
export const Accepted: Story = {
  parameters: {
    msw: [
      signInAccepted(currentUserOf({ twoFAEnabled: false })),
      loginOptions(),
      setUpOffered(),
      ...operator({ user: { twoFAEnabled: false } }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await signIn({ canvas, userEvent });
    // This person has no second factor yet: home is behind the gate.
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/2fa'));
    await expect(await canvas.findByRole('link', { name: EMAIL })).toBeVisible();
  },
};

export const SecondFactorAsked: Story = {
  args: { at: '/auth/login?redirect=%2Fuser%2Finfo' },
  parameters: { msw: [secondFactorAsked(), loginOptions()] },
  play: async ({ canvas, userEvent, args }) => {
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByRole('textbox', { name: 'Authentication code' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/check-code?redirect=%2Fuser%2Finfo');
  },
};

/** Somebody who comes to a place that needs a session is brought here, and the place is remembered. */
export const BroughtHere: Story = {
  args: { at: '/user/info' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login?redirect=%2Fuser%2Finfo');
  },
};

/** The language of the person, before anybody is signed in: asked first, then kept. */
export const LanguageChanged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tiếng Việt' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Warning' }));
    await expect(args.onLanguage).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onLanguage).toHaveBeenCalledWith('vi'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Light: Story = { ...WrongPassword, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng nhập' }));
    await expect(await canvas.findByText('Mật khẩu không được để trống')).toBeVisible();
  },
};
