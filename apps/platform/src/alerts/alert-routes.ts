import { listAlerts } from '@console/products/contract';
import { route } from '../http/route';
import { listAlerts as list } from './list-alerts';

export const alertRoutes = [route(listAlerts, ({ query, db, authority }) => list(db, query, authority))];
