// @see spec 7.3
import { renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { SAMPLE_RECOVERY_CODES, setUpOffered } from '../testing/auth-handlers';
import {
  renewalLocked,
  renewalRefused,
  turningOffRefused,
  twoFactorKept,
} from '../testing/two-factor-handlers';

const RENEW = '/user/info/recovery-codes';
const TURN_OFF = '/user/info/two-factor-off';

const kept = twoFactorKept(2);

const meta = {
  title: 'Auth/Two-factor dialogs',
  render: renderFeatureScreen,
  args: { feature: auth, at: RENEW, onAddress: fn() },
  beforeEach: kept.forget,
  parameters: { msw: [...kept.handlers, setUpOffered()] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const body = () => within(document.body);
/** Once it has opened: before that nothing in it counts as visible. */
async function dialog(name: string) {
  const opened = await body().findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
}

async function renew({ userEvent }: Play, code = '123456') {
  const asked = await dialog('New recovery codes');
  await userEvent.type(asked.getByRole('textbox', { name: 'Authentication code' }), code);
  await userEvent.click(asked.getByRole('button', { name: 'Make new codes' }));
}

async function turnOff({ userEvent }: Play, code = '123456') {
  const asked = await dialog('Turn off two-factor authentication');
  await userEvent.type(asked.getByLabelText('Password'), 'a long enough password');
  await userEvent.type(asked.getByRole('textbox', { name: 'Authentication code' }), code);
  await userEvent.click(asked.getByRole('button', { name: 'Turn off' }));
}

/** Shown this once, until the person says that they are kept; the focus goes back to where it came from. */
export const Renewed: Story = {
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

    await userEvent.click(shown.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/info'));
    await expect(await canvas.findByText(`${String(SAMPLE_RECOVERY_CODES.length)} left`)).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(body().queryByText('k7qd-9f2m-x4tw')).toBeNull();
  },
};

/** On paper stand the codes, whose they are, and since when. */
export const Printed: Story = {
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

/** Whoever leaves by another way is asked first. */
export const LeftInPassing: Story = {
  args: { at: '/user/info' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'New recovery codes' }));
    await renew({ userEvent });
    const shown = await dialog('Your new recovery codes');
    // What a click on a link behind the dialog does, or "Back".
    await fireEvent.click(canvas.getByRole('link', { name: 'Turn off', hidden: true }));
    const question = await dialog('Leave without the codes?');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(body().queryByText('Leave without the codes?')).toBeNull());
    await expect(shown.getByText('k7qd-9f2m-x4tw')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith(RENEW);
  },
};

export const WrongCode: Story = {
  parameters: { msw: [renewalRefused(), ...kept.handlers] },
  play: async ({ userEvent }) => {
    await renew({ userEvent }, 'K7QD-9F2M-X4TW');
    await expect(await body().findByText('This code is wrong or was already used.')).toBeVisible();
    await expect(body().getByRole('textbox', { name: 'Authentication code' })).toHaveValue('K7QD-9F2M-X4TW');
  },
};

export const HalfACode: Story = {
  play: async ({ userEvent }) => {
    await renew({ userEvent }, '12345');
    await expect(
      await body().findByText(
        'Enter the six digits that your authenticator app shows, or a whole recovery code',
      ),
    ).toBeVisible();
  },
};

export const TooManyCodes: Story = {
  parameters: { msw: [renewalLocked(), ...kept.handlers] },
  play: async ({ userEvent }) => {
    await renew({ userEvent });
    await expect(await body().findByText('Too many wrong codes. Try again in 15 minutes.')).toBeVisible();
  },
};

const keptByViewer = twoFactorKept(7, { viewOnly: true });

/** One’s own account is one’s own, whatever one may change elsewhere; a recovery code stands in for the device. */
export const TurnedOff: Story = {
  args: { at: TURN_OFF },
  beforeEach: keptByViewer.forget,
  parameters: { msw: [...keptByViewer.handlers, setUpOffered()] },
  play: async ({ canvas, userEvent, args }) => {
    const asked = await dialog('Turn off two-factor authentication');
    await expect(asked.getByText(/Your other sessions end/)).toBeVisible();
    await turnOff({ userEvent }, 'k7qd 9f2m x4tw');
    await expect(await canvas.findByTestId('two-factor-secret')).toBeInTheDocument();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/2fa');
  },
};

export const WrongPassword: Story = {
  args: { at: TURN_OFF },
  parameters: { msw: [turningOffRefused(), ...kept.handlers] },
  play: async ({ userEvent }) => {
    await turnOff({ userEvent });
    await expect(await body().findByText('The password is wrong, or was tried too often.')).toBeVisible();
    await expect(body().getByLabelText('Password')).toBeInvalid();
  },
};

/** Behind the gate there is nothing to turn off: the address leads to the set-up. */
export const BehindTheGate: Story = {
  args: { at: TURN_OFF },
  parameters: {
    msw: [setUpOffered(), ...twoFactorKept(0, { twoFAEnabled: false }).handlers],
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByTestId('two-factor-secret')).toBeInTheDocument();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/2fa');
  },
};

export const Light: Story = { ...WrongPassword, globals: { theme: 'light' } };

export const VietnameseOnAPhone: Story = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    const asked = await dialog('Tạo mã khôi phục mới');
    await userEvent.type(asked.getByRole('textbox', { name: 'Mã xác thực' }), '123456');
    await userEvent.click(asked.getByRole('button', { name: 'Tạo mã mới' }));
    const shown = await dialog('Mã khôi phục mới của bạn');
    for (const way of ['In', 'Sao chép', 'Tôi đã lưu các mã'])
      await expect(shown.getByRole('button', { name: way })).toBeVisible();
  },
};
