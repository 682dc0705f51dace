import type { Metrics } from '@console/server-kit';
import { Counter, Gauge } from 'prom-client';
import type { Streams } from './streams';

/** The node's own metrics. Returns a function that counts what viewers got. */
export function mediaMetrics(metrics: Metrics, streams: Streams): (bytes: number) => void {
  const registers = [metrics];
  new Gauge({
    name: 'media_streams',
    help: 'Streams of this node by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset();
      for (const { state } of streams.reports()) this.inc({ state });
    },
  });
  new Gauge({
    name: 'media_viewers',
    help: 'Playback sessions of the last 30 seconds.',
    registers,
    collect() {
      this.set(streams.reports().reduce((sum, { viewers }) => sum + viewers, 0));
    },
  });
  const sent = new Counter({
    name: 'media_sent_bytes_total',
    help: 'Bytes of playlists, segments and thumbnails that viewers got.',
    registers,
  });
  return (bytes) => sent.inc(bytes);
}
