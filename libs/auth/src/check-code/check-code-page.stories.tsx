// @see spec 7.3
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import {
  codeAccepted,
  codesExhausted,
  loginOptions,
  recoveryCodeAccepted,
  recoveryCodesLocked,
  wrongCode,
} from '../testing/auth-handlers';
import { mockTwoFactor } from '../testing/mock-account';

export default {
  title: 'Auth/Check code',
  ...screenStories(
    { feature: auth, at: '/auth/check-code', session: 'pending', onAddress: fn(), onReload: fn() },
    [codeAccepted(), loginOptions(), ...mockTwoFactor().handlers],
  ),
};

async function enter({ canvas, userEvent }: ScreenPlay, code: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Authentication code' }), code);
}

const responses: (() => void)[] = [];
const verified = fn((_code: string) => new Promise<void>((resolve) => responses.push(resolve)));

export const SixthDigit: ScreenStory = {
  parameters: { msw: [wrongCode(verified), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    verified.mockClear();
    await enter({ canvas, userEvent }, '123456{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Verify$/ }));
    await waitFor(() => expect(verified).toHaveBeenCalled());
    responses.pop()?.();
    await expect(await canvas.findByText('This code is wrong or was already used.')).toBeVisible();
    await enter({ canvas, userEvent }, '7{Backspace}');
    await expect(verified.mock.calls).toEqual([['123456']]);

    await enter({ canvas, userEvent }, '{Backspace}4');
    await waitFor(() => expect(verified.mock.calls).toEqual([['123456'], ['123454']]));
    responses.pop()?.();
  },
};

export const WrongCode: ScreenStory = {
  parameters: { msw: [wrongCode(), loginOptions()] },
  play: async ({ canvas, userEvent, args }) => {
    await enter({ canvas, userEvent }, '123456');
    await expect(await canvas.findByText('This code is wrong or was already used.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Authentication code' })).toBeInvalid();
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const Exhausted: ScreenStory = {
  parameters: { msw: [codesExhausted(), loginOptions()] },
  play: async ({ canvas, userEvent, args }) => {
    await enter({ canvas, userEvent }, '123456');
    await expect(
      await within(document.body).findByText('Too many wrong codes. Sign in again.'),
    ).toBeVisible();
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
  },
};
export const LastRecoveryCode: ScreenStory = {
  args: { at: '/auth/check-code?redirect=%2Fuser%2Finfo' },
  parameters: { msw: [recoveryCodeAccepted(0), ...mockTwoFactor(0).handlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Lost your device? Use a recovery code' }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recovery code' }), 'k7qd-9f2m-x4tw{Enter}');
    await expect(await within(document.body).findByText(/^That was your last code\./)).toBeInTheDocument();
    await expect(within(document.body).queryByRole('button', { name: 'Set up a new device' })).toBeNull();
  },
};

export const RecoveryCodesLocked: ScreenStory = {
  parameters: { msw: [recoveryCodesLocked(), loginOptions()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Lost your device? Use a recovery code' }),
    );
    await expect(canvas.getByText(/An administrator can reset your two-factor authentication/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recovery code' }), 'k7qd-9f2m-x4tw{Enter}');
    await expect(await canvas.findByText('Too many wrong codes. Try again in 15 min.')).toBeVisible();
  },
};
export const AnotherUser: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another account' }));
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/login');
  },
};

export const BroughtHere: ScreenStory = {
  args: { at: '/user/info' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Authentication code' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/auth/check-code');
  },
};
