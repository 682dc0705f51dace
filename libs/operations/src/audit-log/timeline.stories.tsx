// @see spec 2.3, 6
import { mock, respondWithError } from '@console/http/testing';
import { Slot } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listAuditLogs } from '../contract';
import { auditEntryOf, refusedEntryOf } from '../testing/audit-factory';
import { mockAuditLog } from '../testing/audit-handlers';
import { operationsScreens } from '../testing/operations-screens';

const USER = auditEntryOf(1, 'two-factor.reset');
const objectId = USER.object.id ?? '';
const LOG = '/apps/default-admin-app/product/audit-log';
const OF_USER = `?objectType=user&objectId=${objectId}`;
const ENTRIES = [USER, refusedEntryOf(2, 'tenant-app.delete', 403), auditEntryOf(3, 'api-key.reset')];

const ofUser = () => (
  <>
    <h1>User</h1>
    <Slot name="timeline" props={{ object: { type: 'user', id: objectId } }} />
  </>
);
const ofApp = () => (
  <>
    <h1>App</h1>
    <Slot
      name="timeline"
      props={{ appId: 'studio-1', events: [{ at: '2026-06-07', text: 'App created' }], rows: 3 }}
    />
  </>
);
const pageOf = (screen: typeof ofUser) => ({
  feature: {
    ...operationsScreens,
    appsRoutes: [
      ...operationsScreens.appsRoutes,
      {
        path: '/apps/:appId/sample',
        meta: { title: 'Sample', requiresAuth: true },
        screen: () => Promise.resolve(screen),
      },
    ],
  },
  at: '/apps/studio-1/sample',
});

export default {
  title: 'Audit log/Timeline',
  ...screenStories(pageOf(ofUser), [...operator(), ...mockAuditLog(ENTRIES)]),
};

export const OfObject: ScreenStory = {
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole('region', { name: 'History' }));
    const entry = await timeline.findByRole('link', { name: 'Reset two-factor authentication' });
    await expect(entry).toHaveAttribute('href', `${LOG}/${USER.id}${OF_USER}`);
    await expect(timeline.getAllByRole('listitem')).toHaveLength(1);
    await expect(timeline.getByText('lan.vu@signalbox.example')).toBeVisible();
    await expect(timeline.getByRole('link', { name: 'All entries' })).toHaveAttribute('href', LOG + OF_USER);
  },
};

export const OfApp: ScreenStory = {
  args: pageOf(ofApp),
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole('region', { name: 'History' }));
    await waitFor(() => expect(timeline.getAllByRole('listitem')).toHaveLength(3));
    const [newest, created] = timeline.getAllByRole('listitem');
    await expect(newest).toHaveTextContent(/^Reset two-factor authentication.*Thing 1 · lan\.vu@/);
    await expect(created).toHaveTextContent(/^Reset API key/);
  },
};

export const Rejected: ScreenStory = {
  args: pageOf(() => (
    <>
      <h1>All apps</h1>
      <Slot name="timeline" props={{}} />
    </>
  )),
  play: async ({ canvas }) => {
    const rejected = await canvas.findByRole('link', { name: 'Delete app' });
    await expect(within(rejected.closest('li') ?? document.body).getByText('Rejected')).toBeVisible();
  },
};

export const Empty: ScreenStory = {
  parameters: { msw: [...operator(), ...mockAuditLog([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No changes yet')).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: { msw: [...operator(), mock(listAuditLogs, () => respondWithError(500))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the history')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: ScreenStory = {
  parameters: { msw: [...operator({ permissions: ['admin-user'] }), ...mockAuditLog(ENTRIES)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'User' });
    await expect(canvas.queryByRole('region', { name: 'History' })).toBeNull();
  },
};
