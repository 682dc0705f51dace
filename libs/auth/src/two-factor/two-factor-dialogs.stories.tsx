// @see spec 7.3
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { SAMPLE_RECOVERY_CODES, setUpOffered } from '../testing/auth-handlers';
import { renewalLocked, renewalRejected, turnOffRejected, mockTwoFactor } from '../testing/mock-account';

const RENEW = '/user/info/recovery-codes';
const TURN_OFF = '/user/info/two-factor-off';

const account = mockTwoFactor(2);

export default {
  title: 'Auth/Two-factor dialogs',
  ...screenStories({ feature: auth, at: RENEW, onAddress: fn() }, [...account.handlers, setUpOffered()]),
  beforeEach: account.forget,
};

type Play = Pick<ScreenPlay, 'userEvent'>;

const body = () => within(document.body);
async function dialog(name: string) {
  const opened = await body().findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
}

async function renew({ userEvent }: Play, code = '123456') {
  const form = await dialog('New recovery codes');
  await userEvent.type(form.getByRole('textbox', { name: 'Authentication code' }), code);
  await userEvent.click(form.getByRole('button', { name: 'Generate new codes' }));
}

async function turnOff({ userEvent }: Play, code = '123456') {
  const form = await dialog('Turn off two-factor authentication');
  await userEvent.type(form.getByLabelText('Password'), 'a long enough password');
  await userEvent.type(form.getByRole('textbox', { name: 'Authentication code' }), code);
  await userEvent.click(form.getByRole('button', { name: 'Turn off' }));
}

export const Renewed: ScreenStory = {
  args: { at: '/user/info' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('2 left')).toBeVisible();
    const opener = canvas.getByRole('link', { name: 'New recovery codes' });
    await userEvent.click(opener);
    await renew({ userEvent });

    const shown = await dialog('Your new recovery codes');
    const codes = shown.getByRole('list', { name: 'Recovery codes' });
    await expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(SAMPLE_RECOVERY_CODES);
    await userEvent.keyboard('{Escape}');
    await expect(shown.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(codes).toBeVisible();

    await userEvent.click(shown.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/info'));
    await expect(await canvas.findByText(`${String(SAMPLE_RECOVERY_CODES.length)} left`)).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(body().queryByText('k7qd-9f2m-x4tw')).toBeNull();
  },
};

export const Printed: ScreenStory = {
  play: async ({ userEvent }) => {
    await renew({ userEvent });
    const shown = await dialog('Your new recovery codes');
    const paper = () => document.querySelector('.recovery-codes-paper');
    const printed = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    await userEvent.click(shown.getByRole('button', { name: 'Print' }));
    await expect(printed).toHaveBeenCalledOnce();
    await expect(document.title).toBe('Recovery codes');
    await expect(paper()).toHaveTextContent('operator@signalbox.example');
    for (const code of SAMPLE_RECOVERY_CODES) await expect(paper()).toHaveTextContent(code);
    await expect(paper()).not.toBeVisible();

    window.dispatchEvent(new Event('afterprint'));
    await expect(document.title).not.toBe('Recovery codes');
    await waitFor(() => expect(paper()).toBeNull());
  },
};

export const LeftInPassing: ScreenStory = {
  args: { at: '/user/info' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'New recovery codes' }));
    await renew({ userEvent });
    const shown = await dialog('Your new recovery codes');
    await fireEvent.click(canvas.getByRole('link', { name: 'Turn off', hidden: true }));
    const question = await dialog('Leave without the codes?');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(body().queryByText('Leave without the codes?')).toBeNull());
    await expect(shown.getByText('k7qd-9f2m-x4tw')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(RENEW);
  },
};

export const WrongCode: ScreenStory = {
  parameters: { msw: [renewalRejected(), ...account.handlers] },
  play: async ({ userEvent }) => {
    await renew({ userEvent }, 'K7QD-9F2M-X4TW');
    await expect(await body().findByText('This code is wrong or was already used.')).toBeVisible();
    await expect(body().getByRole('textbox', { name: 'Authentication code' })).toHaveValue('K7QD-9F2M-X4TW');
  },
};

export const HalfACode: ScreenStory = {
  play: async ({ userEvent }) => {
    await renew({ userEvent }, '12345');
    await expect(
      await body().findByText(
        'Enter the six digits from your authenticator app, or a complete recovery code',
      ),
    ).toBeVisible();
  },
};

export const TooManyCodes: ScreenStory = {
  parameters: { msw: [renewalLocked(), ...account.handlers] },
  play: async ({ userEvent }) => {
    await renew({ userEvent });
    await expect(await body().findByText('Too many wrong codes. Try again in 15 minutes.')).toBeVisible();
  },
};

const keptByViewer = mockTwoFactor(7, { viewOnly: true });

export const TurnedOff: ScreenStory = {
  args: { at: TURN_OFF },
  beforeEach: keptByViewer.forget,
  parameters: { msw: [...keptByViewer.handlers, setUpOffered()] },
  play: async ({ canvas, userEvent, args }) => {
    const form = await dialog('Turn off two-factor authentication');
    await expect(form.getByText(/Your other sessions end/)).toBeVisible();
    await turnOff({ userEvent }, 'k7qd 9f2m x4tw');
    await expect(await canvas.findByTestId('two-factor-secret')).toBeInTheDocument();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/2fa');
  },
};

export const WrongPassword: ScreenStory = {
  args: { at: TURN_OFF },
  parameters: { msw: [turnOffRejected(), ...account.handlers] },
  play: async ({ userEvent }) => {
    await turnOff({ userEvent });
    await expect(await body().findByText('The password is wrong, or was tried too often.')).toBeVisible();
    await expect(body().getByLabelText('Password')).toBeInvalid();
  },
};

export const BehindTheGate: ScreenStory = {
  args: { at: TURN_OFF },
  parameters: {
    msw: [setUpOffered(), ...mockTwoFactor(0, { twoFAEnabled: false }).handlers],
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByTestId('two-factor-secret')).toBeInTheDocument();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/2fa');
  },
};
