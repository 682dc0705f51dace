import { HOST_CALLBACKS, HostOptions, TOKEN_REQUIRED, type HostState } from '../messages';
import { collectErrors } from './page-observers';
import {
  eventReceived,
  isEqual,
  pause,
  poll,
  runChecks,
  schemaError,
  Skipped,
  TokenlessState,
  versionError,
  type CheckOptions,
  type ConformanceReport,
  type Requirement,
} from './requirements';
import { ALL_EVENTS, HARMLESS_EVENTS, INVALID_VALUES } from './samples';

export interface HostCheck extends CheckOptions {
  /** Changes the host's state, to another value each time. */
  change?: () => unknown;
  /** The events that the host has received so far. */
  received?: () => readonly unknown[];
  /** Allows the event `reload`, which may end the run; default: false. */
  mayReload?: boolean;
}

type Check = HostCheck & Required<Pick<HostCheck, 'timeoutMs' | 'settleMs'>> & { host: object };

/** Checks a host in the page as a guest uses it: calls its callbacks and emits events. */
export function checkHost(candidate: unknown, options: HostCheck = {}): Promise<ConformanceReport> {
  const host = typeof candidate === 'object' && candidate !== null ? candidate : {};
  const check = { timeoutMs: 1_000, settleMs: 100, ...options, host };
  return runChecks({
    subject: 'host',
    transport: 'page',
    requirements: REQUIREMENTS,
    check,
    limitMs: 4 * (check.timeoutMs + check.settleMs),
  });
}

const REQUIREMENTS: readonly Requirement<Check>[] = [
  {
    id: 'host/version',
    requirement: '`version` is the version of the protocol.',
    check: ({ host }) => versionError(host),
  },
  {
    id: 'host/state',
    requirement: '`state()` returns a valid state.',
    check: ({ host }) => schemaError(TokenlessState, call(host, 'state')),
  },
  {
    id: 'host/token',
    requirement: 'It has a token when a guest is mounted.',
    needs: ['host/state'],
    check: ({ host }) => (stateOf(host).token === '' ? TOKEN_REQUIRED : undefined),
  },
  {
    id: 'host/options',
    requirement: '`options` are valid or left out.',
    check: ({ host }) => schemaError(HostOptions.optional(), Reflect.get(host, 'options')),
  },
  {
    id: 'host/callbacks',
    requirement: 'A callback is left out, or a function that can be called at any time, without arguments.',
    check: async ({ host }) => {
      const names = HOST_CALLBACKS.filter((name) => Reflect.get(host, name) !== undefined);
      if (names.length === 0) throw new Skipped('The host has no callbacks.');
      for (const name of names) await call(host, name);
      return undefined;
    },
  },
  {
    id: 'host/subscribe',
    requirement: '`subscribe(listener)` returns a function that ends it and can be called twice.',
    check: ({ host }) => {
      const stop = call(host, 'subscribe', () => undefined);
      if (typeof stop !== 'function') return '`subscribe` returned no function.';
      invoke(stop);
      invoke(stop);
      return undefined;
    },
  },
  {
    id: 'host/change',
    requirement: 'Listeners receive the new state after each change.',
    needs: ['host/subscribe'],
    uses: 'change',
    check: async (check) => {
      const notified = await stateAfterChange(check);
      return notified
        ? schemaError(TokenlessState, notified.state)
        : `No listener was called within ${check.timeoutMs / 1000} s.`;
    },
  },
  {
    id: 'host/current',
    requirement: '`state()` returns what listeners received last.',
    needs: ['host/token', 'host/change'],
    check: async (check) => {
      const notified = await stateAfterChange(check);
      return isEqual(TokenlessState.parse(notified?.state), stateOf(check.host))
        ? undefined
        : '`state()` returned another state than the listener received.';
    },
  },
  {
    id: 'host/unsubscribe',
    requirement: 'An ended subscription receives nothing more.',
    needs: ['host/change'],
    check: async ({ host, change, settleMs }) => {
      let calls = 0;
      invoke(call(host, 'subscribe', () => calls++));
      await change?.();
      await pause(settleMs);
      return calls === 0 ? undefined : 'The listener was called after its end.';
    },
  },
  {
    id: 'host/listeners-apart',
    requirement: 'A listener that throws affects neither other listeners nor the host.',
    needs: ['host/change'],
    check: async (check) => {
      const errors = collectErrors();
      const stop = call(check.host, 'subscribe', () => {
        throw new Error('A listener of the conformance suite throws.');
      });
      try {
        return (await stateAfterChange(check)) ? undefined : 'The next listener was not called.';
      } finally {
        invoke(stop);
        errors.stop();
      }
    },
  },
  {
    id: 'host/events',
    requirement: '`emit` accepts each event of the protocol, and the host receives it unchanged.',
    check: async ({ host, received, timeoutMs, mayReload }) => {
      for (const event of mayReload ? ALL_EVENTS : HARMLESS_EVENTS) {
        const length = received?.().length ?? 0;
        call(host, 'emit', event);
        const problem = received && (await eventReceived(received, length, event, timeoutMs));
        if (problem !== undefined) return problem;
      }
      return undefined;
    },
  },
  {
    id: 'host/garbage',
    requirement: '`emit` drops invalid events without an error.',
    needs: ['host/state'],
    check: async ({ host, received = () => [], settleMs }) => {
      const before = { state: stateOf(host), events: received().length };
      for (const value of INVALID_VALUES) call(host, 'emit', value);
      await pause(settleMs);
      if (received().length > before.events)
        return `The host has received ${JSON.stringify(received()[before.events])}.`;
      return isEqual(before.state, stateOf(host)) ? undefined : 'An invalid event has changed the state.';
    },
  },
];

/** @throws what the host throws; Error if it has no such function. */
function call(host: object, name: string, ...args: unknown[]): unknown {
  const method: unknown = Reflect.get(host, name);
  if (typeof method !== 'function') throw new Error(`The host has no function "${name}".`);
  return Reflect.apply(method, host, args);
}

function invoke(stop: unknown): void {
  if (typeof stop === 'function') Reflect.apply(stop, undefined, []);
}

/** What a listener receives after a change. */
async function stateAfterChange({ host, change, timeoutMs }: Check): Promise<{ state: unknown } | undefined> {
  const states: { state: unknown }[] = [];
  const stop = call(host, 'subscribe', (state: unknown) => states.push({ state }));
  try {
    await change?.();
    return await poll(() => states.at(-1), timeoutMs);
  } finally {
    invoke(stop);
  }
}

function stateOf(host: object): HostState {
  return TokenlessState.parse(call(host, 'state'));
}
