import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, it } from 'vitest';
import { migrationsFolder } from './schema-version';

const AD_IMPRESSION_QUOTA = 41;

it.runIf(inject('database').kind === 'pglite')(
  'gives apps from before the quota of ad impressions that their plan has',
  async () => {
    const client = await PGlite.create();
    const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
    const apply = async (from: number, to?: number) => {
      for (const { sql } of migrations.slice(from, to)) await client.exec(sql.join(';'));
    };
    await apply(0, AD_IMPRESSION_QUOTA);
    // Without the rows that quotas and plans refer to.
    await client.exec(`
      set session_replication_role = replica;
      insert into quotas (app_id, resource, "limit", updated_at)
        select app, resource, 1, now()
        from unnest(array['no-plan', 'starter', 'growth', 'now-scale']) app, unnest(array['storage-bytes', 'members']) resource;
      insert into app_plans (app_id, since, plan_id)
        values ('starter', '2026-01-01', 'starter'), ('growth', '2026-01-01', 'growth'),
          ('now-scale', '2026-01-01', 'starter'), ('now-scale', '2026-03-01', 'scale');
    `);
    await apply(AD_IMPRESSION_QUOTA);
    const { rows } = await client.query(
      `select app_id, "limit"::int from quotas where resource = 'ad-impressions-per-month' order by app_id collate "C"`,
    );
    expect(rows).toEqual([
      { app_id: 'growth', limit: 200_000 },
      { app_id: 'no-plan', limit: 10_000 },
      { app_id: 'now-scale', limit: 20_000_000 },
      { app_id: 'starter', limit: 10_000 },
    ]);
    await client.close();
  },
);
