import { z } from 'zod';
import { GuestEvent, HOST_CALLBACKS, HostOptions, HostState, SHELL_HOST_VERSION } from './host-state';

/** Marks the messages of this protocol among all that windows send each other. */
const CHANNEL = 'shell-host';
const channel = z.literal(CHANNEL);
const version = z.literal(SHELL_HOST_VERSION);

/** What a guest in a frame sends to its host. */
export const GuestMessage = z.discriminatedUnion('type', [
  /** The first: asks for everything that there is to know. Its version may be any. */
  z.object({ channel, type: z.literal('hello'), version: z.number() }),
  z.object({ channel, type: z.literal('call'), version, name: z.enum(HOST_CALLBACKS) }),
  z.object({ channel, type: z.literal('event'), version, event: GuestEvent }),
]);
export type GuestMessage = z.output<typeof GuestMessage>;

/** What a host sends to its guest in a frame. */
export const HostMessage = z.discriminatedUnion('type', [
  z.object({
    channel,
    type: z.literal('welcome'),
    version,
    state: HostState,
    options: HostOptions,
    callbacks: z.array(z.enum(HOST_CALLBACKS)),
  }),
  /** The answer to a hello of a version that the host does not speak. */
  z.object({ channel, type: z.literal('refused'), version: z.number() }),
  z.object({ channel, type: z.literal('state-change'), version, state: HostState }),
]);
export type HostMessage = z.output<typeof HostMessage>;

type Unmarked<Message> = Message extends unknown ? Omit<Message, 'channel' | 'version'> : never;

/** A message of this protocol's version, as it goes over the wire. */
export function marked<const Message extends Unmarked<GuestMessage> | Unmarked<HostMessage>>(
  message: Message,
) {
  return { channel: CHANNEL, version: SHELL_HOST_VERSION, ...message } as const;
}
