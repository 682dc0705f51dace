import { BEACON_EVENTS, BEACON_STATES, SessionBreak } from '@console/ssai/contract';
import { z } from 'zod';

const Urls = z.array(z.string());

/** Where the beacons of an ad go, by event. */
export const Trackers = z.record(z.enum(BEACON_EVENTS), Urls);
export type Trackers = z.output<typeof Trackers>;

const StoredInsertion = z.object({
  from: z.number(),
  at: z.number(),
  period: z.number(),
  parts: z.array(
    z.object({
      key: z.string(),
      seconds: z.array(z.number()),
      /** Position among the ads; null for the slate. */
      ad: z.number().nullable(),
    }),
  ),
  cutAt: z.number().optional(),
  to: z.object({ number: z.number(), period: z.number() }).optional(),
});
export type StoredInsertion = z.output<typeof StoredInsertion>;

const StoredViewer = z.object({ session: z.string(), address: z.string(), userAgent: z.string() });

/** What a node must know after a crash, so that playlists go on and no beacon is sent twice. */
export const SessionLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('break'),
    at: z.number(),
    viewer: StoredViewer,
    record: SessionBreak,
    trackers: z.array(Trackers),
    insertion: StoredInsertion.nullable(),
  }),
  z.object({
    kind: z.literal('beacon'),
    at: z.number(),
    session: z.string(),
    breakId: z.string(),
    ad: z.number(),
    event: z.enum(BEACON_EVENTS),
    state: z.enum(BEACON_STATES),
    urls: z.number(),
  }),
]);
export type SessionLine = z.output<typeof SessionLine>;
