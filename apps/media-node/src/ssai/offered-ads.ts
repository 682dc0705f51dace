import type { VastAd } from '@console/server-kit';
import type { ReportedAd } from '@console/ssai/contract';
import type { Source } from '../source';
import { secondsOf, type AdLibrary, type ConditionedAd } from './ad-library';

type Reported = Omit<ReportedAd, 'ms' | 'state' | 'problem'>;

interface OfferedAd {
  conditioned: ConditionedAd;
  reported: Reported;
  offeredAt: number;
  /** What the platform knows of it. */
  sent: string | undefined;
}

const MAX_URL = 2_048;
const MAX_REPORTED = 100;
/** Some ad servers return another address for each request. */
const MAX_KNOWN = 10_000;

/** The ads that ad servers have offered with media, and which of them the platform knows. */
export class OfferedAds {
  /** The one that was offered longest ago first. */
  readonly #ads = new Map<string, OfferedAd>();

  constructor(
    private readonly library: Pick<AdLibrary, 'open'>,
    private readonly clock: () => number,
  ) {}

  /** Prepares the medium of the ad that fits the ladder best; undefined for an ad without one. */
  open(
    ad: VastAd,
    about: Pick<ReportedAd, 'appId' | 'vastUrl'>,
    ladder: ReturnType<Source['renditions']>,
  ): ConditionedAd | undefined {
    const height = ladder[0]?.height ?? 720;
    const media = ad.media.toSorted(
      (one, other) =>
        Number(other.type === 'video/mp4') - Number(one.type === 'video/mp4') ||
        Math.abs(one.height - height) - Math.abs(other.height - height),
    )[0];
    if (!media || media.url.length > MAX_URL) return undefined;
    const conditioned = this.library.open(media.url, ladder);
    const { adId, title, advertiser, declaredMs } = ad;
    const id = `${about.appId} ${conditioned.key}`;
    const sent = this.#ads.get(id)?.sent;
    this.#ads.delete(id);
    this.#ads.set(id, {
      sent,
      conditioned,
      offeredAt: this.clock(),
      reported: {
        ...about,
        key: conditioned.key,
        adId: adId.slice(0, 300),
        title: title.slice(0, 300),
        advertiser: advertiser.slice(0, 300),
        mediaUrl: media.url,
        declaredMs,
      },
    });
    const [oldest] = this.#ads.keys();
    if (this.#ads.size > MAX_KNOWN && oldest !== undefined) this.#ads.delete(oldest);
    return conditioned;
  }

  /** What the platform does not know yet, at most 100. */
  changes(): ReportedAd[] {
    const ads: ReportedAd[] = [];
    for (const { conditioned, reported, sent } of this.#ads.values()) {
      const { state, problem } = conditioned;
      const ms = state === 'ready' ? Math.round(secondsOf(conditioned) * 1_000) : null;
      const ad = { ...reported, state, problem, ms };
      if (sent !== JSON.stringify(ad)) ads.push(ad);
    }
    return ads.slice(0, MAX_REPORTED);
  }

  /** Forgets ads that were last offered before a moment. */
  forget(before: number): void {
    for (const [id, { offeredAt }] of this.#ads) if (offeredAt < before) this.#ads.delete(id);
  }

  /** The platform has taken these changes. */
  confirm(ads: readonly ReportedAd[]): void {
    for (const ad of ads) {
      const known = this.#ads.get(`${ad.appId} ${ad.key}`);
      if (known) known.sent = JSON.stringify(ad);
    }
  }
}
