import type { EndpointAssignment } from '@console/ssai/contract';
import { download, type OutgoingClient } from '@console/server-kit';
import type { Logger } from 'pino';
import { readCues, type Cue } from './cues';

const EVERY_MS = 2_000;
const LIMITS = { timeoutMs: 2_000, maxBytes: 1_048_576 };
const KEPT_MS = 600_000;
/** Of an endpoint; the latest ones. */
const MAX_CUES = 100;
/** Copies of a cue in different dialects begin at about the same time. */
const SAME_MS = 5_000;

interface Reading {
  url: string;
  readAt: number;
  cues: Cue[];
  isFailing?: boolean;
}

/** Reads the playlists whose cues start breaks. */
export class CueReader {
  readonly #readings = new Map<string, Reading>();

  constructor(
    private readonly client: Pick<OutgoingClient, 'send'>,
    private readonly log: Logger,
  ) {}

  cuesOf(endpointId: string): readonly Cue[] {
    return this.#readings.get(endpointId)?.cues ?? [];
  }

  /** Reads the playlist of an endpoint unless that was a moment ago. Never rejects. */
  async read(
    { id, breakSource, cueUrl }: Pick<EndpointAssignment, 'id' | 'breakSource' | 'cueUrl'>,
    now: number,
  ): Promise<void> {
    if (breakSource !== 'cues' || cueUrl === '') {
      this.#readings.delete(id);
      return;
    }
    const known = this.#readings.get(id);
    if (known?.url === cueUrl && now - known.readAt < EVERY_MS) return;
    const reading = known?.url === cueUrl ? known : { url: cueUrl, readAt: now, cues: [] };
    reading.readAt = now;
    this.#readings.set(id, reading);
    try {
      const text = (await download(this.client, cueUrl, LIMITS)).toString('utf8');
      reading.cues = merged(reading.cues, readCues(text, now), now);
      reading.isFailing = false;
    } catch (error) {
      if (!reading.isFailing)
        this.log.warn({ err: error, endpoint: id }, 'the playlist with the cues was not read; trying again');
      reading.isFailing = true;
    }
  }
}

function merged(known: readonly Cue[], found: readonly Cue[], now: number): Cue[] {
  const cues = known.filter(({ startsAt }) => startsAt > now - KEPT_MS);
  for (const cue of found.slice(-MAX_CUES)) {
    const same = cues.find(({ startsAt }) => Math.abs(startsAt - cue.startsAt) < SAME_MS);
    if (!same) cues.push(cue);
    else if (cue.endsAt !== undefined) same.endsAt ??= cue.endsAt;
  }
  return cues.toSorted((one, other) => one.startsAt - other.startsAt).slice(-MAX_CUES);
}
