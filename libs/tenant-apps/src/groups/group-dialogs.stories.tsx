// @see spec 7.6
import { ADMIN_APP_ID } from '@console/http';
import { mock, mockSlow, respondWithError } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { getGroup } from '../contract';
import { tenantApps } from '../tenant-apps.feature';
import { groupOf } from '../testing/group-factory';
import { keptGroups } from '../testing/kept-groups';

const kept = keptGroups();
const EDITORS = groupOf(1, { name: 'Editors', description: 'Cut and publish', apiGroups: ['admin-vod'] });
const EDIT = '/apps/studio-1/group/group-1/edit';
const PREVIEW = '/apps/studio-1/group/group-1/preview';

const meta = {
  title: 'Groups/Dialogs',
  render: renderFeatureScreen,
  args: { feature: tenantApps, at: EDIT, onAddress: fn() },
  parameters: { msw: [...operator(), ...kept.handlers] },
  beforeEach: () => {
    kept.reset([EDITORS]);
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
/** The dialog, once it holds what is looked for: until the group is there another one stands in its place. */
const dialogWith = (name: string, role: 'button' | 'textbox') =>
  waitFor(() => {
    const dialog = within(page().getByRole('dialog', { name }));
    void expect(dialog.getAllByRole(role)[0]).toBeVisible();
    return dialog;
  });
const formOf = (name: string) => dialogWith(name, 'textbox');
const dialogOf = (name: string) => dialogWith(name, 'button');
const dialogGone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

/** While it is chosen, the form tells what it will mean; then the list has the group, and the focus is where it was. */
export const Created: Story = {
  args: { at: '/apps/studio-1/group?perPage=10' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create group' }));
    const dialog = await formOf('Create group');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Night shift');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Media VOD/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'What members of this group may do' }));
    await waitFor(() => expect(dialog.getByText('List of films')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await dialogGone();
    await expect(await canvas.findByText('Night shift')).toBeVisible();
    await expect(kept.group('group-new')).toMatchObject({ appId: 'studio-1', apiGroups: ['admin-vod'] });
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/group?perPage=10');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create group' })).toHaveFocus());
  },
};

export const NameTaken: Story = {
  args: { at: '/apps/studio-1/group/create' },
  play: async ({ userEvent }) => {
    const dialog = await formOf('Create group');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Editors');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(await dialog.findByText('The app has a group of this name already.')).toBeVisible();
  },
};

/** What the app itself does not have is shown, locked. */
export const LockedApiGroup: Story = {
  play: async () => {
    const dialog = await formOf('Edit group');
    const servers = await dialog.findByRole('checkbox', { name: /^Servers .* Not an API group of this app/ });
    await expect(servers).toBeDisabled();
  },
};

/** Somebody else saved first: both versions, the API groups by their names, and then mine upon theirs. */
export const Conflict: Story = {
  play: async ({ userEvent }) => {
    const dialog = await formOf('Edit group');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Asset library/ }));
    kept.change('group-1', { apiGroups: ['management'] });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const row = await dialog.findByRole('row', {
      name: 'API groups App management Asset library, Media VOD',
    });
    await expect(row).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), ' daily');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialogGone();
    await expect(kept.group('group-1')).toMatchObject({
      description: 'Cut and publish daily',
      apiGroups: ['management'],
    });
  },
};

/** What a member may do: places of the console and calls of the platform, searched where they are many. */
export const Preview: Story = {
  args: { at: PREVIEW },
  beforeEach: () => {
    kept.reset([{ ...EDITORS, apiGroups: ['admin-machine', 'admin-library', 'admin-vod', 'management'] }]);
  },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf('What members of Editors may do');
    await expect(await dialog.findByText('No call of the platform itself.')).toBeVisible();
    await expect(dialog.getByText('Billing info')).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search calls' }), 'films');
    await waitFor(() => expect(dialog.queryByText('Billing info')).toBeNull());
    await expect(dialog.getByRole('region', { name: 'Media VOD' })).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search calls' }), ' of nothing');
    await expect(await dialog.findByText('Nothing matches your search')).toBeVisible();
  },
};

/** The place that a permission opens, by the way to it; this feature alone has one. */
export const PreviewOfPlaces: Story = {
  args: { at: '/apps/management/group/group-1/preview' },
  beforeEach: () => {
    kept.reset([{ ...EDITORS, appId: ADMIN_APP_ID, apiGroups: ['admin-tenant-app'] }]);
  },
  parameters: { msw: [...operator(), ...kept.handlers] },
  play: async () => {
    const dialog = await dialogOf('What members of Editors may do');
    await expect(await dialog.findByText('Tenants App › Normal')).toBeVisible();
  },
};

/** A group of another app is none of this one's, whatever the address says. */
export const OfAnotherApp: Story = {
  beforeEach: () => {
    kept.reset([{ ...EDITORS, appId: 'mountain' }]);
  },
  play: async ({ userEvent, args }) => {
    const nothing = await page().findByText('There is no such group here');
    await waitFor(() => expect(nothing).toBeVisible());
    const dialog = await dialogOf('Edit group');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await dialogGone();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/studio-1/group');
  },
};

export const Missing: Story = {
  args: { at: '/apps/studio-1/group/7/preview' },
  play: async () => {
    const nothing = await page().findByText('There is no such group here');
    await waitFor(() => expect(nothing).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: [...operator(), mock(getGroup, () => respondWithError(500)), ...kept.handlers] },
  play: async () => {
    const retry = await page().findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(retry).toBeVisible());
  },
};

export const Slow: Story = {
  parameters: { msw: [...operator(), mockSlow(getGroup), ...kept.handlers] },
  play: async () => {
    const dialog = await dialogOf('Edit group');
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

/** An address may open a form for somebody who could not send it: it says so in its place. */
export const ReadOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...kept.handlers] },
  play: async ({ userEvent }) => {
    await userEvent.click(await page().findByRole('button', { name: "Why can't I?" }));
    const answer = await dialogOf("Why can't I?");
    await expect(answer.getByText('Your account is view-only')).toBeVisible();
  },
};

/** In the admin app the form offers what one holds oneself, and says why no more. */
export const NoMoreThanOwn: Story = {
  args: { at: '/apps/management/group/create' },
  parameters: { msw: [...operator({ permissions: ['admin-management', 'admin-vod'] }), ...kept.handlers] },
  play: async () => {
    const dialog = await formOf('Create group');
    await expect(await dialog.findByText(/Nobody can give more than they hold/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^User accounts/ })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: /^Media VOD/ })).toBeEnabled();
  },
};

export const Light: Story = { ...Preview, globals: { theme: 'light' } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await formOf('Edit group');
    await dialog.findByRole('checkbox', { name: /^Media VOD/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async () => {
    const dialog = await formOf('Sửa nhóm');
    await expect(
      await dialog.findByRole('checkbox', { name: /Ứng dụng này không có nhóm API đó/ }),
    ).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Lưu' })).toBeVisible();
  },
};
