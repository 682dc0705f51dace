import { index, integer, pgTable, primaryKey, real, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Means of the reports of a server in the seconds after `at`. Partitioned by time, so the migration creates these tables
 * by hand; without a foreign key, because partitions are dropped as a whole.
 */
function metricsTable(name: string) {
  return pgTable(
    name,
    {
      serverId: uuid('server_id').notNull(),
      at: instant('at').notNull(),
      /** Number of reports. */
      samples: integer('samples').notNull().default(1),
      cpu: real('cpu').notNull(),
      memory: real('memory').notNull(),
      disk: real('disk').notNull(),
      inMbps: real('in_mbps').notNull(),
      outMbps: real('out_mbps').notNull(),
      streams: real('streams').notNull(),
      viewers: real('viewers').notNull(),
    },
    (metrics) => [
      primaryKey({ columns: [metrics.serverId, metrics.at] }),
      // For sums over all servers.
      index(`${name}_at_idx`).on(metrics.at),
    ],
  );
}

export const serverMetrics10s = metricsTable('server_metrics_10s');
export const serverMetrics1m = metricsTable('server_metrics_1m');
export const serverMetrics1h = metricsTable('server_metrics_1h');

/** Means of a stream on air, like the metrics of servers. */
function streamMetricsTable(name: string) {
  return pgTable(
    name,
    {
      streamId: uuid('stream_id').notNull(),
      at: instant('at').notNull(),
      samples: integer('samples').notNull().default(1),
      inKbps: real('in_kbps').notNull(),
      framesPerSecond: real('frames_per_second').notNull(),
      viewers: real('viewers').notNull(),
      outKbps: real('out_kbps').notNull(),
      /** These are null where they were not measured. */
      speed: real('speed'),
      encoderSpeed: real('encoder_speed'),
      duplicatedPercent: real('duplicated_percent'),
      droppedPercent: real('dropped_percent'),
      keyFrameSeconds: real('key_frame_seconds'),
      audioDb: real('audio_db'),
    },
    (metrics) => [primaryKey({ columns: [metrics.streamId, metrics.at] })],
  );
}

export const streamMetrics10s = streamMetricsTable('stream_metrics_10s');
export const streamMetrics1m = streamMetricsTable('stream_metrics_1m');
export const streamMetrics1h = streamMetricsTable('stream_metrics_1h');
