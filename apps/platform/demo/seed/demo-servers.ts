import type { servers } from '../../src/database/schema';
import { plus } from '../calendar';
import { DAY_MS, HOUR_MS } from '../../src/time/durations';
import { demoId, Random } from '../random';
import type { DemoApp } from './demo-apps';
import { REGIONS } from './names';

type ServerRow = typeof servers.$inferInsert;

/** In the order in which an app gets them. */
const KINDS = {
  free: [['media']],
  pro: [['live'], ['vod', 'media'], ['component', 'live']],
  enterprise: [
    ['live'],
    ['live'],
    ['vod'],
    ['media', 'live'],
    ['component', 'cluster'],
    ['community', 'vod'],
  ],
} as const;
/** Every so many-th server that is not the first of its app. */
const UNLICENSED_EVERY = 20;

/** Numbers the servers of all apps: names and addresses are unique. */
export class DemoServers {
  readonly #named = new Map<string, number>();
  #all = 10;
  #spare = 0;

  constructor(private readonly now: Date) {}

  /** The first server of an app always has a license. Archived and unused apps have no servers. */
  of({ row }: DemoApp, index: number): ServerRow[] {
    const { appId, edition, createdAt } = row;
    const random = Random.of('servers', appId);
    const isUnused = edition === 'free' && index % 12 === 11;
    if (row.status === 'archived' || isUnused) return [];
    const kinds = KINDS[edition];
    const count = edition === 'free' ? 1 : random.between(2, kinds.length);
    const home = random.pick(REGIONS);
    return kinds.slice(0, count).map((choice, position) => {
      const kind = random.pick<ServerRow['kind']>(choice);
      const region = random.chance(0.7) ? home : random.pick(REGIONS);
      const age = (this.now.getTime() - createdAt.getTime()) / HOUR_MS;
      return {
        id: demoId('server', appId, position),
        appId,
        name: this.#nameOf(kind, region),
        kind,
        address: this.#address(),
        region,
        cluster: random.chance(0.85) ? `${region}-${random.pick([1, 1, 1, 2])}` : null,
        licenseExpiresAt: this.#licenseEnd(position, random),
        createdAt: plus(createdAt, Math.min(random.within(0, position * 400 + 1), age * 0.5) * HOUR_MS),
      };
    });
  }

  #nameOf(kind: string, region: string): string {
    const place = `${kind}-${region}`;
    const number = (this.#named.get(place) ?? 0) + 1;
    this.#named.set(place, number);
    return `${place}-${String(number)}`;
  }

  /** In a block reserved for benchmarks. */
  #address(): string {
    this.#all += 1;
    return `198.18.${String((this.#all >> 8) & 0xff)}.${String(this.#all & 0xff)}`;
  }

  #licenseEnd(position: number, random: Random): Date | null {
    if (position > 0) this.#spare += 1;
    const turn = position > 0 ? this.#spare % UNLICENSED_EVERY : 0;
    if (turn === 9) return null;
    if (turn === 15) return plus(this.now, -random.within(1, 60) * DAY_MS);
    return plus(this.now, (turn === 3 ? random.within(3, 6) : random.within(20, 700)) * DAY_MS);
  }
}
