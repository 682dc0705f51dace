import { join } from 'node:path';
import type { OutgoingClient } from '@console/server-kit';
import type { Logger } from 'pino';
import type { FileCache } from '../file-cache';
import type { Streams } from '../streams';
import { AdInsertion } from './ad-insertion';
import { AdLibrary } from './ad-library';
import { BeaconSender } from './beacon-sender';
import { Journal } from './journal';
import { isNeeded, restoreSessions } from './restore-sessions';
import { SessionLine } from './session-journal';

interface Options {
  streams: Pick<Streams, 'find'>;
  files: FileCache;
  /** Of this node alone. */
  folder: string;
  /** The file of `condition-ad`. */
  program: string;
  client: Pick<OutgoingClient, 'send'>;
  log: Logger;
}

/** Ad insertion with what it knew before the node ended. */
export async function openAds({ folder, ...options }: Options) {
  const { client, log } = options;
  const library = new AdLibrary({ ...options, folder: join(folder, 'creatives') });
  const { journal, lines } = await Journal.open(join(folder, 'sessions.jsonl'), {
    schema: SessionLine,
    isNeeded: (line) => isNeeded(line, Date.now()),
    log,
  });
  const sessions = restoreSessions(lines);
  const beacons = new BeaconSender(client);
  return { library, insertion: new AdInsertion({ ...options, library, beacons, journal, sessions }) };
}
