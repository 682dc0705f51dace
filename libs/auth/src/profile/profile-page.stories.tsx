import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { mockAccount } from '../testing/mock-account';

const account = mockAccount();

export default {
  title: 'Auth/Profile',
  ...screenStories({ feature: auth, at: '/user/info_', onAddress: fn() }, [
    ...account.handlers,
    ...operator(),
  ]),
  beforeEach: () => {
    account.reset();
  },
};

export const Filled: ScreenStory = {
  args: { slots: { myAccess: ({ open }) => <dialog open={open} aria-label="My permissions" /> } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Administrators')).toBeVisible();
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts.slice(0, 5)).toEqual([
      'Mai Anh Nguyễn',
      'operator@signalbox.example',
      'English',
      'Asia/Ho_Chi_Minh',
      'On',
    ]);
    await expect(canvas.getByText('Full access within your group')).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'API groups' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'My permissions' }));
    await expect(canvas.getByRole('dialog', { name: 'My permissions' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/info'));
  },
};

export const ViewOnly: ScreenStory = {
  beforeEach: () => {
    account.reset({ viewOnly: true });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^View only: you can only/)).toBeVisible();
  },
};
