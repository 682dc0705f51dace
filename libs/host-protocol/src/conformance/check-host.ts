import {
  HOST_CALLBACKS,
  HostOptions,
  SHELL_HOST_VERSION,
  TOKEN_REQUIRED,
  type HostState,
} from '../host-state';
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
import { catchFaults } from './catch-faults';
import { GARBAGE, HARMLESS_EVENTS } from './sample-messages';
import {
  isSame,
  NEEDS_CHANGE,
  NEEDS_HEARD,
  NEEDS_RELOAD,
  problemOf,
  problemOfState,
  readState,
  versionOf,
} from './problems';
import { awaited, pause } from './waiting';

export interface HostCheck {
  /** Changes something of the host's state each time; clauses about changes are skipped without it. */
  change?: () => unknown;
  /** Everything that the host has taken from its guest so far; clauses about it are skipped without it. */
  heard?: () => readonly unknown[];
  /** The suite may tell the host to load its page anew, which may end the run. Not unless told. */
  mayReload?: boolean;
  /** How long the host may take to tell of a change, in milliseconds. */
  patience?: number;
  /** How long nothing has to happen for the suite to believe that nothing will, in milliseconds. */
  settle?: number;
  /** Told of each verdict as it comes. */
  onVerdict?: (verdict: Verdict) => void;
}

type Check = HostCheck & Required<Pick<HostCheck, 'patience' | 'settle'>> & { host: object };

/**
 * Asks a host in the page for everything that a guest relies on. It is used as a guest uses it: its callbacks are called,
 * and events are emitted to it.
 */
export async function checkHost(candidate: unknown, options: HostCheck = {}): Promise<ConformanceReport> {
  const host = typeof candidate === 'object' && candidate !== null ? candidate : {};
  const check = { patience: 1_000, settle: 100, ...options, host };
  const limit = 4 * (check.patience + check.settle);
  return {
    of: 'host',
    carrier: 'page',
    version: SHELL_HOST_VERSION,
    verdicts: await askClauses(CLAUSES, check, limit, options.onVerdict),
  };
}

const CLAUSES: readonly Clause<Check>[] = [
  {
    id: 'host/version',
    asks: `Its \`version\` is ${SHELL_HOST_VERSION}, the version of the protocol.`,
    check: ({ host }) => {
      const { value, text } = versionOf(host);
      return passedUnless(value === SHELL_HOST_VERSION ? undefined : `Its version is ${text}.`);
    },
  },
  {
    id: 'host/state',
    asks: '`state()` answers a state of the protocol.',
    check: ({ host }) => passedUnless(problemOfState(call(host, 'state'))),
  },
  {
    id: 'host/token',
    asks: 'It has a token whenever a guest is to be mounted.',
    needs: ['host/state'],
    check: ({ host }) => passedUnless(stateOf(host).token === '' ? TOKEN_REQUIRED : undefined),
  },
  {
    id: 'host/options',
    asks: '`options`, where there are any, are options of the protocol.',
    check: ({ host }) => passedUnless(problemOf(HostOptions.optional(), read(host, 'options'))),
  },
  {
    id: 'host/callbacks',
    asks: 'A callback is a function or is left out.',
    check: ({ host }) => {
      const bad = HOST_CALLBACKS.find((name) => !['function', 'undefined'].includes(typeof read(host, name)));
      return passedUnless(bad && `\`${bad}\` is no function.`);
    },
  },
  {
    id: 'host/callbacks-called',
    asks: 'A callback may be called at any time, without arguments.',
    needs: ['host/callbacks'],
    check: async ({ host }) => {
      const given = HOST_CALLBACKS.filter((name) => read(host, name) !== undefined);
      if (given.length === 0) return skipped('The host has no callbacks.');
      for (const name of given) await call(host, name);
      return PASSED;
    },
  },
  {
    id: 'host/subscribe',
    asks: '`subscribe(listener)` answers a function that ends it, which may be called twice.',
    check: ({ host }) => {
      const stop = call(host, 'subscribe', () => undefined);
      if (typeof stop !== 'function') return failed('`subscribe` answered no function.');
      Reflect.apply(stop, undefined, []);
      Reflect.apply(stop, undefined, []);
      return PASSED;
    },
  },
  {
    id: 'host/change',
    asks: 'A listener is told the new state after each change.',
    needs: ['host/subscribe'],
    check: async (check) => {
      if (!check.change) return NEEDS_CHANGE;
      const told = await toldOfChange(check);
      return told === undefined
        ? failed(`No listener was told within ${check.patience / 1000} s.`)
        : passedUnless(problemOfState(told.state));
    },
  },
  {
    id: 'host/current',
    asks: '`state()` answers what listeners were told last.',
    needs: ['host/token', 'host/change'],
    check: async (check) => {
      const told = await toldOfChange(check);
      const same = isSame(readState(told?.state), stateOf(check.host));
      return passedUnless(same ? undefined : '`state()` answered another state than the listener was told.');
    },
  },
  {
    id: 'host/unsubscribe',
    asks: 'Who has ended a subscription is told nothing more.',
    needs: ['host/change'],
    check: async ({ host, change, settle }) => {
      let told = 0;
      end(call(host, 'subscribe', () => told++));
      await change?.();
      await pause(settle);
      return passedUnless(told === 0 ? undefined : 'The listener was told of a change after its end.');
    },
  },
  {
    id: 'host/listeners-apart',
    asks: 'A listener that throws keeps no other from being told, and the host from nothing.',
    needs: ['host/change'],
    check: async (check) => {
      const faults = catchFaults();
      const stop = call(check.host, 'subscribe', () => {
        throw new Error('A listener of the conformance suite throws.');
      });
      try {
        const told = await toldOfChange(check);
        return passedUnless(told ? undefined : 'The listener after the one that throws was told nothing.');
      } finally {
        end(stop);
        faults.end();
      }
    },
  },
  {
    id: 'host/events',
    asks: '`emit` takes each event of the protocol and throws at none.',
    check: ({ host }) => {
      for (const event of HARMLESS_EVENTS) call(host, 'emit', event);
      return PASSED;
    },
  },
  {
    id: 'host/events-heard',
    asks: 'The host hears each event as it was emitted.',
    needs: ['host/events'],
    check: async ({ host, heard, patience }) => {
      if (!heard) return NEEDS_HEARD;
      for (const event of HARMLESS_EVENTS) {
        const before = heard().length;
        call(host, 'emit', event);
        const came = await awaited(
          () =>
            heard()
              .slice(before)
              .find((one) => isSame(one, event)),
          patience,
        );
        if (came === undefined) return failed(`The host has not heard ${JSON.stringify(event)}.`);
      }
      return PASSED;
    },
  },
  {
    id: 'host/garbage',
    asks: '`emit` throws at nothing that it is handed, and the state stays as it is.',
    needs: ['host/state'],
    check: ({ host }) => {
      const before = stateOf(host);
      for (const garbage of GARBAGE) call(host, 'emit', garbage);
      return passedUnless(
        isSame(before, stateOf(host)) ? undefined : 'What was no event has changed the state.',
      );
    },
  },
  {
    id: 'host/garbage-dropped',
    asks: 'What is no event of the protocol is dropped.',
    needs: ['host/garbage'],
    check: async ({ host, heard, settle }) => {
      if (!heard) return NEEDS_HEARD;
      const before = heard().length;
      for (const garbage of GARBAGE) call(host, 'emit', garbage);
      await pause(settle);
      const [taken] = heard().slice(before);
      return passedUnless(
        heard().length === before ? undefined : `The host has taken ${JSON.stringify(taken)}.`,
      );
    },
  },
  {
    id: 'host/reload',
    asks: '`emit` takes the event `reload`.',
    check: ({ host, mayReload = false }) => {
      if (!mayReload) return NEEDS_RELOAD;
      call(host, 'emit', { type: 'reload' });
      return PASSED;
    },
  },
];

function read(host: object, name: string): unknown {
  return Reflect.get(host, name);
}

/** Throws what the host throws, and where it has no such function. */
function call(host: object, name: string, ...args: unknown[]): unknown {
  const method = read(host, name);
  if (typeof method !== 'function') throw new Error(`The host has no function "${name}".`);
  return Reflect.apply(method, host, args);
}

function end(stop: unknown): void {
  if (typeof stop === 'function') Reflect.apply(stop, undefined, []);
}

/** The first thing that a listener hears after a change. */
async function toldOfChange({ host, change, patience }: Check): Promise<{ state: unknown } | undefined> {
  const told: { state: unknown }[] = [];
  const stop = call(host, 'subscribe', (state: unknown) => told.push({ state }));
  try {
    await change?.();
    return await awaited(() => told.at(-1), patience);
  } finally {
    end(stop);
  }
}

function stateOf(host: object): HostState {
  return readState(call(host, 'state'));
}
