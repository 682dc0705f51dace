import { mock } from '@console/http/testing';
import { getServerMetrics, listServerMetrics, WARNING_FROM } from '../contract';

const POINTS = 97;
const MINUTE = 60_000;

/** A daily course between 0 and 1; the same for the same moment. */
function courseAt(at: number): number {
  return 0.5 + 0.5 * Math.sin(at / (230 * MINUTE));
}

function seriesOf(times: readonly number[], least: number, most: number): number[] {
  return times.map((at) => Math.round((least + (most - least) * courseAt(at)) * 10) / 10);
}

/** Metrics of every server, alike; none before `since`. */
export function mockMetrics({ since = 0 } = {}) {
  const known = (times: readonly number[], values: readonly number[]) =>
    values.map((value, index) => ((times[index] ?? 0) < since ? null : value));
  return [
    mock(getServerMetrics, ({ params, query }) => {
      const to = Date.parse(query.to ?? new Date().toISOString());
      const from = Date.parse(query.from ?? new Date(to - 24 * 60 * MINUTE).toISOString());
      const step = Math.max(10_000, Math.round((to - from) / POINTS / 10_000) * 10_000);
      const times = Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
      const series = (least: number, most: number) => known(times, seriesOf(times, least, most));
      return {
        serverId: params.id,
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        stepSeconds: step / 1000,
        series: {
          cpu: series(20, 88),
          memory: series(55, 62),
          disk: series(30, 31),
          inMbps: series(80, 140),
          outMbps: series(900, 4_100),
          streams: series(8, 12),
          viewers: series(400, 4_200),
        },
        thresholds: WARNING_FROM,
      };
    }),
    mock(listServerMetrics, ({ query }) => {
      const step = 15 * MINUTE;
      const from = Math.floor(Date.now() / step - POINTS + 1) * step;
      const times = Array.from({ length: POINTS }, (_, index) => from + index * step);
      return {
        from: new Date(from).toISOString(),
        stepSeconds: step / 1000,
        data: query.serverIds.split(',').map((serverId) => ({
          serverId,
          cpu: known(times, seriesOf(times, 20, 88)),
          memory: known(times, seriesOf(times, 55, 62)),
          outMbps: known(times, seriesOf(times, 900, 4_100)),
          viewers: known(times, seriesOf(times, 400, 4_200)),
        })),
      };
    }),
  ];
}
