// @see spec 7.7
import { mock, mockRows } from '@console/http/testing';
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listGroups } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { groupsOf } from '../testing/mock-groups';
import { mockMembers, MAILED_TOO_OFTEN, MEMBER_ALREADY } from '../testing/mock-members';
import { operator } from '../testing/operator';

const platform = mockMembers();

export default {
  title: 'Tenant apps/Members/Invite',
  ...screenStories({ feature: tenantApps, at: '/apps/studio-1/member/invite' }, operator(), platform),
};

type Play = Pick<ScreenPlay, 'userEvent'>;

const page = () => within(document.body);
const emails = () => page().findByRole('textbox', { name: 'List of email addresses' });

async function invite({ userEvent }: Play, addresses: string) {
  const field = await emails();
  await userEvent.click(field);
  await userEvent.paste(addresses);
  const dialog = within(page().getByRole('dialog', { name: 'Invite members' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Group' }));
  await userEvent.click(await page().findByTitle('Group 02'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
}

export const IncompleteGroup: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mockRows(
        listGroups,
        groupsOf(2).map((group, index) => ({ ...group, [index === 0 ? 'apiGroups' : 'name']: 5 })),
      ),
      ...platform.handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Invite members' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Group' }));
    await expect(await page().findByTitle('Group 01')).toBeVisible();
    await userEvent.click(await page().findByTitle('group-2'));
  },
};

/** Enter and Tab choose the first option: it must match the typed text. */
export const GroupBeforeResults: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mock(listGroups, ({ query: { q = '' } }) => {
        const data = groupsOf(2);
        const response = { data, total: data.length, page: 1, perPage: 100 };
        return q === '' ? response : new Promise<typeof response>(() => undefined);
      }),
      ...platform.handlers,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog', { name: 'Invite members' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Group' }));
    await page().findByTitle('Group 01');
    await userEvent.keyboard('Group 02');
    await expect(page().queryByTitle('Group 01')).toBeNull();
    await expect(page().getByTitle('Group 02')).toBeVisible();
  },
};

export const WrongAddress: ScreenStory = {
  play: async ({ userEvent }) => {
    await userEvent.type(await emails(), 'an@studio.example, an');
    await userEvent.click(page().getByRole('button', { name: 'Send invitations' }));
    await expect(await page().findByText('an is not an email address')).toBeVisible();
    await expect(page().getByText('Group is required')).toBeVisible();
    await userEvent.type(await emails(), '2');
    await expect(await page().findByText('an2 is not an email address')).toBeVisible();
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
