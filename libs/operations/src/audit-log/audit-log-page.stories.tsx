// @see spec 2.3, 6
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { openFilters } from '@console/ui/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operationsScreens } from '../testing/operations-screens';
import { auditEntryOf, refusedEntryOf } from '../testing/audit-factory';
import { mockAuditLog } from '../testing/audit-handlers';

const LOG = '/apps/default-admin-app/product/audit-log';
const OF_APP = '/apps/studio-1/product/audit-log';

const LONG = 'a description that goes on '.repeat(12).trim();
const CHANGED = auditEntryOf(1, 'group.update', {
  changes: [
    { field: 'apiGroups', before: 'admin-vod', after: 'admin-library, admin-vod' },
    { field: 'description', before: '', after: LONG },
    { field: 'viewOnly', before: false, after: true },
    { field: 'licenseExpiresAt', before: null, after: '2027-01-01T00:00:00.000Z' },
    { field: 'x-color', before: 'red', after: 'blue' },
  ],
  facts: { name: 'Thing 1', sessions: 3 },
});
const platform = mockAuditLog([
  CHANGED,
  refusedEntryOf(2, 'tenant-app.delete', 403),
  auditEntryOf(3, 'user.sign-in', { appId: 'default-admin-app', ip: null, requestId: null }),
  {
    ...auditEntryOf(4),
    action: 'satellite.launch',
    object: { type: 'satellite', id: 'vinasat-1', name: null },
  },
  auditEntryOf(900, 'api-key.reset', { actor: { id: null, email: 'gone@people.example' } }),
]);
export default {
  title: 'Audit log/List',
  ...screenStories({ feature: operationsScreens, at: LOG, onAddress: fn() }, [...operator(), ...platform]),
};

const page = () => within(document.body);
const rowOf = async ({ canvas }: Pick<ScreenPlay, 'canvas'>, name: string) =>
  within((await canvas.findByRole('link', { name })).closest('tr') ?? document.body);

async function choose({ canvas, userEvent }: ScreenPlay, filter: string, option: string, rows: string) {
  await openFilters({ canvas, userEvent });
  await userEvent.click(await canvas.findByRole('combobox', { name: filter }));
  await userEvent.click(await page().findByTitle(option));
  await expect(await canvas.findByText(rows)).toBeVisible();
}

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–5 of 5')).toBeVisible();
    const changed = await rowOf({ canvas }, 'Change group');
    await expect(changed.getByText('Thing 1')).toBeVisible();
    await expect(changed.getByText('2026/06/08 14:55:00')).toBeVisible();
    await expect(changed.getByText('lan.vu@signalbox.example')).toBeVisible();
    await expect(changed.queryByText('Done')).toBeNull();
    await expect(changed.getByText('203.0.113.9')).toBeInTheDocument();
    await expect(changed.getByRole('link', { name: 'studio-1' })).toHaveAttribute(
      'href',
      `${OF_APP}?from=${encodeURIComponent(LOG)}`,
    );
    await expect(canvas.getByRole('columnheader', { name: /Time \(Asia\/Ho_Chi_Minh\)/ })).toBeVisible();
    const refused = await rowOf({ canvas }, 'Delete app');
    await expect(refused.getByText('Rejected')).toBeVisible();
    await expect((await rowOf({ canvas }, 'satellite.launch')).getByText('vinasat-1')).toBeVisible();
    await expect(document.title).toBe('Audit log | Signalbox Admin');
  },
};

export const Filtered: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const play = { canvas, userEvent };
    await choose(play, 'Result', 'Rejected', '1–1 of 1');
    await choose(play, 'Result', 'All results', '1–5 of 5');
    await choose(play, 'Action', 'Reset API key', '1–1 of 1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Reset API key (Thing 900)' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'All actions by this user' }));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(
        `${LOG}?action=api-key.reset&actor=${encodeURIComponent('gone@people.example')}`,
      ),
    );
    const removed = 'Remove filter User: gone@people.example';
    await userEvent.click(await canvas.findByRole('button', { name: removed }));
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await openFilters(play);
    await userEvent.type(canvas.getByRole('combobox', { name: 'User' }), 'gone');
    await userEvent.click(
      await page().findByText('gone@people.example', { selector: '.ant-select-item-option-content' }),
    );
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(expect.stringMatching(/actor=gone/)));
    await choose(play, 'User', 'All users', '1–1 of 1');
    await choose(play, 'Action', 'All actions', '1–5 of 5');
    await choose(play, 'Object', 'User', '1–1 of 1');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LOG}?objectType=user`));
  },
};

export const Period: ScreenStory = {
  args: { at: `${LOG}?from=2026-06-08T05:00:00Z&to=2026-06-08T08:00:00Z` },
  play: async ({ canvas, userEvent, args }) => {
    const play = { canvas, userEvent };
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible();
    await expect(canvas.getByText('2026/06/08 12:00:00 – 2026/06/08 15:00:00')).toBeVisible();
    await openFilters(play);
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('2026-06-08 12:00');
    await expect(canvas.getByRole('textbox', { name: 'Until' })).toHaveValue('2026-06-08 15:00');
    await choose(play, 'Period', 'In the last 24 hours', '1–4 of 4');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LOG}?period=last-day`));
    const from = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.click(from);
    await userEvent.type(from, '2026-06-08 14:00{Enter}');
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(
        `${LOG}?from=${encodeURIComponent('2026-06-08T07:00:00.000Z')}`,
      ),
    );
  },
};

export const Presets: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await openFilters({ canvas, userEvent });
    const yesterday = await canvas.findByRole('button', { name: 'Yesterday' });
    await userEvent.click(yesterday);
    await expect(yesterday).toHaveAttribute('aria-pressed', 'true');
    const from = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'From' });
    await waitFor(() => expect(from.value).toMatch(/ 00:00$/));
    await userEvent.click(yesterday);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(LOG));
  },
};

export const SkippedHour: ScreenStory = {
  args: { at: `${LOG}?from=1959-12-31T23:30:00Z` },
  parameters: { msw: [...operator({ user: { timezone: 'UTC' } }), ...platform] },
  play: async ({ canvas, userEvent, args }) => {
    await openFilters({ canvas, userEvent });
    const from = await canvas.findByRole('textbox', { name: 'From' });
    await expect(from).toHaveValue('1959-12-31 23:30');
    await userEvent.clear(from);
    await userEvent.type(from, '1959-12-31 23:15{Enter}');
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(
        `${LOG}?from=${encodeURIComponent('1959-12-31T23:15:00.000Z')}`,
      ),
    );
    await expect(page().queryByText('Now')).toBeNull();
  },
};

export const Entry: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Change group' }));
    const drawer = within(await page().findByRole('dialog', { name: 'Change group' }));
    const difference = within(await drawer.findByRole('table', { name: 'Changes' }));
    const cells = (name: string) =>
      within(difference.getByRole('rowheader', { name }).closest('tr') ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(cells('API groups')).toEqual(['admin-vod', 'admin-library, admin-vod']);
    await expect(cells('Description')).toEqual(['None', LONG]);
    await expect(cells('View only')).toEqual(['No', 'Yes']);
    await expect(cells('License until')).toEqual(['None', '2027/01/01 07:00:00']);
    await expect(cells('x-color')).toEqual(['red', 'blue']);
    await expect(drawer.getByText('Sessions ended')).toBeVisible();
    await expect(drawer.getByText('request-0001')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Thing 1' })).toHaveAttribute(
      'href',
      '/apps/studio-1/group',
    );
    await expect(drawer.getByText(/\(Asia\/Ho_Chi_Minh\)/)).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`${LOG}/${CHANGED.id}`));
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(LOG));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Change group' })).toHaveFocus());
  },
};

const ACKNOWLEDGED = auditEntryOf(1, 'alert.acknowledge', {
  object: { type: 'alert', id: 'alert-1', name: 'disk-nearly-full' },
});

export const EntryOfAlert: ScreenStory = {
  args: { at: `${OF_APP}/${ACKNOWLEDGED.id}` },
  parameters: { msw: [...operator(), ...mockAuditLog([ACKNOWLEDGED])] },
  play: async () => {
    const drawer = within(await page().findByRole('dialog', { name: 'Acknowledge alert' }));
    await expect(await drawer.findByRole('link', { name: 'Disk nearly full' })).toHaveAttribute(
      'href',
      '/apps/studio-1/product/alerts/alert-1',
    );
  },
};

export const RejectedEntry: ScreenStory = {
  args: { at: `${LOG}/${refusedEntryOf(2, 'tenant-app.delete', 403).id}` },
  play: async () => {
    const drawer = within(await page().findByRole('dialog', { name: 'Delete app' }));
    await expect(await drawer.findByText('Nothing changed: permission denied (403)')).toBeVisible();
    await expect(drawer.queryByRole('table')).toBeNull();
  },
};

export const NoSuchEntry: ScreenStory = {
  args: { at: `${OF_APP}/${refusedEntryOf(2, 'tenant-app.delete', 403).id}` },
  play: async ({ canvas }) => {
    await expect(await page().findByText('Entry not found')).toBeVisible();
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'App' })).toBeNull();
  },
};
