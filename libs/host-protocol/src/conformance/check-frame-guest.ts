import { z } from 'zod';
import { GuestMessage, marked } from '../frame-messages';
import { HostState, SHELL_HOST_VERSION } from '../host-state';
import type { WindowWire } from '../window-wire';
import {
  askClauses,
  failed,
  PASSED,
  passedUnless,
  skipped,
  type Clause,
  type ConformanceReport,
  type Verdict,
} from './clauses';
import { NEEDS_TARGETS, versionOf } from './problems';
import { CHANGES, garbageMessages } from './sample-messages';
import { pause } from './waiting';
import { wireEnd, type RawMessage } from './wire-end';

export interface FrameGuestCheck {
  /** Loads the guest's page in its frame, anew each time; the suite listens already. */
  load: () => unknown;
  /** What the guest is welcomed with; a made-up token unless told. */
  state?: z.input<typeof HostState>;
  /** Whether the guest still stands, as far as that can be seen in its frame; clauses about it are skipped without it. */
  alive?: () => boolean;
  /** The target origins of all that the guest has posted, where a test can see them. */
  targets?: () => readonly string[];
  /** How long the guest may take to load and say hello, in milliseconds. */
  patience?: number;
  /** How long nothing has to happen for the suite to believe that nothing will, in milliseconds. */
  settle?: number;
  /** Told of each verdict as it comes. */
  onVerdict?: (verdict: Verdict) => void;
}

type Check = FrameGuestCheck &
  Required<Pick<FrameGuestCheck, 'patience' | 'settle'>> & {
    guest: ReturnType<typeof wireEnd>;
    state: HostState;
  };

const NEEDS_ALIVE = skipped('The suite was given no way to see whether the guest still stands: `alive`.');

/**
 * Asks a guest in a frame for everything that its host relies on: the suite is the host, and `wire` leads to the frame's
 * window. The frame is loaded several times over.
 */
export async function checkFrameGuest(
  wire: WindowWire,
  options: FrameGuestCheck,
): Promise<ConformanceReport> {
  const guest = wireEnd(wire);
  const state = HostState.parse(options.state ?? { token: 'conformance' });
  const check = { patience: 10_000, settle: 500, ...options, guest, state };
  const limit = 2 * (check.patience + (CHANGES.length + 2) * check.settle);
  try {
    return {
      of: 'guest',
      carrier: 'frame',
      version: SHELL_HOST_VERSION,
      verdicts: await askClauses(CLAUSES, check, limit, options.onVerdict),
    };
  } finally {
    guest.end();
  }
}

const CLAUSES: readonly Clause<Check>[] = [
  {
    id: 'frame-guest/hello',
    asks: `It says hello, of version ${SHELL_HOST_VERSION} and before anything else, once its page has loaded.`,
    check: async (check) => {
      const { guest, patience } = check;
      const before = guest.arrived.length;
      const hello = await greeting(check);
      if (!hello) return failed(`No hello came within ${patience / 1000} s.`);
      if (guest.arrived[before]?.type !== 'hello') return failed('It said something else before its hello.');
      const { value, text } = versionOf(hello);
      return passedUnless(value === SHELL_HOST_VERSION ? undefined : `Its hello is of version ${text}.`);
    },
  },
  {
    id: 'frame-guest/waits',
    asks: 'It says nothing but hello until it is welcomed.',
    needs: ['frame-guest/hello'],
    check: async (check) => {
      const { sinceHello } = await saidAfter(check, () => undefined);
      return passedUnless(saidBesideHello(sinceHello));
    },
  },
  {
    id: 'frame-guest/refused',
    asks: 'It says nothing but hello to a host that has refused it.',
    needs: ['frame-guest/hello'],
    check: async (check) => {
      const { sinceAnswer } = await saidAfter(check, ({ guest }) => {
        guest.send({ ...marked({ type: 'refused' }), version: SHELL_HOST_VERSION + 1 });
      });
      return passedUnless(saidBesideHello(sinceAnswer));
    },
  },
  {
    id: 'frame-guest/messages',
    asks: 'Once welcomed, it says what the protocol has a message for, and in its shape.',
    needs: ['frame-guest/hello'],
    check: async (check) => passedUnless(misshapen((await saidAfter(check, welcome)).sinceAnswer)),
  },
  {
    id: 'frame-guest/callbacks',
    asks: 'It calls no callback that its host has not.',
    needs: ['frame-guest/hello'],
    check: async (check) => {
      const { sinceAnswer } = await saidAfter(check, welcome);
      return passedUnless(sinceAnswer.some(({ type }) => type === 'call') ? 'It called one.' : undefined);
    },
  },
  {
    id: 'frame-guest/changes',
    asks: 'It lives through every change of the state.',
    needs: ['frame-guest/hello'],
    check: async (check) => {
      const { alive, guest, settle, state } = check;
      if (!alive) return NEEDS_ALIVE;
      await saidAfter(check, welcome);
      if (!alive()) return failed('There is nothing to see of it after its welcome.');
      for (const change of CHANGES) {
        guest.send(marked({ type: 'state-change', state: { ...state, ...change } }));
        await pause(settle);
        if (!alive()) return failed(`It did not live through ${JSON.stringify(change)}.`);
      }
      return PASSED;
    },
  },
  {
    id: 'frame-guest/garbage',
    asks: 'It lives through whatever is no message of the protocol, and answers none of it.',
    needs: ['frame-guest/hello'],
    check: async (check) => {
      const { alive, guest, settle } = check;
      if (!alive) return NEEDS_ALIVE;
      await saidAfter(check, welcome);
      const from = guest.arrived.length;
      for (const garbage of garbageMessages(SHELL_HOST_VERSION)) guest.send(garbage);
      await pause(settle);
      if (!alive()) return failed('There is nothing to see of it any more.');
      return passedUnless(misshapen(guest.arrived.slice(from)));
    },
  },
  {
    id: 'frame-guest/targets',
    asks: 'It posts to the exact origin of its host, never to `*`.',
    check: ({ targets }) => {
      if (!targets) return NEEDS_TARGETS;
      return passedUnless(targets().includes('*') ? 'It has posted to "*".' : undefined);
    },
  },
];

/** Loads the guest anew, and resolves with its first hello. */
async function greeting({ guest, load, patience }: Check): Promise<object | undefined> {
  const hello = guest.next('hello', patience);
  await load();
  return hello;
}

interface Said {
  readonly sinceHello: readonly RawMessage[];
  readonly sinceAnswer: readonly RawMessage[];
}

/** What the guest says after its hello, and after what the host has answered to that. */
async function saidAfter(check: Check, answer: (check: Check) => void): Promise<Said> {
  const { guest, settle } = check;
  const loaded = guest.arrived.length;
  if (!(await greeting(check))) throw new Error('This time no hello came.');
  const answered = guest.arrived.length;
  answer(check);
  await pause(settle);
  const said = guest.arrived.slice(loaded);
  return {
    sinceHello: said.slice(said.findIndex(({ type }) => type === 'hello') + 1),
    sinceAnswer: guest.arrived.slice(answered),
  };
}

function welcome({ guest, state }: Check): void {
  guest.send(marked({ type: 'welcome', state, options: {}, callbacks: [] }));
}

function saidBesideHello(said: readonly RawMessage[]): string | undefined {
  const more = said.find(({ type }) => type !== 'hello');
  return more && `It said ${JSON.stringify(more.data)}.`;
}

function misshapen(said: readonly RawMessage[]): string | undefined {
  for (const { data } of said) {
    const { error } = GuestMessage.safeParse(data);
    if (error) return `It said ${JSON.stringify(data)}: ${z.prettifyError(error)}`;
  }
  return undefined;
}
