import type { DeviceClass, Pacing } from '@console/ssai/contract';
import { localTime } from './local-time';

export interface CandidateCreative {
  id: string;
  durationSeconds: number;
}

/** A campaign that is neither paused nor before its start nor after its end. */
export interface Candidate<Creative extends CandidateCreative = CandidateCreative> {
  priority: number;
  weight: number;
  startsAt: Date;
  endsAt: Date | null;
  goalImpressions: number | null;
  dailyCap: number | null;
  sessionCap: number | null;
  pacing: Pacing;
  timezone: string;
  streamIds: readonly string[];
  devices: readonly DeviceClass[];
  days: readonly number[];
  fromHour: number;
  toHour: number;
  impressions: number;
  impressionsToday: number;
  /** Ads that the session already got. */
  servedInSession: number;
  creatives: readonly Creative[];
}

export interface AdRequest {
  at: Date;
  streamId: string | undefined;
  device: DeviceClass;
  /** The number of ads that fit, at least 1. */
  ads: number;
  /** For all of them. */
  maxSeconds: number;
}

export interface Choice<C extends Candidate> {
  campaign: C;
  creative: C['creatives'][number];
}

/**
 * The ads for one request, in order: the first priority that has an ad, by weight. Each campaign occurs once.
 * @param random From 0 to below 1.
 */
export function decide<C extends Candidate>(
  candidates: readonly C[],
  request: AdRequest,
  random: () => number,
): Choice<C>[] {
  const chosen: Choice<C>[] = [];
  let left = candidates.filter((campaign) => isEligible(campaign, request));
  let seconds = request.maxSeconds;
  while (chosen.length < request.ads) {
    const fitting = left.filter(({ creatives }) => creatives.some(fits(seconds)));
    const first = Math.min(...fitting.map(({ priority }) => priority));
    const campaign = byWeight(
      fitting.filter(({ priority }) => priority === first),
      random,
    );
    const creatives = campaign?.creatives.filter(fits(seconds)) ?? [];
    const creative = creatives[Math.floor(random() * creatives.length)];
    if (!campaign || !creative) break;
    chosen.push({ campaign, creative });
    seconds -= creative.durationSeconds;
    left = left.filter((other) => other !== campaign);
  }
  return chosen;
}

const fits = (seconds: number) => (creative: CandidateCreative) => creative.durationSeconds <= seconds;

function byWeight<C extends Candidate>(campaigns: readonly C[], random: () => number): C | undefined {
  const total = campaigns.reduce((sum, { weight }) => sum + weight, 0);
  let mark = random() * total;
  return campaigns.find(({ weight }) => (mark -= weight) < 0);
}

function isEligible(campaign: Candidate, request: AdRequest): boolean {
  return isTargeted(campaign, request) && hasBudget(campaign, request.at);
}

function isTargeted(campaign: Candidate, { at, streamId, device }: AdRequest): boolean {
  const { streamIds, devices, days, fromHour, toHour, timezone } = campaign;
  if (streamIds.length > 0 && (streamId === undefined || !streamIds.includes(streamId))) return false;
  if (devices.length > 0 && !devices.includes(device)) return false;
  const { weekday, hour } = localTime(at, timezone);
  if (days.length > 0 && !days.includes(weekday)) return false;
  return fromHour < toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;
}

function hasBudget(campaign: Candidate, at: Date): boolean {
  const { goalImpressions, dailyCap, sessionCap, impressions, impressionsToday, servedInSession } = campaign;
  if (sessionCap !== null && servedInSession >= sessionCap) return false;
  if (goalImpressions !== null && impressions >= goalImpressions) return false;
  if (dailyCap !== null && impressionsToday >= dailyCap) return false;
  if (campaign.pacing === 'asap') return true;
  const due = dueBy(campaign, at);
  return impressions < due.total && impressionsToday < due.today;
}

/** Impressions that even delivery has reached at a moment, rounded up; infinite without a goal or a cap. */
export function dueBy(
  {
    startsAt,
    endsAt,
    goalImpressions,
    dailyCap,
    timezone,
  }: Pick<Candidate, 'startsAt' | 'endsAt' | 'goalImpressions' | 'dailyCap' | 'timezone'>,
  at: Date,
): { total: number; today: number } {
  const run = endsAt && (at.getTime() - startsAt.getTime()) / (endsAt.getTime() - startsAt.getTime());
  const total = goalImpressions === null || run === null ? Infinity : ceiling(goalImpressions * run);
  const today = dailyCap === null ? Infinity : ceiling(dailyCap * localTime(at, timezone).partOfDay);
  return { total, today };
}

/** At least one, so that delivery can begin. */
function ceiling(impressions: number): number {
  return Math.max(1, Math.ceil(impressions));
}
