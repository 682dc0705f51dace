// @see spec 7.7
import { mockUnreachable } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { addMember } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { keptMembers, MAILED_TOO_OFTEN, MEMBER_ALREADY } from '../testing/kept-members';

const kept = keptMembers();

const meta = {
  title: 'Tenant apps/Members/Invite',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: '/apps/studio-1/member/invite', onAddress: fn() },
  parameters: { msw: [...operator(), ...kept.handlers] },
  beforeEach: () => {
    kept.begin();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const page = () => within(document.body);
const emails = () => page().findByRole('textbox', { name: 'List of e-mail addresses' });

async function invite({ userEvent }: Play, addresses: string) {
  const field = await emails();
  await userEvent.click(field);
  await userEvent.paste(addresses);
  const dialog = within(page().getByRole('dialog', { name: 'Invite members' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Group' }));
  await userEvent.click(await page().findByTitle('Group 02'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
}

/** Several at once, and back to the list, where they are; its filters are kept. */
export const Invited: Story = {
  args: { at: '/apps/studio-1/member?q=studio' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = await canvas.findByRole('button', { name: 'Invite members' });
    await userEvent.click(opener);
    await waitFor(async () => expect(await emails()).toHaveFocus());
    await expect(page().getByText(/It can be accepted for 7 days/)).toBeInTheDocument();
    await invite({ userEvent }, 'an@studio.example, Bình <binh@studio.example>');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(await page().findByText('2 invitations have been sent')).toBeInTheDocument();
    await expect(await canvas.findByText('binh@studio.example')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/member?q=studio');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Who could not be invited stays in the field, each with the reason; the others are not invited twice. */
export const PartlyRefused: Story = {
  play: async ({ userEvent }) => {
    await invite({ userEvent }, `an@studio.example ${MEMBER_ALREADY} ${MAILED_TOO_OFTEN}`);
    await expect(await page().findByText(new RegExp(`${MEMBER_ALREADY}: Is a member`))).toBeInTheDocument();
    await expect(
      await page().findByText(new RegExp(`${MAILED_TOO_OFTEN}: Too many mails`)),
    ).toBeInTheDocument();
    await expect(await page().findByText('1 invitation has been sent')).toBeInTheDocument();
    await waitFor(async () => expect(await emails()).toHaveValue(`${MEMBER_ALREADY}\n${MAILED_TOO_OFTEN}`));
    await expect(kept.members.map(({ email }) => email)).toContain('an@studio.example');
  },
};

/** Nothing is sent while one of them is no address. */
export const NoAddresses: Story = {
  play: async ({ userEvent }) => {
    await invite({ userEvent }, 'an@studio.example binh');
    await expect(await page().findByText('binh is not an e-mail address')).toBeInTheDocument();
    await expect(await emails()).toHaveValue('an@studio.example binh');
    await expect(kept.members).toHaveLength(4);
  },
};

/** Without an answer the rest is not tried. */
export const Unreachable: Story = {
  parameters: { msw: [mockUnreachable(addMember), ...operator(), ...kept.handlers] },
  play: async ({ userEvent }) => {
    await invite({ userEvent }, 'an@studio.example binh@studio.example');
    await expect(await page().findByText(/^an@studio.example: /)).toBeInTheDocument();
    await waitFor(async () => expect(await emails()).toHaveValue('an@studio.example\nbinh@studio.example'));
  },
};

/** Whoever may not invite is told why, also where the address leads straight here. */
export const ViewOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Invite members' }));
    await expect(await dialog.findByText('This is not open to you.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: "Why can't I?" }));
    await expect(await page().findByRole('dialog', { name: "Why can't I?" })).toBeInTheDocument();
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await page().findByRole('button', { name: 'Gửi lời mời' }));
    await expect(await page().findByText('Danh sách địa chỉ email không được để trống')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
