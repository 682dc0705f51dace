// @see spec 7.7
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { mockMembers, MAILED_TOO_OFTEN, MEMBER_ALREADY } from '../testing/mock-members';

const platform = mockMembers();

export default {
  title: 'Tenant apps/Members/Invite',
  ...screenStories(
    { feature: tenantApps, at: '/apps/studio-1/member/invite', onAddress: fn() },
    operator(),
    platform,
  ),
};

type Play = Pick<ScreenPlay, 'userEvent'>;

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

export const Invited: ScreenStory = {
  args: { at: '/apps/studio-1/member?q=studio' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = await canvas.findByRole('button', { name: 'Invite members' });
    await userEvent.click(opener);
    await waitFor(async () => expect(await emails()).toHaveFocus());
    await expect(page().getByText(/Invitations expire after 7 days/)).toBeInTheDocument();
    await invite({ userEvent }, 'an@studio.example, Bình <binh@studio.example>');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(await page().findByText('2 invitations have been sent')).toBeInTheDocument();
    await expect(await canvas.findByText('binh@studio.example')).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/member?q=studio');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PartlyRejected: ScreenStory = {
  play: async ({ userEvent }) => {
    await invite({ userEvent }, `an@studio.example ${MEMBER_ALREADY} ${MAILED_TOO_OFTEN}`);
    await expect(await page().findByText(new RegExp(`${MEMBER_ALREADY}: Is a member`))).toBeInTheDocument();
    await expect(
      await page().findByText(new RegExp(`${MAILED_TOO_OFTEN}: Too many mails`)),
    ).toBeInTheDocument();
    await expect(await page().findByText('1 invitation has been sent')).toBeInTheDocument();
    await waitFor(async () => expect(await emails()).toHaveValue(`${MEMBER_ALREADY}\n${MAILED_TOO_OFTEN}`));
    await expect(platform.members.map(({ email }) => email)).toContain('an@studio.example');
  },
};
