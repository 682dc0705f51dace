import { z } from 'zod';
import {
  HOST_CALLBACKS,
  HostOptions,
  protocolMessage,
  SHELL_HOST_VERSION,
  TOKEN_REQUIRED,
} from '../messages';
import type { WindowTransport } from '../window-transport';
import type { HostCheck } from './check-host';
import { messageLog, type MessageLog } from './message-log';
import {
  eventReceived,
  pause,
  poll,
  runChecks,
  schemaError,
  Skipped,
  TokenlessState,
  versionError,
  type ConformanceReport,
  type Requirement,
} from './requirements';
import { HARMLESS_EVENTS, invalidMessages } from './samples';

export interface FrameHostCheck extends HostCheck {
  /** The target origins of everything that the host has posted. */
  targetOrigins?: () => readonly string[];
}

type Check = FrameHostCheck &
  Required<Pick<FrameHostCheck, 'timeoutMs' | 'settleMs'>> & { guest: MessageLog };

/** Checks the host of a frame from inside that frame: calls its callbacks and sends it events. */
export async function checkFrameHost(
  transport: WindowTransport,
  options: FrameHostCheck = {},
): Promise<ConformanceReport> {
  const guest = messageLog(transport);
  const check = { timeoutMs: 2_000, settleMs: 300, ...options, guest };
  const limitMs = 4 * (check.timeoutMs + check.settleMs) * HARMLESS_EVENTS.length;
  try {
    return await runChecks({
      subject: 'host',
      transport: 'frame',
      requirements: REQUIREMENTS,
      check,
      limitMs,
    });
  } finally {
    guest.stop();
  }
}

const WELCOME = ['frame-host/welcome'];
const NO_WELCOME = 'No welcome came in time.';
const Callbacks = z.array(z.enum(HOST_CALLBACKS));

const REQUIREMENTS: readonly Requirement<Check>[] = [
  {
    id: 'frame-host/uninvited',
    requirement: 'It sends nothing before the guest has sent hello.',
    check: async ({ guest, settleMs }) => {
      await pause(settleMs);
      return guest.messages.length === 0 ? undefined : `It sent ${typesOf(guest)}.`;
    },
  },
  {
    id: 'frame-host/refusal',
    requirement: 'It responds to a hello of another version with `refused` and its version only.',
    check: async ({ guest, timeoutMs, settleMs }) => {
      const { length } = guest.messages;
      const response = guest.next('refused', timeoutMs);
      guest.send({ ...protocolMessage({ type: 'hello' }), version: SHELL_HOST_VERSION + 998 });
      const refused = await response;
      await pause(settleMs);
      if (!refused) return `No "refused" came within ${timeoutMs / 1000} s.`;
      const isAlone = guest.messages.length === length + 1;
      return versionError(refused) ?? (isAlone ? undefined : `It sent ${typesOf(guest)} to a refused guest.`);
    },
  },
  {
    id: 'frame-host/unwelcome',
    requirement: 'It ignores a guest that it has not welcomed.',
    uses: 'received',
    check: async ({ guest, received = () => [], settleMs }) => {
      const { length } = received();
      for (const event of HARMLESS_EVENTS) guest.send(protocolMessage({ type: 'event', event }));
      await pause(settleMs);
      return received().length === length ? undefined : 'It accepted an event of such a guest.';
    },
  },
  {
    id: 'frame-host/welcome',
    requirement: 'It responds to hello with a welcome.',
    check: async (check) => ((await requestWelcome(check)) ? undefined : NO_WELCOME),
  },
  {
    id: 'frame-host/version',
    requirement: `Its messages are of version ${SHELL_HOST_VERSION}.`,
    needs: WELCOME,
    check: async (check) => versionError(await requestWelcome(check)),
  },
  {
    id: 'frame-host/state',
    requirement: 'The welcome contains a valid state.',
    needs: WELCOME,
    check: async (check) => schemaError(TokenlessState, await welcomePart(check, 'state')),
  },
  {
    id: 'frame-host/token',
    requirement: 'The welcome contains a token.',
    needs: ['frame-host/state'],
    check: async (check) =>
      TokenlessState.parse(await welcomePart(check, 'state')).token === '' ? TOKEN_REQUIRED : undefined,
  },
  {
    id: 'frame-host/options',
    requirement: 'The welcome contains valid options.',
    needs: WELCOME,
    check: async (check) => schemaError(HostOptions, await welcomePart(check, 'options')),
  },
  {
    id: 'frame-host/callbacks',
    requirement: 'The welcome lists the callbacks of the host.',
    needs: WELCOME,
    check: async (check) => schemaError(Callbacks, await welcomePart(check, 'callbacks')),
  },
  {
    id: 'frame-host/callbacks-called',
    requirement: 'Each callback can be called, and the host still responds.',
    needs: ['frame-host/callbacks'],
    check: async (check) => {
      const names = Callbacks.parse(await welcomePart(check, 'callbacks'));
      if (names.length === 0) throw new Skipped('The host has no callbacks.');
      for (const name of names) check.guest.send(protocolMessage({ type: 'call', name }));
      return (await requestWelcome(check)) ? undefined : NO_WELCOME;
    },
  },
  {
    id: 'frame-host/change',
    requirement: 'The guest receives the new state after each change.',
    needs: WELCOME,
    uses: 'change',
    check: async (check) => {
      await requestWelcome(check);
      const notification = check.guest.next('state-change', check.timeoutMs);
      await check.change?.();
      const message = await notification;
      return message
        ? schemaError(TokenlessState, Reflect.get(message, 'state'))
        : `No "state-change" came within ${check.timeoutMs / 1000} s.`;
    },
  },
  {
    id: 'frame-host/events',
    requirement: 'It receives each event unchanged.',
    needs: WELCOME,
    uses: 'received',
    check: async (check) => {
      const { guest, received = () => [], timeoutMs } = check;
      await requestWelcome(check);
      for (const event of HARMLESS_EVENTS) {
        const { length } = received();
        guest.send(protocolMessage({ type: 'event', event }));
        const problem = await eventReceived(received, length, event, timeoutMs);
        if (problem !== undefined) return problem;
      }
      return undefined;
    },
  },
  {
    id: 'frame-host/garbage',
    requirement: 'It ignores invalid messages and still responds.',
    needs: WELCOME,
    check: async (check) => {
      const { guest, received = () => [], settleMs } = check;
      await requestWelcome(check);
      const before = { messages: guest.messages.length, received: received().length };
      for (const message of invalidMessages(SHELL_HOST_VERSION)) guest.send(message);
      await pause(settleMs);
      if (guest.messages.length > before.messages) return 'It responded to an invalid message.';
      if (received().length > before.received) return `It has received ${JSON.stringify(received().at(-1))}.`;
      return (await requestWelcome(check)) ? undefined : NO_WELCOME;
    },
  },
  {
    id: 'frame-host/targets',
    requirement: 'It posts to the exact origin of its guest, never to `*`.',
    uses: 'targetOrigins',
    check: ({ targetOrigins }) => (targetOrigins?.().includes('*') ? 'It has posted to "*".' : undefined),
  },
  {
    id: 'frame-host/reload',
    requirement: 'It accepts the event `reload`.',
    needs: [...WELCOME, 'frame-host/events'],
    uses: 'mayReload',
    check: async (check) => {
      const { guest, received = () => [], timeoutMs } = check;
      await requestWelcome(check);
      const { length } = received();
      guest.send(protocolMessage({ type: 'event', event: { type: 'reload' } }));
      const event = await poll(() => received()[length], timeoutMs);
      return event === undefined ? 'The host has not received it.' : undefined;
    },
  },
];

/** Sends hello, as any page that the frame loads, and returns the welcome. */
function requestWelcome({ guest, timeoutMs }: Check): Promise<object | undefined> {
  const response = guest.next('welcome', timeoutMs);
  guest.send(protocolMessage({ type: 'hello' }));
  return response;
}

async function welcomePart(check: Check, part: 'state' | 'options' | 'callbacks'): Promise<unknown> {
  return Reflect.get((await requestWelcome(check)) ?? {}, part);
}

function typesOf({ messages }: MessageLog): string {
  return messages.map(({ type }) => `"${String(type)}"`).join(', ');
}
