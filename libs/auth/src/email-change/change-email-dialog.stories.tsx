// @see spec 7.3
import { renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import {
  emailChangeAsked,
  emailChangeTooOften,
  emailChangeUnreachable,
  emailChangeWrongPassword,
} from '../testing/email-change-handlers';
import { twoFactorKept } from '../testing/two-factor-handlers';

const onAsked = fn<(email: string) => void>();
const page = twoFactorKept().handlers;

const meta = {
  title: 'Auth/Change e-mail',
  render: renderFeatureScreen,
  args: { feature: auth, at: '/user/info/email', onAddress: fn() },
  beforeEach: () => {
    onAsked.mockReset();
  },
  parameters: { msw: [emailChangeAsked(onAsked), ...page] },
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

async function ask({ userEvent }: Play, email = 'operations@signalbox.example') {
  const asked = await dialog('Change e-mail');
  await userEvent.type(asked.getByRole('textbox', { name: 'New e-mail' }), email);
  await userEvent.type(asked.getByLabelText('Password'), 'a long enough password');
  await userEvent.click(asked.getByRole('button', { name: 'Send link' }));
}

/** The answer tells nothing of the address; the focus goes back to where it came from. */
export const Asked: Story = {
  args: { at: '/user/info' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = await canvas.findByRole('link', { name: 'Change e-mail' });
    await userEvent.click(opener);
    await ask({ userEvent });
    const mailed = await dialog('Look at your mail');
    await expect(
      mailed.getByText(
        /^If operations@signalbox.example can be your new address, a link is on its way there/,
      ),
    ).toBeVisible();
    await expect(onAsked.mock.calls).toEqual([['operations@signalbox.example']]);
    // The cross, and the button.
    await userEvent.click(mailed.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/info'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** One’s own address is one’s own, whatever one may change elsewhere. */
export const WhoMayOnlyView: Story = {
  parameters: { msw: [emailChangeAsked(onAsked), ...twoFactorKept(7, { viewOnly: true }).handlers] },
  play: async ({ userEvent }) => {
    await ask({ userEvent });
    await dialog('Look at your mail');
  },
};

export const NoAddress: Story = {
  play: async ({ userEvent }) => {
    await ask({ userEvent }, 'operations');
    await expect(await body().findByText(/valid e-mail/)).toBeVisible();
    await expect(onAsked).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  parameters: { msw: [emailChangeWrongPassword(), ...page] },
  play: async ({ userEvent }) => {
    await ask({ userEvent });
    await expect(await body().findByText('The password is wrong, or was tried too often.')).toBeVisible();
    await expect(body().getByLabelText('Password')).toBeInvalid();
    await expect(body().getByRole('textbox', { name: 'New e-mail' })).toHaveValue(
      'operations@signalbox.example',
    );
  },
};

export const TooOften: Story = {
  parameters: { msw: [emailChangeTooOften(), ...page] },
  play: async ({ userEvent }) => {
    await ask({ userEvent });
    await expect(await body().findByText('Try again in an hour.')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [emailChangeUnreachable(), ...page] },
  play: async ({ userEvent }) => {
    await ask({ userEvent });
    await expect(await body().findByText('Network Error')).toBeInTheDocument();
    await dialog('Change e-mail');
  },
};

export const Light: Story = { ...WrongPassword, globals: { theme: 'light' } };

export const VietnameseOnAPhone: Story = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  play: async () => {
    const asked = await dialog('Đổi email');
    await expect(asked.getByRole('textbox', { name: 'Email mới' })).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Gửi liên kết' })).toBeVisible();
  },
};
