import type { ServerLoad } from '@console/operations/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { serverMetrics10s } from '../database/schema';
import { ensurePartitions, RESOLUTIONS } from './resolutions';

interface Report extends ServerLoad {
  serverId: string;
}

const { serverId: _serverId, at: _at, samples, ...MEASURED } = getTableColumns(serverMetrics10s);

/** Counts reports in every resolution. */
export async function recordMetrics(db: Database, reports: readonly Report[], at: Date): Promise<void> {
  if (reports.length === 0) return;
  await ensurePartitions(
    db,
    RESOLUTIONS.map((resolution) => ({ resolution, at })),
  );
  for (const { table, name, seconds } of RESOLUTIONS) {
    const step = seconds * 1000;
    const start = new Date(Math.floor(at.getTime() / step) * step);
    const column = (one: string) => sql`${sql.identifier(name)}.${sql.identifier(one)}`;
    const before = column(samples.name);
    const mean = (one: string) => {
      const added = sql`excluded.${sql.identifier(one)}`;
      return sql`(${column(one)} * ${before} + ${added}) / (${before} + 1)`;
    };
    const means = Object.fromEntries(
      Object.entries(MEASURED).map(([key, { name: one }]) => [key, mean(one)] as const),
    );
    await db
      .insert(table)
      .values(reports.map(({ serverId, ...load }) => ({ ...load, serverId, at: start })))
      .onConflictDoUpdate({
        target: [table.serverId, table.at],
        set: { ...means, samples: sql`${before} + 1` },
      });
  }
}
