import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrationsFolder } from './schema-version';

const AD_IMPRESSION_QUOTA = 41;
const STREAM_HISTORY = 46;
const AD_USES = 48;
const RETRIED_DELETIONS = 50;

describe.runIf(inject('database').kind === 'pglite')('a database of an earlier version', () => {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  /** Applies the migrations before `position`, runs `statements`, and applies the rest. */
  const migrate = async (position: number, statements: string) => {
    const client = await PGlite.create();
    onTestFinished(() => client.close());
    const apply = async (from: number, to?: number) => {
      for (const { sql } of migrations.slice(from, to)) await client.exec(sql.join(';'));
    };
    await apply(0, position);
    // Without the rows that others refer to.
    await client.exec(`set session_replication_role = replica; ${statements}`);
    await apply(position);
    return async (query: string) => (await client.query(query)).rows;
  };

  it('gives apps from before the quota of ad impressions that their plan has', async () => {
    const read = await migrate(
      AD_IMPRESSION_QUOTA,
      `insert into quotas (app_id, resource, "limit", updated_at)
        select app, resource, 1, now()
        from unnest(array['no-plan', 'starter', 'growth', 'now-scale']) app, unnest(array['storage-bytes', 'members']) resource;
      insert into app_plans (app_id, since, plan_id)
        values ('starter', '2026-01-01', 'starter'), ('growth', '2026-01-01', 'growth'),
          ('now-scale', '2026-01-01', 'starter'), ('now-scale', '2026-03-01', 'scale');`,
    );
    expect(
      await read(
        `select app_id, "limit"::int from quotas where resource = 'ad-impressions-per-month' order by app_id collate "C"`,
      ),
    ).toEqual([
      { app_id: 'growth', limit: 200_000 },
      { app_id: 'no-plan', limit: 10_000 },
      { app_id: 'now-scale', limit: 20_000_000 },
      { app_id: 'starter', limit: 10_000 },
    ]);
  });

  it('keeps the hours and the sessions of streams whose minutes are dropped', async () => {
    const id = '01980000-0000-7000-8000-000000000000';
    const read = await migrate(
      STREAM_HISTORY,
      `insert into streams (id, app_id, name, pattern, created_at) values ('${id}', 'river', 'River', 'fractal', now());
      create table stream_metrics_1m_20260331 partition of stream_metrics_1m
        for values from ('2026-03-31T00:00Z') to ('2026-04-02T00:00Z');
      insert into stream_metrics_1m (stream_id, at, samples, in_kbps, frames_per_second, viewers, out_kbps)
        values ('${id}', '2026-03-31T23:58Z', 1, 100, 25, 1, 10), ('${id}', '2026-03-31T23:59Z', 3, 200, 25, 5, 10),
          ('${id}', '2026-04-01T00:10Z', 6, 300, 50, 2.5, 20);`,
    );
    expect(await read(`select at, samples, in_kbps, viewers from stream_metrics_1h order by at`)).toEqual([
      { at: new Date('2026-03-31T23:00Z'), samples: 4, in_kbps: 175, viewers: 4 },
      { at: new Date('2026-04-01T00:00Z'), samples: 6, in_kbps: 300, viewers: 2.5 },
    ]);
    expect(await read(`select since, until, most_viewers from stream_sessions order by since`)).toEqual([
      { since: new Date('2026-03-31T23:58Z'), until: new Date('2026-04-01T00:00Z'), most_viewers: 5 },
      { since: new Date('2026-04-01T00:10Z'), until: new Date('2026-04-01T00:11Z'), most_viewers: 3 },
    ]);
  });

  it('keeps how often ads were shown and skipped', async () => {
    const read = await migrate(
      AD_USES,
      `insert into ad_session_breaks (session, break_id, endpoint_id, app_id, starts_at, revision, is_requested, latency_ms, returned,
          filled, planned_ms, filled_ms, slate_ms, impressions, first_quartiles, midpoints, third_quartiles, completes,
          failed_beacons, unknown_beacons, record)
        select session, gen_random_uuid(), gen_random_uuid(), 'river', starts_at, 1, true, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          '{"ads": [{"key": "tea", "skip": null}, {"key": "tea", "skip": "late"}, {"key": "", "skip": "no-media"}]}'
        from (values ('a', '2026-03-31T23:00Z'::timestamptz), ('b', '2026-03-31T01:00Z'), ('c', '2026-04-01T00:00Z'))
          as seen (session, starts_at);`,
    );
    expect(await read(`select key, day::text, shown, skipped from ssai_ad_uses order by day`)).toEqual([
      { key: 'tea', day: '2026-03-31', shown: 2, skipped: 2 },
      { key: 'tea', day: '2026-04-01', shown: 1, skipped: 1 },
    ]);
  });

  it('deletes files whose deletion was given up', async () => {
    const read = await migrate(
      RETRIED_DELETIONS,
      `insert into media_jobs (id, kind, video_id, storage_id, state, created_at, not_before, finished_at)
        select gen_random_uuid(), kind, gen_random_uuid(), 'main', state, now(), now(), now()
        from (values ('delete', 'failed'), ('delete', 'done'), ('transcode', 'failed')) as job (kind, state);`,
    );
    expect(
      await read(`select kind, state, finished_at is null as open from media_jobs order by 1, 2`),
    ).toEqual([
      { kind: 'delete', state: 'done', open: false },
      { kind: 'delete', state: 'queued', open: true },
      { kind: 'transcode', state: 'failed', open: false },
    ]);
  });
});
