import { TokenHeaderName } from '@console/http/contract';
import { z } from 'zod';

/** Changes whenever one side would no longer understand the other. */
export const SHELL_HOST_VERSION = 1;

/** What the specification says of a host without a token. @see spec 3.11 */
export const TOKEN_REQUIRED = 'appConfig.token is required';

/** Where in the guest: a path from its root, with the query. Never another origin. */
const GuestPath = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\])[^\\\s]*$/);

/** What a host tells its guest. Whatever it leaves out has the value of the specification. @see spec 3.11 */
export const HostState = z.object({
  /** The main token; "Bearer " may stand before it. Empty once nobody is signed in to the host any more. */
  token: z.string().max(8192),
  /** The header that carries the token beside `Authorization`. */
  tokenProp: TokenHeaderName.default('x-backdoor'),
  /** The app that the guest is opened for. */
  appId: z.string().min(1).max(200).default('default-app'),
  children: z.array(z.json()).default([]),
  meta: z
    .object({
      layoutMode: z.enum(['horizontal', 'vertical']).default('horizontal'),
      lang: z.enum(['en', 'vi']).default('vi'),
    })
    .prefault({}),
  isProduction: z.boolean().default(false),
  /** The place in the guest that the host's own address stands for; the guest's home where there is none. */
  path: GuestPath.optional(),
});
export type HostState = z.output<typeof HostState>;

/** What a host decides about the guest's frame, once. @see spec 2.5 */
export const HostOptions = z.object({
  /** The host has a menu of its own. */
  hideMenu: z.boolean().optional(),
  /** Whether the guest shows its right menu; it does unless told. */
  rightMenu: z.boolean().optional(),
  /** Whether the guest shows its logo, name and version; it does unless told. */
  header: z.boolean().optional(),
  /** Whether menu entries have their second line, whatever the guest's configuration says. */
  menuSubtitle: z.boolean().optional(),
});
export type HostOptions = z.output<typeof HostOptions>;

/** What a host may do in its guest's place. @see spec 4.4, 4.5 */
export const HOST_CALLBACKS = ['open', 'openNoCardWarning'] as const;
export type HostCallbacks = Partial<Record<(typeof HOST_CALLBACKS)[number], () => void>>;

/** What a guest tells its host. @see spec 4.1, 8 */
export const GuestEvent = z.discriminatedUnion('type', [
  /** The guest's session has ended, or a part of it is out of date: the host loads its page anew. */
  z.object({ type: z.literal('reload') }),
  /** The platform refused a read that the guest has no page for. */
  z.object({ type: z.literal('403 mutation'), operation: z.string().max(200).optional() }),
  /**
   * The guest has gone to another of its places: its path with the query. `replace` where that takes the place of the one
   * before, as a redirect does, and is no step that "Back" undoes.
   */
  z.object({ type: z.literal('navigate'), path: GuestPath, replace: z.boolean().optional() }),
  /** What the page is called now. */
  z.object({ type: z.literal('title'), title: z.string().max(500) }),
]);
export type GuestEvent = z.output<typeof GuestEvent>;
