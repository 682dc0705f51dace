import { getInvoice, listAllInvoices, listQuotaPlans, previewPlan } from '@console/billing/contract';
import type { Operation } from '@console/http/contract';
import { listTenantApps } from '@console/tenant-apps/contract';
import type { Attempts } from './attempt';
import { type Arguments, itemsOf, textOf } from './platform-client';
import { rejectionProblems } from './response-problems';

const PER_PAGE = 10;

const EXAMPLES: Partial<Record<string, Arguments>> = {
  generateAppId: { query: { name: 'Conformance' } },
  listAppFigures: { query: { appIds: 'conformance-probe' } },
  listAppLoads: { query: { appIds: 'conformance-probe' } },
  listServerMetrics: { query: { serverIds: 'conformance-probe' } },
  listSavedViews: { query: { table: 'tenant-apps' } },
  search: { query: { q: 'a' } },
  validateAppId: { query: { appId: 'conformance-probe' } },
  verifyToken: { query: { token: 'no-such-token', type: 'confirm' } },
};

/** Lists that are not the parent path of their items. */
const LISTED_AT: Partial<Record<string, string>> = { [getInvoice.name]: listAllInvoices.path };

/** They need a link, a provider, or an item in a certain state. */
const NEEDS_MORE: ReadonlySet<string> = new Set([
  'confirmEmail',
  'startGithubLogin',
  'finishGithubLogin',
  'startGoogleLogin',
  'finishGoogleLogin',
  'getAdSession',
  'getCaption',
  'getPartnerPage',
  'getPlayback',
  'getPublishedVideo',
  'getSharedStream',
  'getSsaiPlayback',
  'getVideoPlayback',
]);

/** Tries all reads: lists first, because they provide the parameters of the others. */
export async function tryReads(operations: readonly Operation[], attempts: Attempts): Promise<void> {
  const reads = operations.filter(
    ({ method, name, produces }) => method === 'GET' && produces === undefined && !NEEDS_MORE.has(name),
  );
  const lists = new Map<string, unknown[]>();
  const isList = ({ params, query }: Operation) => !params && !needsApp(query);

  for (const operation of reads.filter(isList)) {
    const answer = await tryRead(operation, EXAMPLES[operation.name] ?? {}, attempts);
    lists.set(operation.path, itemsOf(answer));
  }
  const apps = lists.get(listTenantApps.path) ?? [];
  const planId = textOf(lists.get(listQuotaPlans.path)?.[0], 'planId');
  for (const operation of reads.filter((one) => !isList(one))) {
    if (operation.name === previewPlan.name) {
      const found = argumentsFor(operation, lists, apps);
      if (found && planId !== undefined) await tryRead(operation, { ...found, query: { planId } }, attempts);
      continue;
    }
    const args = EXAMPLES[operation.name] ?? argumentsFor(operation, lists, apps);
    if (args) await tryRead(operation, args, attempts);
  }
}

async function tryRead(operation: Operation, args: Arguments, attempts: Attempts): Promise<unknown> {
  const { findings } = attempts;
  const isPaged = operation.query?.shape['perPage'] !== undefined;
  const query = { ...args.query, ...(isPaged && { page: 1, perPage: PER_PAGE }) };
  const seen = await attempts.attempt(operation, { ...args, query });
  if (!seen || !isPaged) return seen?.value;

  const items = itemsOf(seen.value);
  if (items.length > PER_PAGE) findings.add(operation, [`data: ${items.length} items, not ${PER_PAGE}`]);
  if (items.length === 0) findings.add(operation, [], 'The list is empty: no item of it was seen.');
  if (operation.query?.shape['sort']) {
    const unknown = { ...args, query: { ...query, sort: 'no-such-field' } };
    await attempts.attemptRejected(operation, unknown, 400, 'sort by an unknown name');
  }
  return seen.value;
}

/** Parameters from the parent list or the tenant apps; undefined without items. */
function argumentsFor(
  operation: Operation,
  lists: ReadonlyMap<string, unknown[]>,
  apps: unknown[],
): Arguments | undefined {
  const { access, name, params, path, query } = operation;
  const above = lists.get(LISTED_AT[name] ?? path.slice(0, path.indexOf('/{'))) ?? apps;
  const reaches = typeof access === 'object' ? Object.values(access).flat() : ['every-app'];
  const excludesAdminApp = !reaches.some((reach) => reach === 'every-app' || reach === 'admin-app');
  // The operator may only be a member of the admin app.
  const candidates = excludesAdminApp
    ? [...above, ...apps].filter((item) => textOf(item, 'kind') !== 'admin')
    : above;
  const idFor = (param: string) =>
    candidates.map((item) => textOf(item, param, 'id', 'appId', 'apiGroupId')).find(Boolean);
  const ids = Object.keys(params?.shape ?? {}).map((param) => [param, idFor(param)] as const);
  if (ids.some(([, id]) => id === undefined)) return undefined;

  const appId = textOf(apps[0], 'appId');
  if (needsApp(query) && appId === undefined) return undefined;
  return {
    params: Object.fromEntries(ids.map(([param, id]) => [param, id ?? ''])),
    ...(needsApp(query) && { query: { appId: appId ?? '' } }),
  };
}

function needsApp(query: Operation['query']): boolean {
  const appId = query?.shape['appId'];
  return appId !== undefined && !appId.safeParse(undefined).success;
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const INVALID_TEXT = '!';

/** Tries how each operation rejects a call without a token, or with invalid input if it is public. Changes nothing. */
export async function tryRejections(operations: readonly Operation[], attempts: Attempts): Promise<void> {
  const { client, findings } = attempts;
  const { token } = client;
  client.token = undefined;
  for (const operation of operations) {
    const { access, body, params, query } = operation;
    const hasNoInput = !body && !params && !query;
    if (access === 'public' && (hasNoInput || findings.has(operation))) continue;
    const rejected = await attempts.send(operation, {
      params: valuesOf(params?.shape, UNKNOWN_ID),
      ...(access === 'public' && { query: valuesOf(query?.shape, INVALID_TEXT), ...(body && { body: {} }) }),
    });
    if (rejected) findings.addRejection(operation, rejectionProblems(operation, rejected));
  }
  client.token = token;
}

function valuesOf(shape: object | undefined, value: string): Record<string, string> {
  return Object.fromEntries(Object.keys(shape ?? {}).map((name) => [name, value]));
}
