// @see spec 3.12
import { LANGUAGES } from '@console/i18n/contract';
import { z } from 'zod';
import { PermissionEntry } from '../contract/api-groups';
import { TokenHeaderName } from '../contract/token-header-name';
import { parseJson } from '../safe-json';
import { SESSION_END_REASONS, STORED_KEYS } from './stored-keys';

export const LAYOUT_MODES = ['horizontal', 'vertical'] as const;
export type LayoutMode = (typeof LAYOUT_MODES)[number];

/**
 * Where an item lives: `local` is shared by this origin's tabs, `tab` is one tab's own, and `host` is the local storage
 * of the window that embeds the console, where there is one and it lets us, else `local`.
 */
export type StorageScope = 'local' | 'tab' | 'host';

/** One thing that the browser remembers. */
export interface StoredItem<Kept, Absent = Kept> {
  key: string;
  where: StorageScope;
  /** From the stored text to the value, and back. What does not decode counts as absent. */
  codec: z.ZodType<Kept, string>;
  /** What counts while nothing is stored. */
  absent: Absent;
  /** Belongs to who is signed in: it goes with the session. */
  personal?: true;
}

const Flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' });
/** Text that can stand in a request header; anything else in its place is no token and no app of ours. */
const HeaderValue = z.string().regex(/^[!-~](?:[ -~]*[!-~])?$/);

/** The pair that the platform answers about an app; fields beyond those that the console reads are kept. */
const AppDetail = z.tuple([
  z.looseObject({ edition: z.string(), status: z.string(), addedPrimaryCard: z.boolean() }),
  z.looseObject({ group: z.looseObject({ permission: z.array(PermissionEntry) }) }),
]);

/** How the columns of one table were arranged, by their keys. */
const TableColumns = z.object({ table: z.string(), order: z.array(z.string()), hidden: z.array(z.string()) });

/** What one person typed into one form and did not send. */
const Draft = z.object({
  user: z.string(),
  form: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  values: z.record(z.string(), z.json()),
});

/**
 * Everything that the console keeps in the browser, and nothing else is: its place, its form and what counts without it.
 * The first scripts of the pages read those of `STORED_KEYS` by their keys as well. @see spec 3.12
 */
export const STORED_ITEMS = {
  /** The main token, as the header value. */
  token: item({ key: STORED_KEYS.token, where: 'host', codec: HeaderValue, absent: null, personal: true }),
  /** The token that waits for the second factor, as the header value. */
  pendingToken: item({
    key: STORED_KEYS.pendingToken,
    where: 'local',
    codec: HeaderValue,
    absent: null,
    personal: true,
  }),
  /** The user was last known to have no two-factor authentication: most calls would be rejected. */
  twoFactorMissing: item({
    key: STORED_KEYS.twoFactorMissing,
    where: 'local',
    codec: Flag,
    absent: false,
    personal: true,
  }),
  /** A header that carries the token beside `Authorization`. */
  tokenHeader: item({ key: 'console.token-header', where: 'local', codec: TokenHeaderName, absent: null }),
  /** The app that the person works in. */
  appId: item({
    key: 'console.app-id',
    where: 'tab',
    codec: HeaderValue,
    absent: null,
    personal: true,
  }),
  /** What the platform answered about that app. */
  appDetail: item({
    key: 'console.app-detail',
    where: 'tab',
    codec: json(AppDetail),
    absent: null,
    personal: true,
  }),
  /** How many alerts of an app are open, as they were last counted. */
  transcodeAlerts: item({
    key: 'console.transcode-alerts',
    where: 'tab',
    codec: json(z.looseObject({ total: z.int().nonnegative() })),
    absent: null,
    personal: true,
  }),
  /** A server that waits for its license, between two screens. */
  serverLicense: item({
    key: 'console.server-license',
    where: 'tab',
    codec: json(z.looseObject({})),
    absent: null,
    personal: true,
  }),
  /** How the app is paid for; `empty` for not at all. */
  paymentMethod: item({
    key: 'console.payment-method',
    where: 'tab',
    codec: json(z.looseObject({ paymentMethod: z.string() })),
    absent: null,
    personal: true,
  }),
  /** Why the last session ended; nothing after a sign-out. */
  endReason: item({
    key: STORED_KEYS.endReason,
    where: 'local',
    codec: z.enum(SESSION_END_REASONS),
    absent: null,
  }),
  /** What an administrator needs to find the cause: operation and fields, or status and request ID. */
  endDetails: item({ key: STORED_KEYS.endDetails, where: 'local', codec: z.string(), absent: null }),
  /** Minutes without activity after which the platform ends the last session. Not personal: the sign-in page shows it. */
  inactivityMinutes: item({
    key: STORED_KEYS.inactivityMinutes,
    where: 'local',
    codec: json(z.int().positive()),
    absent: null,
  }),
  /** When the user was last active, in any tab, to the minute. Milliseconds since 1970. */
  lastActivity: item({
    key: 'console.last-activity',
    where: 'local',
    codec: json(z.int()),
    absent: null,
    personal: true,
  }),
  language: item({ key: STORED_KEYS.language, where: 'local', codec: z.enum(LANGUAGES), absent: null }),
  darkMode: item({ key: STORED_KEYS.darkMode, where: 'local', codec: Flag, absent: true }),
  /** Where a sign-in with another provider leads to, while the person is there. */
  socialRedirect: item({ key: 'console.social-redirect', where: 'tab', codec: z.string(), absent: '' }),
  developerPanel: item({ key: 'console.developer-panel', where: 'local', codec: Flag, absent: false }),
  /** What proves that this tab began the sign-in that comes back to it. */
  socialVerifier: item({ key: 'console.social-verifier', where: 'tab', codec: z.string(), absent: '' }),
  /** When this tab was last loaded anew by itself, in milliseconds since 1970. */
  reloadedAt: item({ key: 'console.reloaded-at', where: 'tab', codec: json(z.number()), absent: null }),
  sidebarCollapsed: item({ key: 'console.sidebar-collapsed', where: 'local', codec: Flag, absent: false }),
  layoutMode: item({
    key: '__SS_LAYOUT_MODE__',
    where: 'local',
    codec: z.enum(LAYOUT_MODES),
    absent: 'vertical',
  }),
  /** What was typed into forms and not sent yet. Not personal: it outlives the session, and each entry names its person. */
  drafts: item({ key: 'console.drafts', where: 'local', codec: json(z.array(Draft)), absent: [] }),
  /** The columns that were arranged differently from how their tables come. */
  tableColumns: item({
    key: 'console.table-columns',
    where: 'local',
    codec: json(z.array(TableColumns)),
    absent: [],
  }),
  /** Modules are mounted in a frame instead of in the page. Set by hand, so what a person may write for "yes" is read. */
  degrade: item({ key: 'degrade', where: 'local', codec: z.stringbool(), absent: false }),
};

function item<Kept, const Absent>(declaration: StoredItem<Kept, Absent>): StoredItem<Kept, Absent> {
  return declaration;
}

function json<Kept>(schema: z.ZodType<Kept>): z.ZodType<Kept, string> {
  return z.codec(z.string(), schema, {
    decode: (text, context) => {
      try {
        return parseJson(text);
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}
