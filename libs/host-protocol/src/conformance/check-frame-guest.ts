import type { z } from 'zod';
import { GuestMessage, HostState, protocolMessage, SHELL_HOST_VERSION } from '../messages';
import type { WindowTransport } from '../window-transport';
import { messageLog, type LoggedMessage, type MessageLog } from './message-log';
import {
  pause,
  runChecks,
  schemaError,
  versionError,
  type CheckOptions,
  type ConformanceReport,
  type Requirement,
} from './requirements';
import { invalidMessages, STATE_CHANGES } from './samples';

export interface FrameGuestCheck extends CheckOptions {
  /** Loads the guest's page into its frame, again for each call. */
  load: () => unknown;
  /** The state of the welcome; default: a made-up token. */
  state?: z.input<typeof HostState>;
  /** Whether the frame shows something, if that can be seen. */
  isAlive?: () => boolean;
  /** The target origins of everything that the guest has posted. */
  targetOrigins?: () => readonly string[];
}

type Check = Omit<FrameGuestCheck, 'state'> &
  Required<Pick<FrameGuestCheck, 'timeoutMs' | 'settleMs'>> & { guest: MessageLog; state: HostState };

/** Checks a guest in a frame as its host, at the end of `transport`. Loads the frame several times. */
export async function checkFrameGuest(
  transport: WindowTransport,
  options: FrameGuestCheck,
): Promise<ConformanceReport> {
  const guest = messageLog(transport);
  const state = HostState.parse(options.state ?? { token: 'conformance' });
  const check = { timeoutMs: 10_000, settleMs: 500, ...options, guest, state };
  const limitMs = 2 * (check.timeoutMs + (STATE_CHANGES.length + 2) * check.settleMs);
  try {
    return await runChecks({
      subject: 'guest',
      transport: 'frame',
      requirements: REQUIREMENTS,
      check,
      limitMs,
    });
  } finally {
    guest.stop();
  }
}

const HELLO = ['frame-guest/hello'];

const REQUIREMENTS: readonly Requirement<Check>[] = [
  {
    id: 'frame-guest/hello',
    requirement: 'Its first message is a hello of this version, once its page has loaded.',
    check: async (check) => {
      const { guest, timeoutMs } = check;
      const { length } = guest.messages;
      const hello = await loadUntilHello(check);
      if (!hello) return `No hello came within ${timeoutMs / 1000} s.`;
      return guest.messages[length]?.data === hello ? versionError(hello) : 'Its first message was no hello.';
    },
  },
  {
    id: 'frame-guest/waits',
    requirement: 'It sends only hello until it is welcome, also to a host that has refused it.',
    needs: HELLO,
    check: async (check) => {
      const { afterHello } = await sentAfter(check, ({ guest }) =>
        guest.send({ ...protocolMessage({ type: 'refused' }), version: SHELL_HOST_VERSION + 1 }),
      );
      const other = afterHello.find(({ type }) => type !== 'hello');
      return other && `It sent ${JSON.stringify(other.data)}.`;
    },
  },
  {
    id: 'frame-guest/messages',
    requirement: 'Once welcome, it sends valid messages only, and calls no callback that its host lacks.',
    needs: HELLO,
    check: async (check) => {
      const { afterResponse } = await sentAfter(check, welcome);
      const isCalling = afterResponse.some(({ type }) => type === 'call');
      return isCalling ? 'It called a callback.' : invalidMessage(afterResponse);
    },
  },
  {
    id: 'frame-guest/changes',
    requirement: 'It withstands every change of the state.',
    needs: HELLO,
    uses: 'isAlive',
    check: async (check) => {
      const { isAlive, guest, settleMs, state } = check;
      await sentAfter(check, welcome);
      if (!isAlive?.()) return 'It shows nothing after its welcome.';
      for (const change of STATE_CHANGES) {
        guest.send(protocolMessage({ type: 'state-change', state: { ...state, ...change } }));
        await pause(settleMs);
        if (!isAlive()) return `It did not withstand ${JSON.stringify(change)}.`;
      }
      return undefined;
    },
  },
  {
    id: 'frame-guest/garbage',
    requirement: 'It withstands invalid messages and does not respond to them.',
    needs: HELLO,
    uses: 'isAlive',
    check: async (check) => {
      const { isAlive, guest, settleMs } = check;
      await sentAfter(check, welcome);
      const { length } = guest.messages;
      for (const message of invalidMessages(SHELL_HOST_VERSION)) guest.send(message);
      await pause(settleMs);
      return isAlive?.() ? invalidMessage(guest.messages.slice(length)) : 'It shows nothing any more.';
    },
  },
  {
    id: 'frame-guest/targets',
    requirement: 'It posts to the exact origin of its host, never to `*`.',
    uses: 'targetOrigins',
    check: ({ targetOrigins }) => (targetOrigins?.().includes('*') ? 'It has posted to "*".' : undefined),
  },
];

async function loadUntilHello({ guest, load, timeoutMs }: Check): Promise<object | undefined> {
  const hello = guest.next('hello', timeoutMs);
  await load();
  return hello;
}

interface SentMessages {
  readonly afterHello: readonly LoggedMessage[];
  readonly afterResponse: readonly LoggedMessage[];
}

/** Loads the guest, responds to its hello, and returns what it sends. */
async function sentAfter(check: Check, respond: (check: Check) => void): Promise<SentMessages> {
  const { guest, settleMs } = check;
  const loaded = guest.messages.length;
  if (!(await loadUntilHello(check))) throw new Error('No hello came this time.');
  const responded = guest.messages.length;
  respond(check);
  await pause(settleMs);
  const sent = guest.messages.slice(loaded);
  return {
    afterHello: sent.slice(sent.findIndex(({ type }) => type === 'hello') + 1),
    afterResponse: guest.messages.slice(responded),
  };
}

function welcome({ guest, state }: Check): void {
  guest.send(protocolMessage({ type: 'welcome', state, options: {}, callbacks: [] }));
}

function invalidMessage(sent: readonly LoggedMessage[]): string | undefined {
  for (const { data } of sent) {
    const error = schemaError(GuestMessage, data);
    if (error !== undefined) return `It sent ${JSON.stringify(data)}: ${error}`;
  }
  return undefined;
}
