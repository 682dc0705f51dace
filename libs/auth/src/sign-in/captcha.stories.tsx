// @see spec 4.1, 4.9
import { CAPTCHA_HEADER } from '@console/http/contract';
import {
  mock,
  respondWithError,
  recaptchaBlocked,
  recaptchaServed,
  WITH_CAPTCHA,
} from '@console/http/testing';
import {
  currentUserOf,
  operator,
  screenStories,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { forgotPassword, login, resendConfirmation, signUp, signUpByInvitation } from '../contract';
import { loginOptions } from '../testing/auth-handlers';
import { invitationFound } from '../testing/email-link-handlers';

const onToken = fn<(token: string | null) => void>();

export default {
  title: 'Auth/Captcha',
  ...screenStories({ feature: auth, at: '/auth/login', session: 'signed-out', config: WITH_CAPTCHA }),
  beforeEach: () => {
    onToken.mockReset();
    delete window.grecaptcha;
  },
};

function judge({ headers }: Request) {
  const token = headers.get(CAPTCHA_HEADER);
  onToken(token);
  if (token?.startsWith('v2:') !== true)
    respondWithError(400, { fieldErrors: { captcha: ['Show that you are a person first.'] } });
  return {};
}

const FORMS = {
  signIn: {
    at: '/auth/login',
    handler: mock(login, ({ request }) => ({ ...judge(request), token: 'main', user: currentUserOf() })),
    values: { 'E-mail': 'mai@studio.example', Password: 'four words in a row' },
    submit: 'Sign in',
    then: 'Verify it’s you',
  },
  signUp: {
    at: '/auth/sign-up',
    handler: mock(signUp, ({ request }) => judge(request)),
    values: { Name: 'Mai Anh', 'E-mail': 'mai@studio.example', Password: 'four words in a row' },
    submit: 'Create account',
    then: 'Check your inbox',
  },
  signUpByInvitation: {
    at: '/auth/invite-member?type=member&token=a-token',
    handler: mock(signUpByInvitation, ({ request }) => judge(request)),
    values: { Name: 'Mai Anh', Password: 'four words in a row' },
    submit: 'Create account',
    then: 'Your account is ready',
  },
  resendConfirmation: {
    at: '/auth/resend-confirmation',
    handler: mock(resendConfirmation, ({ request }) => judge(request)),
    values: { 'E-mail': 'mai@studio.example' },
    submit: 'Send link',
    then: 'Check your inbox',
  },
  forgotPassword: {
    at: '/auth/forgot-password',
    handler: mock(forgotPassword, ({ request }) => judge(request)),
    values: { 'E-mail': 'mai@studio.example' },
    submit: 'Send link',
    then: 'Check your inbox',
  },
};

type Form = (typeof FORMS)[keyof typeof FORMS];

async function send({ canvas, userEvent }: ScreenPlay, { values, submit }: Form) {
  await canvas.findByRole('button', { name: submit });
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(canvas.getByLabelText(label), value);
  }
  await userEvent.click(canvas.getByRole('button', { name: submit }));
}

const around = [
  invitationFound({ email: 'm•••@studio.example', hasAccount: false }),
  loginOptions(),
  ...operator(),
];

const asked = (form: Form): ScreenStory => ({
  args: { at: form.at },
  parameters: { msw: [form.handler, recaptchaServed(), ...around] },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, form);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'I am not a robot' }));
    await expect(await canvas.findByRole('heading', { name: form.then })).toBeVisible();
    await expect(onToken.mock.calls).toEqual([['v3:scored'], ['v2:ticked']]);
    await expect(canvas.getByText(/reCAPTCHA/)).toBeVisible();
  },
});

const blocked = (form: Form): ScreenStory => ({
  args: { at: form.at },
  parameters: { msw: [form.handler, recaptchaBlocked(), ...around], expectedLogs: [/Failed to load/] },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, form);
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent(
      'Couldn’t load reCAPTCHA',
    );
    for (const [label, value] of Object.entries(form.values)) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue(value));
    }
    await expect(onToken).not.toHaveBeenCalled();
  },
});

export const SignIn: ScreenStory = asked(FORMS.signIn);
export const SignInBlocked: ScreenStory = blocked(FORMS.signIn);
export const SignUp: ScreenStory = asked(FORMS.signUp);
export const SignUpByInvitation: ScreenStory = asked(FORMS.signUpByInvitation);
export const ResendConfirmation: ScreenStory = asked(FORMS.resendConfirmation);
export const ForgotPassword: ScreenStory = asked(FORMS.forgotPassword);
