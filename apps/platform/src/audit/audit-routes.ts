import { listAuditLogs } from '@console/products/contract';
import { route } from '../http/route';
import { listAuditLogs as list } from './list-audit-logs';

export const auditRoutes = [route(listAuditLogs, ({ query, db, authority }) => list(db, query, authority))];
