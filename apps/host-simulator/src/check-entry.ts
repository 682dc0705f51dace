import { checkFrameGuest } from '@console/host-protocol/conformance';
import { checkGuest } from '@console/host-protocol/conformance';
import type { ConformanceReport } from '@console/host-protocol/conformance';
import type { GuestEntry } from './guest-entry';
import { frameIn, wireTo } from './simulation';
import { stateOf, type Situation } from './situation';

/** A console loads and redirects for a moment before it says where it is. */
const SETTLE_MS = { page: 250, frame: 1_000 };

interface EntryCheck {
  stage: HTMLElement;
  entry: GuestEntry;
  situation: Situation;
  token: string;
  frameTitle: string;
}

/** Runs the conformance suite against a guest, in the carrier of its situation, and leaves the stage empty. */
export async function checkEntry({
  stage,
  entry,
  situation,
  token,
  frameTitle,
}: EntryCheck): Promise<ConformanceReport> {
  const state = stateOf(situation, token);
  const settle = SETTLE_MS[entry.carrier];
  try {
    stage.replaceChildren();
    if (entry.carrier === 'page') return await checkGuest(await entry.load(), { stage, state, settle });

    const { address } = entry;
    const frame = frameIn(stage, frameTitle);
    const isOwn = new URL(address).origin === window.location.origin;
    return await checkFrameGuest(wireTo(frame, address), {
      state,
      settle,
      load: () => {
        frame.src = address;
      },
      // What is in a page of another origin, nobody else can see.
      ...(isOwn && { alive: () => (frame.contentDocument?.body.innerText ?? '') !== '' }),
    });
  } finally {
    stage.replaceChildren();
  }
}
