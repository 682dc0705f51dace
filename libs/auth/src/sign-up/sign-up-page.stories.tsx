// @see spec 7.3
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import {
  confirmationNotSent,
  confirmationSentAgain,
  signUpSlow,
  signUpTaken,
  signUpUnreachable,
} from '../testing/self-service-handlers';
import { loginOptions } from '../testing/social-login-handlers';

const onSignUp = fn<NonNullable<Parameters<typeof signUpTaken>[0]>>();
const onResend = fn<NonNullable<Parameters<typeof confirmationSentAgain>[0]>>();

const meta = {
  title: 'Auth/Sign up',
  render: renderFeatureScreen,
  args: {
    feature: auth,
    at: '/auth/sign-up?redirect=%2Fuser%2Finfo',
    session: 'signed-out',
    onAddress: fn(),
    onLeave: fn(),
  },
  parameters: {
    msw: [signUpTaken(onSignUp), confirmationSentAgain(onResend), loginOptions(), ...operator()],
  },
  beforeEach: () => {
    onSignUp.mockReset();
    onResend.mockReset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const EMAIL = 'mai@studio.example';
const PASSWORD = 'four words in a row';

async function signUp({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Mai Anh');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), EMAIL);
  await userEvent.type(canvas.getByLabelText('Password'), PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
}

async function expectMailAnnounced({ canvas }: Pick<Play, 'canvas'>) {
  await expect(await canvas.findByRole('heading', { name: 'Look in your mail' })).toBeVisible();
}

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(document.title).toBe('Sign up | Signalbox Admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('E-mail is required')).toBeVisible();
    await expect(onSignUp).not.toHaveBeenCalled();
  },
};

/** Language and time zone come from the browser; then everything is in the mail, and the way back keeps its goal. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expectMailAnnounced({ canvas });
    await expect(canvas.getByText(/^We have sent a mail to mai@studio.example\./)).toBeVisible();
    await expect(onSignUp.mock.calls).toEqual([
      [
        {
          name: 'Mai Anh',
          email: EMAIL,
          password: PASSWORD,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          language: 'en',
        },
      ],
    ]);
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fuser%2Finfo',
    );
  },
};

export const SentAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText('Done. Look in your mail again in a moment.')).toBeVisible();
    await expect(onResend.mock.calls).toEqual([[{ email: EMAIL }]]);
  },
};

export const NotSentAgain: Story = {
  parameters: { msw: [signUpTaken(), confirmationNotSent(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many mails. Try again in an hour.');
  },
};

/** A slip in the address: the name stays. */
export const OtherAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Mai Anh');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const Slow: Story = {
  parameters: { msw: [signUpSlow(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expect(await within(document.body).findByTestId('global-loading')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [signUpUnreachable(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await signUp({ canvas, userEvent });
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent('Network Error');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD);
  },
};

/** A provider may vouch for a newcomer: then whoever has no account gets one. */
export const ByProvider: Story = {
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

export const Light: Story = { ...Asked, globals: { theme: 'light' } };

export const VietnamesePhone: Story = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Họ tên' }), 'Mai Anh');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), EMAIL);
    await userEvent.type(canvas.getByLabelText('Mật khẩu'), PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo tài khoản' }));
    await expect(await canvas.findByRole('heading', { name: 'Hãy kiểm tra hộp thư' })).toBeVisible();
    await expect(onSignUp).toHaveBeenCalledWith(expect.objectContaining({ language: 'vi' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
