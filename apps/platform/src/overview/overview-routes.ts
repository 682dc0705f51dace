import { getOperationsOverview, listAppLoads } from '@console/operations/contract';
import { route } from '../http/route';
import { appLoads, operationsOverview } from './operations-overview';

export const overviewRoutes = [
  route(getOperationsOverview, ({ query, db, authority, now }) =>
    operationsOverview(db, query.range, authority, now),
  ),

  route(listAppLoads, async ({ query, db, authority, now }) => ({
    data: await appLoads(db, query.appIds.split(','), authority, now),
  })),
];
