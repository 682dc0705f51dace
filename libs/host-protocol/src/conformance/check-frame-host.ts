import { z } from 'zod';
import { HostMessage, protocolMessage, SHELL_HOST_VERSION, TOKEN_REQUIRED } from '../messages';
import type { WindowTransport } from '../window-transport';
import type { HostCheck } from './check-host';
import { messageLog, type MessageLog } from './message-log';
import {
  eventReceived,
  pause,
  runChecks,
  schemaError,
  Skipped,
  versionError,
  type ConformanceReport,
  type Requirement,
} from './requirements';
import { ALL_EVENTS, HARMLESS_EVENTS, invalidMessages } from './samples';

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
    id: 'frame-host/rejection',
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
    requirement: 'It responds to hello with a valid welcome, which contains a token.',
    check: async (check) => {
      const welcome = await requestWelcome(check);
      if (!welcome) return NO_WELCOME;
      const { data, error } = HostMessage.safeParse(welcome);
      if (error) return z.prettifyError(error);
      return data.type === 'welcome' && data.state.token === '' ? TOKEN_REQUIRED : undefined;
    },
  },
  {
    id: 'frame-host/callbacks-called',
    requirement: 'Each callback can be called, and the host still responds.',
    needs: WELCOME,
    check: async (check) => {
      const { data } = HostMessage.safeParse(await requestWelcome(check));
      const names = data?.type === 'welcome' ? data.callbacks : [];
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
        ? schemaError(HostMessage, message)
        : `No "state-change" came within ${check.timeoutMs / 1000} s.`;
    },
  },
  {
    id: 'frame-host/events',
    requirement: 'It receives each event unchanged.',
    needs: WELCOME,
    uses: 'received',
    check: async (check) => {
      const { guest, received = () => [], timeoutMs, mayReload } = check;
      await requestWelcome(check);
      for (const event of mayReload ? ALL_EVENTS : HARMLESS_EVENTS) {
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
];

/** Sends hello, as any page that the frame loads, and returns the welcome. */
function requestWelcome({ guest, timeoutMs }: Check): Promise<object | undefined> {
  const response = guest.next('welcome', timeoutMs);
  guest.send(protocolMessage({ type: 'hello' }));
  return response;
}

function typesOf({ messages }: MessageLog): string {
  return messages.map(({ type }) => `"${String(type)}"`).join(', ');
}
