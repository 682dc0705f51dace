import { listResponse, mock, mockItems, respondWithError } from '@console/http/testing';
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

/** A platform with two distributors; call `reset` before each story. */
export function mockHub() {
  const distributors = mockItems([first, second]);
  const { reset, find, change } = distributors;
  return {
    reset,
    handlers: [
      mock(listDistributors, ({ query }) => listResponse(distributors.all, query)),
      mock(getDistributor, ({ params }) => find(params.id)),
      mock(createDistributor, ({ body }) =>
        distributors.add({ ...second, ...body, ...APP, id: 'partner-3', state: 'active' }),
      ),
      mock(updateDistributor, ({ params, body: { status = 'active' } }) =>
        change(params.id, { status, state: status }),
      ),
      mock(deleteDistributor, ({ params }) => distributors.remove(params.id)),
      mock(addDelivery, ({ params, body: { kind, url } }) =>
        change(params.id, {
          deliveries: [
            kind === 'pull' ? pull : { ...push, url: url ?? '', state: 'connecting', problem: null },
          ],
        }),
      ),
      mock(updateDelivery, ({ params: { id, deliveryId }, body: { url } }) =>
        change(id, {
          deliveries: find(id).deliveries.map((one) =>
            one.id === deliveryId
              ? { ...one, ...(url !== undefined && { url }), problem: null, state: 'connecting' }
              : one,
          ),
        }),
      ),
      mock(removeDelivery, ({ params: { id, deliveryId } }) =>
        change(id, { deliveries: find(id).deliveries.filter((one) => one.id !== deliveryId) }),
      ),
      mock(issuePartnerPage, ({ params }) => ({
        ...change(params.id, { pageSince: '2026-06-08T04:00:00.000Z' }),
        pageUrl: 'https://console.example/hub/a-token',
      })),
      mock(revokePartnerPage, ({ params }) => change(params.id, { pageSince: null })),
      mock(listDeliveries, ({ query }) => listResponse([pull, push], query)),
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
