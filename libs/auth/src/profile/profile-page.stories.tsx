import { mockSlow } from '@console/http/testing';
import { getUserDetail } from '@console/shell-layout/contract';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { auth } from '../auth.feature';
import { setUpOffered } from '../testing/auth-handlers';
import { keptAccount } from '../testing/kept-account';

const kept = keptAccount();

const meta = {
  title: 'Auth/Profile',
  render: renderFeatureScreen,
  args: { feature: auth, at: '/user/info_', onAddress: fn() },
  parameters: { msw: [...kept.handlers, ...operator()] },
  beforeEach: () => {
    kept.reset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who one is to others, what one holds, and the ways to change the one and to ask about the other. */
export const Filled: Story = {
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
    await expect(canvas.getByText('You may change what your group opens to you')).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'API groups' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'My permissions' }));
    const access = within(document.body);
    await expect(await access.findByRole('dialog', { name: 'My permissions' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(access.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user/info'));
  },
};

export const ViewOnlyPhoneLight: Story = {
  globals: { theme: 'light', viewport: { value: 'mobile1' } },
  beforeEach: () => {
    kept.reset({ viewOnly: true, name: 'NguyễnThị'.repeat(12) });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^View-only: you may look/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Not open before two-factor authentication is on. */
export const WithoutTwoFactor: Story = {
  parameters: { msw: [setUpOffered(), mockSlow(getUserDetail), ...kept.handlers, ...operator()] },
  beforeEach: () => {
    kept.reset({ twoFAEnabled: false });
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/2fa'));
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Quyền của bạn' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hồ sơ' })).toHaveAttribute('aria-current', 'page');
  },
};
