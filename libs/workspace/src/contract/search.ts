import { operation } from '@console/http/contract';
import { z } from 'zod';

export const SEARCH_KINDS = ['app', 'stream', 'video', 'user', 'invoice', 'server', 'alert'] as const;
const SEARCH_MAX = 10;

export const SearchResult = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.string(),
  /** Name of an app, stream, video, user or server, number of an invoice, kind of an alert. */
  title: z.string(),
  /** App of a stream, video, invoice, server or alert; email of a user; null for apps. */
  subtitle: z.string().nullable(),
  /** The app that the result belongs to; null for users. */
  appId: z.string().nullable(),
  /** State of the object as in its list: edition of an app, status of an invoice or alert, kind of a server, `on` or `off` of a stream, state of a video. */
  state: z.string().nullable(),
  /** Total of an invoice in the currency's minor unit. */
  amount: z.object({ currency: z.string(), total: z.int() }).nullable(),
});
export type SearchResult = z.output<typeof SearchResult>;

/**
 * Kinds that the caller cannot list are left out. Titles that begin with the words come first, then words within a title;
 * of equal matches normal apps, and the newest invoices and alerts.
 */
export const search = operation({
  name: 'search',
  summary:
    'Finds tenant apps, streams, videos, users, invoices, servers and active alerts; case and diacritics do not matter',
  group: 'apiTenantApp',
  method: 'GET',
  path: '/admin/api/search',
  access: 'enrolled',
  query: z.strictObject({
    q: z.string().trim().min(1).max(100).describe('Words that each have to occur.'),
    limit: z.coerce.number().int().min(1).max(SEARCH_MAX).default(5).describe('Most results of each kind.'),
  }),
  response: z.object({ data: z.array(SearchResult) }),
  extension: true,
});
