// @see spec 3.12
import { LANGUAGES } from '@console/i18n/contract';
import { z } from 'zod';
import { PermissionEntry } from '../contract/api-groups';
import { TokenHeaderName } from '../contract/token-header-name';
import { parseJson } from '../safe-json';
import { SESSION_END_REASONS, STORED_KEYS } from './stored-keys';

export const LAYOUT_MODES = ['horizontal', 'vertical'] as const;
export type LayoutMode = (typeof LAYOUT_MODES)[number];

/** The height of rows. */
export const DENSITIES = ['compact', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

/**
 * `local`: shared by the origin's tabs; `tab`: session storage; `host`: local storage of an embedding window that permits access, else `local`.
 */
export type StorageScope = 'local' | 'tab' | 'host';

export interface StoredItem<Kept, Absent = Kept> {
  key: string;
  where: StorageScope;
  /** Stored text to value and back. What does not decode counts as absent. */
  codec: z.ZodType<Kept, string>;
  /** The value while nothing is stored. */
  absent: Absent;
  /** Belongs to the user: removed with the session. */
  personal?: true;
}

const Flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' });
const HeaderValue = z.string().regex(/^[!-~](?:[ -~]*[!-~])?$/);

/** The response of `getAppDetail`; unknown fields are retained. */
const AppDetail = z.tuple([
  z.looseObject({ edition: z.string(), status: z.string(), addedPrimaryCard: z.boolean() }),
  z.looseObject({ group: z.looseObject({ permission: z.array(PermissionEntry) }) }),
]);

/** Column keys of one table. */
const TableColumns = z.object({ table: z.string(), order: z.array(z.string()), hidden: z.array(z.string()) });

const RecentApp = z.object({ appId: z.string(), name: z.string() });

const StoredPaletteItem = z.object({
  /** `page`, or the kind of an object. */
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  appId: z.string().nullable(),
  state: z.string().nullable(),
});
export type StoredPaletteItem = z.output<typeof StoredPaletteItem>;

const Favorites = z.object({ user: z.string(), favorites: z.array(StoredPaletteItem) });

const BrowserView = z.object({
  user: z.string(),
  table: z.string(),
  id: z.string(),
  name: z.string(),
  filters: z.string(),
  sort: z.string().nullable(),
  columns: z.array(z.string()).nullable(),
  density: z.enum(DENSITIES).nullable(),
});
export type BrowserView = z.output<typeof BrowserView>;

const Draft = z.object({
  user: z.string(),
  form: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  values: z.record(z.string(), z.json()),
});

/**
 * Everything that the console stores in the browser. @see spec 3.12
 */
export const STORED_ITEMS = {
  /** The main token, as the header value. */
  token: item({ key: STORED_KEYS.token, where: 'host', codec: HeaderValue, absent: null, personal: true }),
  /** The token that awaits the second factor, as the header value. */
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
  /** The name of a header that carries the token in addition to `Authorization`. */
  tokenHeader: item({ key: 'console.token-header', where: 'local', codec: TokenHeaderName, absent: null }),
  appId: item({
    key: 'console.app-id',
    where: 'tab',
    codec: HeaderValue,
    absent: null,
    personal: true,
  }),
  appDetail: item({
    key: 'console.app-detail',
    where: 'tab',
    codec: json(AppDetail),
    absent: null,
    personal: true,
  }),
  /** Tenant apps whose pages were open last, the latest first. */
  recentApps: item({
    key: 'console.recent-apps',
    where: 'local',
    codec: json(z.array(RecentApp)),
    absent: [],
    personal: true,
  }),
  /** The last alert count of an app. */
  transcodeAlerts: item({
    key: 'console.transcode-alerts',
    where: 'tab',
    codec: json(z.looseObject({ total: z.int().nonnegative() })),
    absent: null,
    personal: true,
  }),
  /** A server that awaits its license, between two screens. */
  serverLicense: item({
    key: 'console.server-license',
    where: 'tab',
    codec: json(z.looseObject({})),
    absent: null,
    personal: true,
  }),
  /** `empty`: the app has no payment method. */
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
  /** For administrators: operation and fields, or status and request ID. */
  endDetails: item({ key: STORED_KEYS.endDetails, where: 'local', codec: z.string(), absent: null }),
  /** Another tab signed out, without a reason of its own. */
  signedOutElsewhere: item({
    key: STORED_KEYS.signedOutElsewhere,
    where: 'tab',
    codec: Flag,
    absent: false,
  }),
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
  /** Not personal: it outlives the session, so that the next sign-in on this device needs no code. */
  deviceToken: item({ key: 'console.device-token', where: 'local', codec: z.string(), absent: '' }),
  language: item({ key: STORED_KEYS.language, where: 'local', codec: z.enum(LANGUAGES), absent: null }),
  darkMode: item({ key: STORED_KEYS.darkMode, where: 'local', codec: Flag, absent: true }),
  /** Where to return to after a social login. */
  socialRedirect: item({ key: 'console.social-redirect', where: 'tab', codec: z.string(), absent: '' }),
  developerPanel: item({ key: 'console.developer-panel', where: 'local', codec: Flag, absent: false }),
  /** The PKCE verifier of this tab's social login. */
  socialVerifier: item({ key: 'console.social-verifier', where: 'tab', codec: z.string(), absent: '' }),
  /** The last automatic reload of this tab. Milliseconds since 1970. */
  reloadedAt: item({ key: 'console.reloaded-at', where: 'tab', codec: json(z.number()), absent: null }),
  sidebarCollapsed: item({ key: STORED_KEYS.sidebarCollapsed, where: 'local', codec: Flag, absent: false }),
  layoutMode: item({
    key: STORED_KEYS.layoutMode,
    where: 'local',
    codec: z.enum(LAYOUT_MODES),
    absent: 'vertical',
  }),
  density: item({ key: 'console.density', where: 'local', codec: z.enum(DENSITIES), absent: 'compact' }),
  /** Shortcuts without a modifier key. */
  singleKeys: item({ key: 'console.single-keys', where: 'local', codec: Flag, absent: true }),
  /** Pages and objects that users have chosen for the command palette, without details. */
  favorites: item({
    key: 'console.palette',
    where: 'local',
    codec: json(z.array(Favorites)),
    absent: [],
  }),
  /** Pages and objects opened through the command palette, the latest first. */
  recentItems: item({
    key: 'console.recent-items',
    where: 'local',
    codec: json(z.array(StoredPaletteItem)),
    absent: [],
    personal: true,
  }),
  /** Views of lists where the platform stores none, for each user. */
  savedViews: item({
    key: 'console.saved-views',
    where: 'local',
    codec: json(z.array(BrowserView)),
    absent: [],
  }),
  /** What users have hidden, the latest last. */
  dismissed: item({
    key: 'console.dismissed',
    where: 'local',
    codec: json(z.array(z.object({ user: z.string(), what: z.string() }))),
    absent: [],
  }),
  /** Unsent form input. Not personal: it outlives the session, and each entry names its user. */
  drafts: item({ key: 'console.drafts', where: 'local', codec: json(z.array(Draft)), absent: [] }),
  tableColumns: item({
    key: 'console.table-columns',
    where: 'local',
    codec: json(z.array(TableColumns)),
    absent: [],
  }),
  /** Modules are mounted in frames. Set by hand, so any spelling of "yes" counts. */
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
