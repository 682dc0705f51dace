import { isDeepStrictEqual } from 'node:util';
import type { TranscodeProblem } from '@console/live/contract';
import { eq } from 'drizzle-orm';
import { lockManagedApp } from '../../apps/lock-app';
import { changeDetail, recordAudit, type AuditContext } from '../../audit/record-audit';
import type { Authority } from '../../authorization/authority';
import type { Database } from '../../database/connection';
import { newId } from '../../database/ids';
import type { ListCall, ListSelect } from '../../database/list-query';
import { merged } from '../../database/merged';
import { fieldError, HttpError, requireVersion } from '../../http/http-error';
import { requireRow, type Select } from '../../http/require-row';
import { message } from '../../messages/message';
import { namedItemPage, requireFreeName, type NamedItems } from '../named-items';

interface Named {
  appId: string;
  name: string;
}

/** What the platform adds to the values of a form. */
interface Added {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

interface SelectedItem {
  item: Named & Added;
  usedBy?: readonly { name: string }[];
}

type Values<Selected extends SelectedItem> = Named & Omit<Selected['item'], keyof Named | keyof Added>;
type Item<Selected extends SelectedItem> = Values<Selected> & Added;

interface Kind<Selected extends SelectedItem, Response> {
  table: NamedItems;
  select: (db: Database, now: Date) => Select<Selected> & ListSelect<Selected>;
  respond: (db: Database, rows: readonly Selected[]) => Response[] | Promise<Response[]>;
  problem?: (values: Values<Selected>) => TranscodeProblem | undefined;
  /** @throws HttpError for values that refer to what the app does not have. */
  check?: (db: Database, values: Values<Selected> & { id?: string }) => Promise<void>;
  /** Inserts or updates. */
  save: (db: Database, item: Item<Selected>) => PromiseLike<unknown>;
  /** What the audit log records and compares. */
  facts: (values: Values<Selected>) => Record<string, string | number | boolean | null>;
}

interface ReadCall {
  db: Database;
  authority: Authority;
  now: Date;
}

interface ItemCall extends ReadCall {
  params: { id: string };
}

interface VersionCall extends ItemCall {
  setVersion: (version: number) => void;
}

/** What the routes of a kind of transcode setting share. */
export function transcodeItem<Selected extends SelectedItem, Response>({
  table,
  select,
  respond,
  problem,
  check,
  save,
  facts,
}: Kind<Selected, Response>) {
  const notFound = message('transcode.notFound');

  const find = ({ db, now, authority }: ReadCall, id: string) =>
    requireRow(select(db, now), table, { id, authority }, notFound);

  /** Locks the app of an item: what uses what does not change meanwhile. */
  const lock = async (call: ItemCall) => {
    const found = await find(call, call.params.id);
    await lockManagedApp(call.db, call.authority, found.item.appId);
    const { usedBy = [], ...locked } = await find(call, call.params.id);
    const item: Item<Selected> = locked.item;
    return { item, usedBy };
  };

  const responseOf = async (call: ReadCall, id: string) => {
    const found = await find(call, id);
    const [response] = await respond(call.db, [found]);
    if (response === undefined) throw new HttpError(404, notFound);
    return { response, version: found.item.version };
  };

  const get = async (call: VersionCall) => {
    const { response, version } = await responseOf(call, call.params.id);
    call.setVersion(version);
    return response;
  };

  const requireFitting = async (db: Database, values: Values<Selected> & { id?: string }) => {
    requireValid(problem?.(values));
    await requireFreeName(db, table, values);
    await check?.(db, values);
  };

  return {
    list: (call: ListCall & { now: Date }) =>
      namedItemPage(call, select(call.db, call.now), table, { respond: (rows) => respond(call.db, rows) }),

    get,

    create: async (call: ReadCall & AuditContext & { body: Values<Selected> }) => {
      const { db, body, authority, now } = call;
      await lockManagedApp(db, authority, body.appId);
      await requireFitting(db, body);
      const item = { ...body, id: newId(now), version: 1, createdAt: now, updatedAt: now };
      await save(db, item);
      await recordAudit(call, item, facts(item));
      return (await responseOf(call, item.id)).response;
    },

    update: async (
      call: VersionCall &
        AuditContext & {
          body: Parameters<typeof merged<Item<Selected>>>[1];
          knownVersion: number | undefined;
        },
    ) => {
      const { db, body, knownVersion, now } = call;
      const { item: before } = await lock(call);
      requireVersion(knownVersion, before.version);
      const item = merged(before, body);
      await requireFitting(db, item);
      if (!isDeepStrictEqual(item, before)) {
        await save(db, { ...item, version: before.version + 1, updatedAt: now });
        await recordAudit(call, item, changeDetail(facts(before), facts(item)));
      }
      return get(call);
    },

    /** @throws HttpError 409 with the names of what uses it. */
    remove: async (call: ItemCall & AuditContext) => {
      const { item, usedBy } = await lock(call);
      if (usedBy.length > 0) {
        const names = usedBy.map((user) => user.name).join(', ');
        throw new HttpError(409, message('transcode.used', { names }));
      }
      await call.db.delete(table).where(eq(table.id, item.id));
      await recordAudit(call, item, facts(item));
      return {};
    },
  };
}

/** @throws HttpError 400 that explains the problem at its field. */
export function requireValid(problem: TranscodeProblem | undefined): void {
  if (problem)
    throw fieldError(400, problem.field, { key: `transcode.rule.${problem.rule}`, values: problem.values });
}
