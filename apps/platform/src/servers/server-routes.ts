import { listServers, updateServerLicense } from '@console/products/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit';
import { servers } from '../database/schema';
import { Refusal } from '../http/refusal';
import { route } from '../http/route';
import { message } from '../messages/message';
import { listServers as list } from './list-servers';
import { server } from './server-row';

export const serverRoutes = [
  route(listServers, ({ query, db, now, authority }) => list(db, query, authority, now)),

  route(updateServerLicense, async (call) => {
    const { params, body, db, now } = call;
    const expiresAt = new Date(body.expiresAt);
    if (expiresAt <= now) {
      const past = message('server.licenseInThePast');
      throw new Refusal(400, past, { fields: { expiresAt: [past] } });
    }
    return db.transaction(async (transaction) => {
      const [before] = await transaction
        .select()
        .from(servers)
        .where(eq(servers.id, params.id))
        .for('update');
      if (!before) throw new Refusal(404, message('server.notFound'));
      await transaction.update(servers).set({ licenseExpiresAt: expiresAt }).where(eq(servers.id, params.id));
      await recordAudit(transaction, call, {
        action: 'server.license',
        appId: before.appId,
        targetId: before.id,
        detail: {
          name: before.name,
          before: before.licenseExpiresAt?.toISOString() ?? null,
          after: expiresAt.toISOString(),
        },
      });
      return server({ ...before, licenseExpiresAt: expiresAt }, now);
    });
  }),
];
