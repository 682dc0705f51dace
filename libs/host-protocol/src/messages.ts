import { TokenHeaderName } from '@console/http/contract';
import { LANGUAGES } from '@console/i18n/contract';
import { z } from 'zod';

/** Incremented when one side would no longer understand the other. */
export const SHELL_HOST_VERSION = 1;

/** Error message of the specification for a host without a token. @see spec 3.11 */
export const TOKEN_REQUIRED = 'appConfig.token is required';

/** A path from the guest's root, with the query. Never another origin. */
const GuestPath = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\])[^\\\s]*$/);

/** The state that a host shares with its guest; the defaults are those of the specification. @see spec 3.11 */
export const HostState = z.object({
  /** The main token, with or without "Bearer ". Empty or null once the host's session has ended. */
  token: z
    .string()
    .max(8192)
    .nullable()
    .transform((token) => token ?? ''),
  /** The header that carries the token in addition to `Authorization`. */
  tokenProp: TokenHeaderName.default('x-backdoor'),
  /** The app that the guest is opened for. */
  appId: z.string().min(1).max(200).default('default-app'),
  children: z.array(z.json()).default([]),
  meta: z
    .object({
      layoutMode: z.enum(['horizontal', 'vertical']).default('horizontal'),
      lang: z.enum(LANGUAGES).default('vi'),
    })
    .prefault({}),
  isProduction: z.boolean().default(false),
  /** How many alerts the menu shows; default: the guest counts them. @see spec 3.6 */
  totalAlerts: z.int().nonnegative().optional(),
  /** The guest path that the host's address maps to; default: the guest's home. */
  path: GuestPath.optional(),
});
export type HostState = z.output<typeof HostState>;

/** Options of the guest's layout, fixed when it mounts. @see spec 2.5 */
export const HostOptions = z.object({
  /** Set when the host has a menu of its own. */
  hideMenu: z.boolean().optional(),
  /** Default: true. */
  rightMenu: z.boolean().optional(),
  /** Logo, name and version; default: true. */
  header: z.boolean().optional(),
  /** Overrides the guest's configuration: whether menu entries show their subtitle. */
  menuSubtitle: z.boolean().optional(),
});
export type HostOptions = z.output<typeof HostOptions>;

/** What a host may handle in place of its guest. @see spec 4.4, 4.5 */
export const HOST_CALLBACKS = ['open', 'openNoCardWarning'] as const;
export type HostCallbacks = Partial<Record<(typeof HOST_CALLBACKS)[number], () => void>>;

/** What a guest reports to its host. @see spec 4.1, 8 */
export const GuestEvent = z.discriminatedUnion('type', [
  /** The guest's session has ended, or part of it is out of date: the host reloads its page. */
  z.object({ type: z.literal('reload') }),
  /** The platform rejected a read that the guest has no page for. */
  z.object({ type: z.literal('403 mutation'), operation: z.string().max(200).optional() }),
  /** The guest's path has changed. With `replace` it is no step that "Back" undoes, such as a redirect. */
  z.object({ type: z.literal('navigate'), path: GuestPath, replace: z.boolean().optional() }),
  z.object({ type: z.literal('title'), title: z.string().max(500) }),
]);
export type GuestEvent = z.output<typeof GuestEvent>;

/** Marks this protocol's messages among all that windows post to each other. */
const CHANNEL = 'shell-host';
const channel = z.literal(CHANNEL);
const version = z.literal(SHELL_HOST_VERSION);

/** A message of a guest in a frame. */
export const GuestMessage = z.discriminatedUnion('type', [
  /** The first message, of any version; requests the welcome. */
  z.object({ channel, type: z.literal('hello'), version: z.number() }),
  z.object({ channel, type: z.literal('call'), version, name: z.enum(HOST_CALLBACKS) }),
  z.object({ channel, type: z.literal('event'), version, event: GuestEvent }),
]);
export type GuestMessage = z.output<typeof GuestMessage>;

/** A message of a host to its guest in a frame. */
export const HostMessage = z.discriminatedUnion('type', [
  z.object({
    channel,
    type: z.literal('welcome'),
    version,
    state: HostState,
    options: HostOptions,
    callbacks: z.array(z.enum(HOST_CALLBACKS)),
  }),
  /** The response to a hello of a version that the host does not support. */
  z.object({ channel, type: z.literal('refused'), version: z.number() }),
  z.object({ channel, type: z.literal('state-change'), version, state: HostState }),
]);
export type HostMessage = z.output<typeof HostMessage>;

type MessageBody<Message> = Message extends unknown ? Omit<Message, 'channel' | 'version'> : never;

/** Adds the protocol's channel and version to a message. */
export function protocolMessage<const Body extends MessageBody<GuestMessage> | MessageBody<HostMessage>>(
  body: Body,
) {
  return { channel: CHANNEL, version: SHELL_HOST_VERSION, ...body } as const;
}
