import { setTimeout as sleep } from 'node:timers/promises';
import { reportAdInsertion } from '@console/ssai/contract';
import type { Logger } from 'pino';
import { callPlatform } from '../call-platform';
import type { AdInsertion } from './ad-insertion';

interface Options {
  platform: URL;
  token: string;
  name: string;
  insertion: AdInsertion;
  log: Logger;
}

const EVERY_MS = 2_000;
const TICK_MS = 500;
const TIMEOUT_MS = 5_000;

/** Exchanges breaks and results for endpoints with the platform until the signal aborts. */
export async function reportAds(options: Options, signal: AbortSignal): Promise<void> {
  const { log, insertion } = options;
  const ticking = setInterval(() => insertion.tick(), TICK_MS);
  signal.addEventListener('abort', () => clearInterval(ticking), { once: true });
  const isStopped = () => signal.aborted;
  let failures = 0;
  while (!isStopped()) {
    try {
      await exchange(options, signal);
      failures = 0;
    } catch (error) {
      if (failures === 0 && !isStopped())
        log.error({ err: error }, 'the platform took no report of ads; trying again');
      failures += 1;
    }
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function exchange({ platform, token, name, insertion }: Options, signal: AbortSignal): Promise<void> {
  const changes = insertion.changes();
  const { endpoints } = await callPlatform(reportAdInsertion, {
    platform,
    body: { token, name, ...changes },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  insertion.assign(endpoints);
  insertion.confirm(changes);
}
