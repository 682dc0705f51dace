// @see spec 7.3
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { accounts } from '../accounts.feature';
import { adminUserOf, invitedUserOf, MAILED_TOO_OFTEN, mockAccounts } from '../testing';

const platform = mockAccounts([adminUserOf(1), invitedUserOf(2)]);

export default {
  title: 'Users/Invite',
  ...screenStories({ feature: accounts, at: '/apps/accounts/invite' }, operator(), platform),
};

type Play = Pick<ScreenPlay, 'userEvent'>;

const page = () => within(document.body);
const emails = () => page().findByRole('textbox', { name: 'List of email addresses' });

async function invite({ userEvent }: Play, addresses: string) {
  const field = await emails();
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.paste(addresses);
  const dialog = within(page().getByRole('dialog', { name: 'Invite users' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Email language' }));
  await userEvent.click(await page().findByTitle('Tiếng Việt'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
}

export const PartlyRejected: ScreenStory = {
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
    await expect(platform.mailed.map(({ email }) => email)).toEqual(['ha@studio.example']);
  },
};
