import type { ApiGroupId } from '@console/http/contract';

export interface Place {
  path: string;
  title: string;
  /** Needs a session, by a flag of its own or of a place above. */
  auth?: true;
  /** Each of these opens it; open to everybody who may navigate unless told. */
  needs?: readonly ApiGroupId[];
  order?: number;
  layout?: 'auth' | 'empty';
  keepAlive?: true | 'running';
  redirectsTo?: string;
  /** Draws something of its own. */
  screen?: false;
  /** Shows what another place shows, and is looked at there. */
  twin?: true;
  /** Named alike by places that share one screen, which says different words. */
  look?: 'module';
}

const auth = true;
/** Modules that come from elsewhere share the page that mounts them, and go on where they were left. */
const REMOTE = { keepAlive: 'running', look: 'module' } as const;
const TENANT_APP = { auth, needs: ['admin-tenant-app'] } as const;
const MANAGEMENT = { auth, needs: ['admin-management'] } as const;
const SSAI = { auth, ...REMOTE, needs: ['admin-ssai'], order: 7 } as const;
const VOD = { auth, ...REMOTE, needs: ['admin-vod'], order: 7 } as const;

/** What stands beside a list of servers. */
function besideServers(path: string, twin: Pick<Place, 'twin'> = {}): Place[] {
  const place = { auth, needs: ['admin-machine'], ...twin } as const;
  return [
    { path: `${path}/add`, title: 'Add server', ...place },
    { path: `${path}/:serverId`, title: 'Server', ...place },
    { path: `${path}/:serverId/license`, title: 'License of a server', ...place },
    { path: `${path}/:serverId/note`, title: 'Note on a server', ...place },
  ];
}

/** Every place there is, as the specification lists them. */
export const PLACES: readonly Place[] = [
  { path: '/', title: '', redirectsTo: '/apps', screen: false },
  { path: '/apps', title: '', auth, redirectsTo: '/apps/dashboard', screen: false },
  { path: '/apps/dashboard', title: 'Dashboard', auth, order: 1 },
  {
    path: '/apps/tenant-apps',
    title: 'Tenants App',
    ...TENANT_APP,
    order: 2,
    redirectsTo: '/apps/tenant-apps/normal',
    screen: false,
  },
  { path: '/apps/tenant-apps/normal', title: 'Normal', ...TENANT_APP, order: 2 },
  { path: '/apps/tenant-apps/archive', title: 'Archived', ...TENANT_APP, order: 3 },
  { path: '/apps/tenant-apps/create', title: 'Create tenant app', ...TENANT_APP },
  { path: '/apps/:appId', title: 'Tenant App', auth, redirectsTo: '/apps/:appId/detail' },
  { path: '/apps/:appId/billing', title: 'Billing Info', auth },
  { path: '/apps/:appId/billing/edit', title: 'Edit billing info', auth },
  { path: '/apps/:appId/detail', title: 'Detail Info', auth },
  { path: '/apps/:appId/detail/edit', title: 'Edit tenant app', auth },
  { path: '/apps/:appId/detail/api-groups', title: 'The app’s API groups', auth },
  { path: '/apps/:appId/detail/api-groups/:apiGroupId', title: 'API group', auth },
  { path: '/apps/:appId/group', title: 'Group', auth },
  { path: '/apps/:appId/group/create', title: 'Create group', auth },
  { path: '/apps/:appId/group/matrix', title: 'API groups of all groups', auth },
  { path: '/apps/:appId/group/:groupId/edit', title: 'Edit group', auth },
  { path: '/apps/:appId/group/:groupId/preview', title: 'Group permissions', auth },
  { path: '/apps/:appId/invoice', title: 'Invoice History', auth },
  { path: '/apps/:appId/invoice/:invoiceId', title: 'Invoice', auth },
  { path: '/apps/:appId/member', title: 'Member', auth },
  { path: '/apps/:appId/member/invite', title: 'Invite members', auth },
  { path: '/apps/:appId/member/:memberId/edit', title: 'Change group', auth },
  { path: '/apps/:appId/usage', title: 'Usage Based Billing', auth },
  { path: '/apps/:appId/product', title: 'Product', auth, order: 3 },
  {
    path: '/apps/:appId/product/live/machine',
    title: 'Live servers',
    auth,
    needs: ['admin-machine'],
    order: 7,
  },
  ...besideServers('/apps/:appId/product/live/machine'),
  { path: '/apps/:appId/product/live/clusters', title: 'Live clusters', auth, ...REMOTE, order: 7 },
  {
    path: '/apps/:appId/product/vod-server/machine',
    title: 'VOD servers',
    auth,
    needs: ['admin-machine'],
    order: 7,
  },
  ...besideServers('/apps/:appId/product/vod-server/machine', { twin: true }),
  { path: '/apps/:appId/product/vod-server/cluster', title: 'VOD clusters', auth, ...REMOTE, order: 7 },
  {
    path: '/apps/:appId/product/media/machine',
    title: 'Media servers',
    auth,
    needs: ['admin-machine'],
    order: 7,
  },
  ...besideServers('/apps/:appId/product/media/machine', { twin: true }),
  { path: '/apps/:appId/product/media/cluster', title: 'Media clusters', auth, ...REMOTE, order: 7 },
  {
    path: '/apps/:appId/product/community/machine',
    title: 'Community servers',
    auth,
    needs: ['admin-machine'],
    order: 7,
  },
  ...besideServers('/apps/:appId/product/community/machine', { twin: true }),
  {
    path: '/apps/:appId/product/cluster/machine',
    title: 'Cluster servers',
    auth,
    needs: ['admin-machine'],
    order: 7,
  },
  ...besideServers('/apps/:appId/product/cluster/machine', { twin: true }),
  {
    path: '/apps/:appId/product/component/machine',
    title: 'Component servers',
    auth,
    needs: ['admin-machine'],
    order: 7,
  },
  ...besideServers('/apps/:appId/product/component/machine', { twin: true }),
  { path: '/apps/:appId/product/component/cluster', title: 'Component clusters', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/monitor', title: 'Server monitoring', auth, ...REMOTE, order: 7 },
  {
    path: '/apps/:appId/product/transcode',
    title: 'Transcoder and packager',
    auth,
    ...REMOTE,
    needs: ['admin-transcode'],
    order: 7,
  },
  { path: '/apps/:appId/product/transcode/channels', title: 'Channels', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/transcode/templates', title: 'Templates', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/transcode/profiles', title: 'Profiles', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/transcode/presets', title: 'Presets', auth, ...REMOTE, order: 7 },
  {
    path: '/apps/:appId/product/lrm',
    title: 'LRM channels',
    auth,
    ...REMOTE,
    needs: ['admin-lrm'],
    order: 7,
  },
  {
    path: '/apps/:appId/product/livestream',
    title: 'Livestream',
    auth,
    ...REMOTE,
    needs: ['admin-livestream'],
    order: 7,
  },
  { path: '/apps/:appId/product/event', title: 'Event channels', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/playout', title: 'Playout', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/ssai', title: 'SSAI', ...SSAI },
  { path: '/apps/:appId/product/ssai/endpoints', title: 'Endpoints', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/ssai/ads', title: 'Ads', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/ssai/statistics', title: 'Statistics', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/vast-control', title: 'VAST control', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/vod', title: 'Media VOD', ...VOD },
  {
    path: '/apps/:appId/product/library',
    title: 'Asset library',
    auth,
    ...REMOTE,
    needs: ['admin-library'],
    order: 7,
  },
  {
    path: '/apps/:appId/product/interactive',
    title: 'Interactive',
    auth,
    ...REMOTE,
    needs: ['admin-interactive'],
    order: 7,
  },
  { path: '/apps/:appId/product/minigame', title: 'Minigame', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/hub/distributors', title: 'Distributors', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/hub/channels', title: 'Distributed channels', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/hub/connection', title: 'Connection information', auth, ...REMOTE, order: 7 },
  { path: '/apps/:appId/product/hub/documentation', title: 'Documentation', auth, ...REMOTE, order: 7 },
  {
    path: '/apps/:appId/product/management/members',
    title: 'Members',
    auth,
    ...REMOTE,
    needs: ['admin-management'],
    order: 7,
  },
  {
    path: '/apps/:appId/product/management/group',
    title: 'Groups',
    auth,
    ...REMOTE,
    needs: ['admin-management'],
    order: 7,
  },
  { path: '/apps/:appId/product/audit-log', title: 'Audit log', auth, order: 7 },
  { path: '/apps/:appId/product/audit-log/:entryId', title: 'Audit entry', auth },
  { path: '/apps/:appId/product/alerts', title: 'Alerts', auth, order: 7 },
  { path: '/apps/:appId/product/alerts/:alertId', title: 'Alert', auth },
  { path: '/apps/product', title: 'Product', auth, order: 3 },
  { path: '/apps/product/ssai', title: 'SSAI', ...SSAI },
  { path: '/apps/product/vod', title: 'Media VOD', ...VOD },
  {
    path: '/apps/billing',
    title: 'Billing',
    ...MANAGEMENT,
    order: 6,
    redirectsTo: '/apps/billing/invoice',
  },
  { path: '/apps/billing/invoice', title: 'Invoices', ...MANAGEMENT },
  { path: '/apps/billing/invoice/:invoiceId', title: 'Invoice', ...MANAGEMENT },
  { path: '/apps/billing/usage', title: 'Usage', ...MANAGEMENT },
  { path: '/apps/billing/quota', title: 'Quotas', ...MANAGEMENT },
  { path: '/apps/billing/payment', title: 'Payment', ...MANAGEMENT },
  { path: '/apps/billing/payment/edit', title: 'Edit billing info', ...MANAGEMENT },
  { path: '/apps/machine', title: 'Server', auth, needs: ['admin-machine'], order: 6 },
  ...besideServers('/apps/machine'),
  { path: '/apps/accounts', title: 'Users', auth, needs: ['admin-user'], order: 10 },
  { path: '/apps/accounts/create', title: 'Create user', auth, needs: ['admin-user'] },
  { path: '/apps/accounts/invite', title: 'Invite users', auth, needs: ['admin-user'] },
  { path: '/apps/account/:id', title: 'User', auth },
  { path: '/apps/account/:id/edit', title: 'Edit user', auth },
  {
    path: '/apps/management',
    title: 'Management',
    ...MANAGEMENT,
    order: 10,
    redirectsTo: '/apps/management/member',
  },
  { path: '/apps/management/member', title: 'Member', ...MANAGEMENT },
  { path: '/apps/management/member/invite', title: 'Invite members', ...MANAGEMENT },
  { path: '/apps/management/member/:memberId/edit', title: 'Change group', ...MANAGEMENT },
  { path: '/apps/management/group', title: 'Group', ...MANAGEMENT },
  { path: '/apps/management/group/create', title: 'Create group', ...MANAGEMENT },
  { path: '/apps/management/group/matrix', title: 'API groups of all groups', ...MANAGEMENT },
  { path: '/apps/management/group/:groupId/edit', title: 'Edit group', ...MANAGEMENT },
  { path: '/apps/management/group/:groupId/preview', title: 'Group permissions', ...MANAGEMENT },
  { path: '/apps/document', title: 'Document', ...TENANT_APP, order: 20 },
  { path: '/apps/document/:operation', title: 'API operation', ...TENANT_APP },
  { path: '/apps/2fa', title: 'Two-factor authentication', auth },
  { path: '/auth/login', title: 'Login', layout: 'auth' },
  { path: '/auth/check-code', title: 'Code', layout: 'auth' },
  { path: '/auth/invite-member', title: 'Invite member', layout: 'auth' },
  { path: '/auth/sign-up', title: 'Sign up', layout: 'auth' },
  { path: '/auth/confirm', title: 'Confirm your email address', layout: 'auth' },
  { path: '/auth/resend-confirmation', title: 'New confirmation link', layout: 'auth' },
  { path: '/auth/forgot-password', title: 'Forgotten password', layout: 'auth' },
  { path: '/auth/reset-password', title: 'New password', layout: 'auth' },
  { path: '/auth/confirm-email', title: 'Your new email address', layout: 'auth' },
  { path: '/login', title: 'Login', layout: 'auth', keepAlive: true, order: 4 },
  { path: '/user', title: 'User', auth, redirectsTo: '/user/info' },
  { path: '/user/info_', title: 'User', auth },
  { path: '/user/info', title: 'Setting', auth },
  { path: '/user/info/email', title: 'Change email', auth },
  { path: '/user/info/recovery-codes', title: 'New recovery codes', auth },
  { path: '/user/info/two-factor-off', title: 'Turn off two-factor authentication', auth },
  { path: '/user/password', title: 'Password', auth },
  { path: '/user/apps', title: 'My apps', auth },
  { path: '/user/apps/create', title: 'Create an app', auth },
  { path: '/user/apps/:appId', title: 'My app', auth },
  { path: '/user/apps/:appId/rename', title: 'Rename app', auth },
  { path: '/403', title: 'No access', layout: 'empty' },
  { path: '/500', title: 'Internal Server Error', layout: 'empty' },
  { path: '/503', title: 'Service unavailable', layout: 'empty' },
  { path: '*', title: 'Page Not Found', layout: 'empty' },
];

/** An address of the place, with these things in it; one that is not named there does not exist. */
export function addressOf(
  { path }: Pick<Place, 'path'>,
  things: Readonly<Record<string, string>> = { appId: 'default-admin-app' },
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => things[name] ?? '7').replace('*', '/no/such/page');
}

export const SIGN_IN_PAGES = ['/auth/login', '/login'];

/** Open to whoever asks, signed in or not. */
export const PUBLIC_PLACES = PLACES.filter(
  ({ path, auth }) => !auth && ![...SIGN_IN_PAGES, '/auth/check-code'].includes(path),
);

export const PLACES_OF_A_SESSION = PLACES.filter((place) => place.auth);
