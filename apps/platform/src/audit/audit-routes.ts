import { getAuditLog, listAuditLogs } from '@console/operations/contract';
import { and, eq } from 'drizzle-orm';
import { isId } from '../database/ids';
import { auditEntries } from '../database/schema';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import { auditEntry, listAuditLogs as list } from './list-audit-logs';

export const auditRoutes = [
  route(listAuditLogs, ({ query, db, authority, now }) => list(db, query, authority, now)),

  route(getAuditLog, async ({ params, db, authority }) => {
    const [row] = isId(params.id)
      ? await db
          .select()
          .from(auditEntries)
          .where(and(eq(auditEntries.id, params.id), authority.within(auditEntries.appId)))
      : [];
    if (!row) throw new HttpError(404, message('audit.notFound'));
    return auditEntry(row);
  }),
];
