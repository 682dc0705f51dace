import type { listServers as operation } from '@console/products/contract';
import { and, asc, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { servers } from '../database/schema';
import { containsWords } from '../database/search-text';
import { sortOrder } from '../database/sort-order';
import { byCode } from '../database/text-order';
import type { Authority } from '../http/authority';
import { server } from './server-row';
import type { LicenseState } from './server-row';

type Query = z.output<(typeof operation)['query']>;

const SORTABLE = {
  name: sql`lower(${servers.name}) collate "C"`,
  appId: byCode(servers.appId),
  kind: byCode(servers.kind),
  status: byCode(servers.status),
  region: byCode(servers.region),
  licenseExpiresAt: servers.licenseExpiresAt,
  createdAt: servers.createdAt,
};

export async function listServers(db: Database, query: Query, authority: Authority, now: Date) {
  const { page, perPage, q, customFields, sort } = query;
  const wanted = and(
    authority.within(servers.appId),
    customFields?.appId === undefined ? undefined : eq(servers.appId, customFields.appId),
    customFields?.kind && eq(servers.kind, customFields.kind),
    customFields?.status && eq(servers.status, customFields.status),
    customFields?.license && hasLicense(customFields.license, now),
    ...containsWords(q ?? '', [
      sql`lower(${servers.name})`,
      servers.appId,
      servers.address,
      sql`lower(${servers.region})`,
    ]),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(servers)
      .where(wanted)
      .orderBy(...sortOrder(sort ?? 'name', SORTABLE), asc(servers.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(servers).where(wanted),
  ]);
  return { data: rows.map((row) => server(row, now)), total: counted?.total ?? 0, page, perPage };
}

function hasLicense(state: LicenseState, now: Date): SQL {
  switch (state) {
    case 'none':
      return isNull(servers.licenseExpiresAt);
    case 'expired':
      return lte(servers.licenseExpiresAt, now);
    case 'valid':
      return gt(servers.licenseExpiresAt, now);
  }
}
