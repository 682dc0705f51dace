// @see spec 7.9
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { accounts } from '../accounts.feature';
import { adminUsersOf, mockAccounts } from '../testing';

const platform = mockAccounts(adminUsersOf(3));

export default {
  title: 'Users/Create',
  ...screenStories({ feature: accounts, at: '/apps/accounts/create', onAddress: fn() }, operator(), platform),
};

type Play = Pick<ScreenPlay, 'userEvent'>;

const page = () => within(document.body);
const form = async () => {
  const dialog = within(await page().findByRole('dialog', { name: 'Create user' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  return dialog;
};

async function fill({ userEvent }: Play, email: string) {
  const dialog = await form();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lê Thu Hà');
  return dialog;
}

export const Created: ScreenStory = {
  args: { at: '/apps/accounts?sort=name' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = await canvas.findByRole('button', { name: 'Create user' });
    await userEvent.click(opener);
    const dialog = await fill({ userEvent }, 'Thu.Ha@studio.example');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await page().findByTitle('Tiếng Việt'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Time zone' }));
    await userEvent.keyboard('new york');
    await userEvent.click(await page().findByTitle('America/New_York'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));

    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Lê Thu Hà' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/accounts?sort=name');
    await expect(platform.users[0]).toMatchObject({ timezone: 'America/New_York', status: 'invited' });
    await expect(platform.mailed).toEqual([{ email: 'thu.ha@studio.example', language: 'vi' }]);
    await waitFor(() => expect(opener).toHaveFocus());

    await expect(
      await page().findByText(
        'An email to thu.ha@studio.example with a link to choose a password is queued.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(page().getByRole('button', { name: 'Open profile' }));
    await expect(await canvas.findByRole('heading', { name: 'Lê Thu Hà' })).toBeVisible();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/account/user-4');
  },
};
