import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accounts } from '../accounts.feature';
import { adminUserOf, invitedUserOf } from '../testing/user-factory';
import { MAILED_TOO_OFTEN, usersKept } from '../testing/user-handlers';

const kept = usersKept([adminUserOf(1), invitedUserOf(2)]);

const meta = {
  title: 'Users/Invite',
  render: renderFeatureScreen,
  args: { feature: accounts, at: '/apps/accounts/invite', onAddress: fn() },
  parameters: { msw: [...operator(), ...kept.handlers] },
  beforeEach: kept.begin,
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const page = () => within(document.body);
const emails = () => page().findByRole('textbox', { name: 'List of e-mail addresses' });

async function invite({ userEvent }: Play, addresses: string) {
  const field = await emails();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.paste(addresses);
  const dialog = within(page().getByRole('dialog', { name: 'Invite users' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Language of the mail' }));
  await userEvent.click(await page().findByTitle('Tiếng Việt'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
}

/** In the language that was chosen, and back to the list as it was filtered. Who has not accepted yet is invited again. */
export const Invited: Story = {
  args: { at: '/apps/accounts?status=invited' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = await canvas.findByRole('button', { name: 'Invite users' });
    await userEvent.click(opener);
    await invite({ userEvent }, 'Thu Hà <ha@studio.example>, person2@studio.example');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(await page().findByText('2 invitations have been sent')).toBeInTheDocument();
    await expect(kept.mailed).toEqual([
      { email: 'ha@studio.example', language: 'vi' },
      { email: 'person2@studio.example', language: 'vi' },
    ]);
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/accounts?status=invited');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Who has an account already, or was mailed too often, stays in the field with the reason. */
export const PartlyRefused: Story = {
  play: async ({ userEvent }) => {
    await invite({ userEvent }, `ha@studio.example person1@studio.example ${MAILED_TOO_OFTEN}`);
    await expect(
      await page().findByText(/^person1@studio.example: There is an account with this address/),
    ).toBeInTheDocument();
    await expect(page().getByText(`${MAILED_TOO_OFTEN}: Too many mails to this address`)).toBeInTheDocument();
    await expect(page().getByText('1 invitation has been sent')).toBeInTheDocument();
    await waitFor(async () =>
      expect(await emails()).toHaveValue(`person1@studio.example\n${MAILED_TOO_OFTEN}`),
    );
    await expect(kept.mailed.map(({ email }) => email)).toEqual(['ha@studio.example']);
  },
};

export const ViewOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async () => {
    const dialog = within(await page().findByRole('dialog', { name: 'Invite users' }));
    await expect(await dialog.findByText('This is not open to you.')).toBeInTheDocument();
  },
};

export const VietnamesePhone: Story = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await page().findByRole('dialog', { name: 'Mời người dùng' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
