import { Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { SkipReasonName } from './fill';

/** What came of the request to the ad server. */
export const AD_SERVER_RESULTS = ['ads', 'empty', 'timeout', 'error', 'blocked'] as const;

export const BEACON_EVENTS = [
  'impression',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
] as const;
export type BeaconEvent = (typeof BEACON_EVENTS)[number];

/** `recorded`: it is being sent. `unknown`: the node ended before the result; it may have arrived. */
export const BEACON_STATES = ['recorded', 'sent', 'failed', 'unknown'] as const;
export type BeaconState = (typeof BEACON_STATES)[number];

const Milliseconds = z.int().nonnegative();
const Text = z.string().max(300);

export const ShownAd = z.strictObject({
  /** Of the conditioned creative; empty for an ad without media. */
  key: z.string().max(64),
  adId: Text,
  title: Text,
  advertiser: Text,
  declaredMs: Milliseconds.nullable(),
  /** Of the conditioned ad. */
  ms: Milliseconds.nullable(),
  skip: SkipReasonName.nullable(),
});

/** What happened in one break of one viewer's session. A later revision replaces an earlier one. */
export const SessionBreak = z.strictObject({
  session: z.string().min(1).max(64),
  endpointId: z.string().min(1).max(64),
  breakId: z.string().min(1).max(64),
  revision: z.int().positive(),
  startsAt: Timestamp,
  plannedMs: Milliseconds,
  /** Null until the ad server is requested. */
  request: z
    .strictObject({
      url: z.string().max(2_048),
      sentAt: Timestamp,
      ms: Milliseconds,
      /** Null while there is no response. */
      result: z.enum(AD_SERVER_RESULTS).nullable(),
      hops: z.int().nonnegative(),
      problem: z.string().max(500).nullable(),
    })
    .nullable(),
  ads: z.array(ShownAd).max(50),
  /** False before the break begins. */
  isDecided: z.boolean(),
  /** Of the ads that are inserted. */
  filledMs: Milliseconds,
  slateMs: Milliseconds,
  beacons: z
    .array(
      z.strictObject({
        /** Position in `ads`. */
        ad: z.int().nonnegative(),
        event: z.enum(BEACON_EVENTS),
        state: z.enum(BEACON_STATES),
        at: Timestamp,
        /** Addresses that have to receive it. */
        urls: z.int().nonnegative(),
      }),
    )
    .max(300),
  /** The ad server's response while debug capture is on. */
  vast: z.string().max(65_536).nullable(),
});
export type SessionBreak = z.output<typeof SessionBreak>;

/** The way of an ad, in order. */
export const STAGES = ['found', 'decision', 'conditioned', 'inserted', 'reported'] as const;
export type Stage = (typeof STAGES)[number];
export type StageState = 'done' | 'failed' | 'waiting';

/** The five stages of a break. Only the first that failed is `failed`; what follows it waits. */
export function stagesOf({
  request,
  ads,
  isDecided,
  filledMs,
  beacons,
}: SessionBreak): Record<Stage, StageState> {
  const conditionable = ads.filter(({ key }) => key !== '');
  const isConditioned = conditionable.some(({ ms }) => ms !== null);
  const shown = ads.filter(({ skip }) => skip === null).length;
  const reached: Record<Stage, StageState> = {
    found: 'done',
    decision:
      request === null ? failedOnce(isDecided) : stateOf(request.result === 'ads', request.result !== null),
    conditioned: stateOf(isConditioned, isDecided),
    inserted: isDecided ? stateOf(filledMs > 0, true) : 'waiting',
    reported: stateOf(
      shown > 0 &&
        beacons.length >= shown * BEACON_EVENTS.length &&
        beacons.every(({ state }) => state === 'sent'),
      beacons.some(({ state }) => state === 'failed' || state === 'unknown'),
    ),
  };
  let isOpen = true;
  for (const stage of STAGES) {
    if (!isOpen) reached[stage] = 'waiting';
    if (reached[stage] !== 'done') isOpen = false;
  }
  return reached;
}

function stateOf(isDone: boolean, isOver: boolean): StageState {
  return isDone ? 'done' : failedOnce(isOver);
}

function failedOnce(isOver: boolean): StageState {
  return isOver ? 'failed' : 'waiting';
}

/** The first stage that failed. */
export function failedStage(record: SessionBreak): Stage | null {
  const stages = stagesOf(record);
  return STAGES.find((stage) => stages[stage] === 'failed') ?? null;
}
