// @see spec 4.1, 7.3
// @see ASVS 6.2.6, 6.2.7
import { mock } from '@console/http/testing';
import {
  currentUserOf,
  operator,
  screenStories,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { login } from '../contract';
import { loginOptions, signInAccepted, wrongPassword } from '../testing/auth-handlers';
export default {
  title: 'Auth/Sign in',
  ...screenStories(
    {
      feature: auth,
      at: '/auth/login',
      session: 'signed-out',
      onAddress: fn(),
      onLanguage: fn(),
      onReload: fn(),
    },
    [signInAccepted(), loginOptions(), ...operator()],
  ),
};

const EMAIL = 'operator@signalbox.example';

async function signIn({ canvas, userEvent }: ScreenPlay, email = EMAIL) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

async function expectTypedKept({ canvas }: Pick<ScreenPlay, 'canvas'>) {
  await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL);
  await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
}

export const WrongPassword: ScreenStory = {
  parameters: { msw: [wrongPassword(), loginOptions()] },
  play: async ({ canvas, userEvent, args }) => {
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The email or the password is wrong.');
    await expect(within(document.body).queryByText('Error 401')).toBeNull();
    await expectTypedKept({ canvas });
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};
const attempts = fn();
let response = Promise.withResolvers<undefined>();

export const SentTwice: ScreenStory = {
  beforeEach: () => {
    attempts.mockClear();
    response = Promise.withResolvers();
  },
  parameters: {
    msw: [
      mock(login, async ({ body }) => {
        attempts(body.email);
        await response.promise;
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
    response.resolve(undefined);
    await waitFor(() => expect(args.onAddress).toHaveBeenCalledWith('/auth/check-code'));
    await expect(attempts.mock.calls).toEqual([[EMAIL]]);
  },
};
export const LanguageChanged: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tiếng Việt' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Warning' }));
    await expect(args.onLanguage).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByTestId('confirm'));
    await waitFor(() => expect(args.onLanguage).toHaveBeenCalledWith('vi'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
