import { z } from 'zod';
import { marked } from '../frame-messages';
import { HOST_CALLBACKS, HostOptions, SHELL_HOST_VERSION, TOKEN_REQUIRED } from '../host-state';
import type { WindowWire } from '../window-wire';
import {
  askClauses,
  failed,
  PASSED,
  passedUnless,
  skipped,
  type Clause,
  type ConformanceReport,
} from './clauses';
import type { HostCheck } from './check-host';
import {
  isSame,
  NEEDS_CHANGE,
  NEEDS_HEARD,
  NEEDS_RELOAD,
  NEEDS_TARGETS,
  problemOf,
  problemOfState,
  readState,
  versionOf,
} from './problems';
import { garbageMessages, HARMLESS_EVENTS } from './sample-messages';
import { awaited, pause } from './waiting';
import { wireEnd } from './wire-end';

export interface FrameHostCheck extends HostCheck {
  /** The target origins of all that the host has posted, where a test can see them. */
  targets?: () => readonly string[];
}

type Check = FrameHostCheck &
  Required<Pick<FrameHostCheck, 'patience' | 'settle'>> & { guest: ReturnType<typeof wireEnd> };

/**
 * Asks the host of a frame for everything that a guest relies on, from inside that frame: `wire` leads to the host's window.
 * Its callbacks are called, and events are sent to it.
 */
export async function checkFrameHost(
  wire: WindowWire,
  options: FrameHostCheck = {},
): Promise<ConformanceReport> {
  const guest = wireEnd(wire);
  const check = { patience: 2_000, settle: 300, ...options, guest };
  const limit = 4 * (check.patience + check.settle) * HARMLESS_EVENTS.length;
  try {
    return {
      of: 'host',
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
    id: 'frame-host/uninvited',
    asks: 'It sends nothing to a guest that has not said hello.',
    check: async ({ guest, settle }) => {
      await pause(settle);
      return passedUnless(guest.arrived.length === 0 ? undefined : `It sent ${typesOf(guest)}.`);
    },
  },
  {
    id: 'frame-host/refusal',
    asks: 'It answers a hello of another version by `refused` and its own version, and by nothing else.',
    check: async ({ guest, patience, settle }) => {
      const before = guest.arrived.length;
      const refused = guest.next('refused', patience);
      guest.send({ ...marked({ type: 'hello' }), version: SHELL_HOST_VERSION + 998 });
      const answer = await refused;
      await pause(settle);
      if (!answer) return failed(`No "refused" came within ${patience / 1000} s.`);
      const { value, text } = versionOf(answer);
      if (value !== SHELL_HOST_VERSION) return failed(`"refused" names the version ${text}.`);
      return passedUnless(
        guest.arrived.length === before + 1 ? undefined : `It sent ${typesOf(guest)} to a guest it refused.`,
      );
    },
  },
  {
    id: 'frame-host/unwelcome',
    asks: 'It does nothing for a guest that it has not welcomed.',
    check: async ({ guest, heard, settle }) => {
      if (!heard) return NEEDS_HEARD;
      const before = heard().length;
      for (const event of HARMLESS_EVENTS) guest.send(marked({ type: 'event', event }));
      await pause(settle);
      return passedUnless(heard().length === before ? undefined : 'It took an event of such a guest.');
    },
  },
  {
    id: 'frame-host/welcome',
    asks: 'It answers a hello by a welcome.',
    check: async (check) => passedUnless((await welcome(check)) ? undefined : NO_WELCOME),
  },
  {
    id: 'frame-host/version',
    asks: `Its messages are of version ${SHELL_HOST_VERSION}.`,
    needs: ['frame-host/welcome'],
    check: async (check) => {
      const { value, text } = versionOf(await welcome(check));
      return passedUnless(value === SHELL_HOST_VERSION ? undefined : `The welcome is of version ${text}.`);
    },
  },
  {
    id: 'frame-host/state',
    asks: 'The welcome brings a state of the protocol.',
    needs: ['frame-host/welcome'],
    check: async (check) => {
      const state = await welcomed(check, 'state');
      return passedUnless(problemOfState(state));
    },
  },
  {
    id: 'frame-host/token',
    asks: 'The welcome brings a token.',
    needs: ['frame-host/state'],
    check: async (check) => {
      const state = await welcomed(check, 'state');
      return passedUnless(readState(state).token === '' ? TOKEN_REQUIRED : undefined);
    },
  },
  {
    id: 'frame-host/options',
    asks: 'The welcome brings options, none of another kind.',
    needs: ['frame-host/welcome'],
    check: async (check) => passedUnless(problemOf(HostOptions, await welcomed(check, 'options'))),
  },
  {
    id: 'frame-host/callbacks',
    asks: 'The welcome names the callbacks that the host has.',
    needs: ['frame-host/welcome'],
    check: async (check) => passedUnless(problemOf(CALLBACKS, await welcomed(check, 'callbacks'))),
  },
  {
    id: 'frame-host/callbacks-called',
    asks: 'Each of them may be called, and the host lives through it.',
    needs: ['frame-host/callbacks'],
    check: async (check) => {
      const names = CALLBACKS.parse(await welcomed(check, 'callbacks'));
      if (names.length === 0) return skipped('The host has no callbacks.');
      for (const name of names) check.guest.send(marked({ type: 'call', name }));
      return passedUnless((await welcome(check)) ? undefined : NO_WELCOME);
    },
  },
  {
    id: 'frame-host/change',
    asks: 'A guest is told the new state after each change.',
    needs: ['frame-host/welcome'],
    check: async (check) => {
      if (!check.change) return NEEDS_CHANGE;
      await welcome(check);
      const told = check.guest.next('state-change', check.patience);
      await check.change();
      const message = await told;
      return message
        ? passedUnless(problemOfState(Reflect.get(message, 'state')))
        : failed(`No "state-change" came within ${check.patience / 1000} s.`);
    },
  },
  {
    id: 'frame-host/events',
    asks: 'It hears each event as it was sent.',
    needs: ['frame-host/welcome'],
    check: async (check) => {
      const { guest, heard, patience } = check;
      if (!heard) return NEEDS_HEARD;
      await welcome(check);
      for (const event of HARMLESS_EVENTS) {
        const before = heard().length;
        guest.send(marked({ type: 'event', event }));
        const came = () =>
          heard()
            .slice(before)
            .find((one) => isSame(one, event));
        if ((await awaited(came, patience)) === undefined)
          return failed(`The host has not heard ${JSON.stringify(event)}.`);
      }
      return PASSED;
    },
  },
  {
    id: 'frame-host/garbage',
    asks: 'It takes nothing that is no message of the protocol, answers none of it, and lives through it.',
    needs: ['frame-host/welcome'],
    check: async (check) => {
      const { guest, heard, settle } = check;
      await welcome(check);
      const before = { arrived: guest.arrived.length, heard: heard?.().length };
      for (const garbage of garbageMessages(SHELL_HOST_VERSION)) guest.send(garbage);
      await pause(settle);
      if (guest.arrived.length > before.arrived) return failed('It answered a message that was none.');
      if (heard?.().length !== before.heard)
        return failed(`It has taken ${JSON.stringify(heard?.().at(-1))}.`);
      return passedUnless((await welcome(check)) ? undefined : NO_WELCOME);
    },
  },
  {
    id: 'frame-host/targets',
    asks: 'It posts to the exact origin of its guest, never to `*`.',
    check: ({ targets }) => {
      if (!targets) return NEEDS_TARGETS;
      return passedUnless(targets().includes('*') ? 'It has posted to "*".' : undefined);
    },
  },
  {
    id: 'frame-host/reload',
    asks: 'It takes the event `reload`.',
    needs: ['frame-host/welcome'],
    check: async (check) => {
      const { guest, heard, mayReload = false, patience } = check;
      if (!mayReload) return NEEDS_RELOAD;
      if (!heard) return NEEDS_HEARD;
      await welcome(check);
      const before = heard().length;
      guest.send(marked({ type: 'event', event: { type: 'reload' } }));
      const came = await awaited(() => heard().slice(before).at(0), patience);
      return passedUnless(came === undefined ? 'The host has not heard it.' : undefined);
    },
  },
];

const NO_WELCOME = 'No welcome came in time.';
const CALLBACKS = z.array(z.enum(HOST_CALLBACKS));

/** What a hello is answered by: a page that the frame loads anew says it again, so a host may be asked any number of times. */
function welcome({ guest, patience }: Check): Promise<object | undefined> {
  const answer = guest.next('welcome', patience);
  guest.send(marked({ type: 'hello' }));
  return answer;
}

/** A part of the welcome, whatever it is. */
async function welcomed(check: Check, part: 'state' | 'options' | 'callbacks'): Promise<unknown> {
  return Reflect.get((await welcome(check)) ?? {}, part);
}

function typesOf({ arrived }: ReturnType<typeof wireEnd>): string {
  return arrived.map(({ type }) => `"${String(type)}"`).join(', ');
}
