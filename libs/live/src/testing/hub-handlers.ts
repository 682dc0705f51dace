import { mock, respondWithError } from '@console/http/testing';
import {
  addDelivery,
  createDistributor,
  deleteDistributor,
  getDistributor,
  getPartnerPage,
  issuePartnerPage,
  listDeliveries,
  listDistributors,
  removeDelivery,
  revokePartnerPage,
  updateDelivery,
  updateDistributor,
  type Delivery,
  type DistributorDetail,
} from '../contract';

const HD = { name: '720p', width: 1280, height: 720, framesPerSecond: 25, kbps: 1_700 };
const APP = { appId: 'studio-1', appName: 'Studio 1' };

const pull: Delivery = {
  id: 'pull-1',
  appId: APP.appId,
  distributor: { id: 'partner-1', name: 'Mekong Cable' },
  channel: { id: 'stream-1', name: 'News', state: 'live', renditions: [HD] },
  kind: 'pull',
  url: 'https://console.example/media/hub/token/index.m3u8',
  state: 'delivering',
  problem: null,
  since: null,
  viewers: 2,
  droppedSegments: 0,
  bytesThisMonth: 5_000_000_000,
  lastAt: '2026-06-08T04:00:00.000Z',
};
const push: Delivery = {
  ...pull,
  id: 'push-1',
  kind: 'push',
  url: 'rtmp://ingest.mekong.example/live',
  state: 'failed',
  problem: 'The server closed the connection.',
  since: '2026-06-08T04:00:00.000Z',
  viewers: 0,
};

const first: DistributorDetail = {
  ...APP,
  id: 'partner-1',
  name: 'Mekong Cable',
  email: 'noc@mekong.example',
  supportEmail: 'noc@studio.example',
  note: 'Contract 12/2026',
  status: 'active',
  expiresAt: null,
  state: 'active',
  channels: ['News'],
  bytesThisMonth: 6_000_000_000,
  lastAt: pull.lastAt,
  pageSince: null,
  updatedAt: '2026-06-01T04:00:00.000Z',
  deliveries: [pull, push],
};
const second: DistributorDetail = {
  ...first,
  id: 'partner-2',
  name: 'Hotel Saigon',
  status: 'suspended',
  state: 'suspended',
  channels: [],
  bytesThisMonth: 0,
  lastAt: null,
  deliveries: [],
};

function pageOf<Row>(data: readonly Row[]) {
  return { data: [...data], total: data.length, page: 1, perPage: 20 };
}

/** A platform with two distributors; call `reset` before each story. */
export function mockHub() {
  let rows = [first, second];
  const find = (id: string) => rows.find((row) => row.id === id);
  const change = (id: string, changed: Partial<DistributorDetail>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...changed } : row));
    return find(id) ?? respondWithError(404);
  };
  return {
    reset: () => {
      rows = [first, second];
    },
    handlers: [
      mock(listDistributors, () => pageOf(rows)),
      mock(getDistributor, ({ params }) => {
        const row = find(params.id);
        return row ? { ...row, etag: '"1"' } : respondWithError(404);
      }),
      mock(createDistributor, ({ body }) => {
        const created = { ...second, ...body, ...APP, id: 'partner-3', state: 'active' as const };
        rows = [...rows, created];
        return created;
      }),
      mock(updateDistributor, ({ params, body: { status = 'active' } }) => {
        const changed = change(params.id, { status, state: status });
        return 'id' in changed ? { ...changed, etag: '"2"' } : changed;
      }),
      mock(deleteDistributor, ({ params }) => {
        rows = rows.filter(({ id }) => id !== params.id);
        return {};
      }),
      mock(addDelivery, ({ params, body: { kind, url } }) =>
        change(params.id, {
          deliveries: [
            kind === 'pull' ? pull : { ...push, url: url ?? '', state: 'connecting', problem: null },
          ],
        }),
      ),
      mock(updateDelivery, ({ params: { id, deliveryId }, body: { url } }) => {
        const changed = change(id, {
          deliveries: (find(id)?.deliveries ?? []).map((one) =>
            one.id === deliveryId
              ? { ...one, ...(url !== undefined && { url }), problem: null, state: 'connecting' }
              : one,
          ),
        });
        return 'id' in changed ? { ...changed, etag: '"2"' } : changed;
      }),
      mock(removeDelivery, ({ params: { id, deliveryId } }) =>
        change(id, { deliveries: find(id)?.deliveries.filter((one) => one.id !== deliveryId) ?? [] }),
      ),
      mock(issuePartnerPage, ({ params }) => {
        const changed = change(params.id, { pageSince: '2026-06-08T04:00:00.000Z' });
        return 'id' in changed ? { ...changed, pageUrl: 'https://console.example/hub/a-token' } : changed;
      }),
      mock(revokePartnerPage, ({ params }) => change(params.id, { pageSince: null })),
      mock(listDeliveries, () => pageOf([pull, push])),
      mock(getPartnerPage, ({ params: { token } }) =>
        token === 'a-token'
          ? {
              name: first.name,
              supportEmail: first.supportEmail,
              channels: [
                { name: 'News', isLive: true, url: pull.url, renditions: [HD] },
                { name: 'Movies', isLive: false, url: null, renditions: [] },
              ],
            }
          : respondWithError(404),
      ),
    ],
  };
}
