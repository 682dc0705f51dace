import { getStreamMetrics, listStreamLog, listStreamSessions } from '@console/live/contract';
import { route } from '../http/route';
import { readLog, readSessions, streamSeries } from '../metrics/stream-series';
import { requireStream } from './stream-row';

export const streamHistoryRoutes = [
  route(getStreamMetrics, async (call) => {
    const { stream } = await requireStream(call.db, call.params.id, call);
    return streamSeries(call.db, stream, call.query, call.now);
  }),

  route(listStreamSessions, async (call) => {
    const { stream } = await requireStream(call.db, call.params.id, call);
    return { sessions: await readSessions(call.db, stream.id) };
  }),

  route(listStreamLog, async (call) => {
    const { stream } = await requireStream(call.db, call.params.id, call);
    return { lines: await readLog(call.db, stream.id, call.query, call.now) };
  }),
];
