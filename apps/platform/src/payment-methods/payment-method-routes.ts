import {
  beginPaymentMethod,
  completePaymentMethod,
  listPaymentMethods,
  makePaymentMethodPrimary,
  removePaymentMethod,
  type PaymentMethod,
} from '@console/billing/contract';
import { and, asc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { lockApp, lockManagedApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { paymentMethods, paymentSetups } from '../database/schema';
import { HttpError } from '../http/http-error';
import { requireRow } from '../http/require-row';
import { outgoingRoute, route, routeInTransaction, type Call } from '../http/route';
import { message } from '../messages/message';
import { hashToken, newToken } from '../security/token';
import { requireApp } from '../billing/billed-app';
import { goodPrimary, isGood } from './primary-card';
import { releaseCard, releaseCards, sealOf } from './release-cards';
import type { PaymentProvider, ProvidedCard } from '../providers/payment-provider';
import { listPage } from '../database/list-query';
import { byCode } from '../database/schema/columns';
import type { Authority } from '../authorization/authority';
import { DAY_MS, HOUR_MS } from '../time/durations';

const SETUP_MS = HOUR_MS;
/** Completed setups are kept for a day, so that a repeat returns the same response. */
const KNOWN_MS = DAY_MS;

export const paymentMethodRoutes = [
  route(listPaymentMethods, async (call) => {
    const { query, db, authority } = call;
    await requireApp(db, authority, query.appId);
    return listPage(call, db.select().from(paymentMethods), {
      appId: paymentMethods.appId,
      where: [eq(paymentMethods.appId, query.appId)],
      sorts: SORTABLE,
      defaultSort: '-isPrimary,-createdAt',
      order: [asc(paymentMethods.id)],
      respond: (rows) => rows.map(paymentMethod),
    });
  }),

  outgoingRoute(beginPaymentMethod, async (call) => {
    const { body, actor, authority, db, now, consoleUrl, request } = call;
    const provider = providerOf(call);
    const state = newToken();
    await lockManagedApp(db, authority, body.appId);
    await db.delete(paymentSetups).where(lt(paymentSetups.expiresAt, new Date(now.getTime() - KNOWN_MS)));
    await db.insert(paymentSetups).values({
      stateHash: hashToken(state),
      appId: body.appId,
      userId: actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SETUP_MS),
    });
    const returnTo = new URL(body.returnTo, consoleUrl).href;
    return async () => ({ location: await provider.begin({ state, returnTo, locale: request.locale }) });
  }),

  outgoingRoute(completePaymentMethod, async (call) => {
    const { body, installation } = call;
    const provider = providerOf(call);
    const completed = await lockSetup(call);
    if (completed) return () => Promise.resolve(completed);
    return async (db) => {
      const card = await provider.complete(body);
      try {
        return await db.transaction((transaction) => storeCard({ ...call, db: transaction }, card));
      } catch (error) {
        if (card) await releaseCard(installation, card.token);
        throw error;
      }
    };
  }),

  routeInTransaction(makePaymentMethodPrimary, async (call) => {
    const { params, authority, now } = call;
    const { appId } = await findPaymentMethod(call.db, authority, params.id);
    await lockManagedApp(call.db, authority, appId);
    const method = await findPaymentMethod(call.db, authority, params.id);
    if (method.isPrimary) return paymentMethod(method);
    const mayBeCharged = await call.db.$count(
      paymentMethods,
      and(eq(paymentMethods.id, method.id), isGood(now)),
    );
    if (mayBeCharged === 0) throw new HttpError(409, message('paymentMethod.expired'));
    await makePrimary(call.db, method);
    await recordAudit(call, { ...method, name: nameOf(method) }, auditedOf(method));
    return paymentMethod({ ...method, isPrimary: true });
  }),

  route(removePaymentMethod, async (call) => {
    const { params, authority, db, now } = call;
    const removed = await db.transaction(async (transaction) => {
      const { appId } = await findPaymentMethod(transaction, authority, params.id);
      // Also of archived apps.
      await lockApp(transaction, appId);
      const method = await findPaymentMethod(transaction, authority, params.id);
      await transaction.delete(paymentMethods).where(eq(paymentMethods.id, method.id));
      const nextPrimary = method.isPrimary ? await oldestCard(transaction, appId, now) : undefined;
      if (nextPrimary) await makePrimary(transaction, nextPrimary);
      const detail = { ...auditedOf(method), ...(nextPrimary && { 'primary.after': nameOf(nextPrimary) }) };
      await recordAudit({ ...call, db: transaction }, { ...method, name: nameOf(method) }, detail);
      return method;
    });
    await releaseCards(call, [removed]);
    return {};
  }),
];

/**
 * Locks the app of a setup.
 * @returns The payment method if the setup is completed.
 * @throws HttpError 400 for an unknown or expired setup
 */
async function lockSetup(call: Call<typeof completePaymentMethod>): Promise<PaymentMethod | undefined> {
  const { body, authority, db, now } = call;
  await lockManagedApp(db, authority, body.appId);
  const [setup] = await db.select().from(paymentSetups).where(setupOf(call));
  if (!setup) throw badState();
  if (setup.paymentMethodId !== null) {
    return paymentMethod(await findPaymentMethod(db, authority, setup.paymentMethodId));
  }
  if (setup.expiresAt <= now) throw badState();
  return undefined;
}

function setupOf({ body, actor }: Call<typeof completePaymentMethod>): SQL | undefined {
  return and(
    eq(paymentSetups.stateHash, hashToken(body.state)),
    eq(paymentSetups.appId, body.appId),
    eq(paymentSetups.userId, actor.userId),
  );
}

function badState(): HttpError {
  return new HttpError(400, message('paymentMethod.badState'));
}

/** A concurrent repeat returns the card that is stored first. @throws HttpError 400 without a card */
async function storeCard(
  call: Call<typeof completePaymentMethod>,
  card: ProvidedCard | undefined,
): Promise<PaymentMethod> {
  const { body, db, keyring, now } = call;
  const completed = await lockSetup(call);
  if (completed) return completed;
  if (!card) throw badState();
  const { token, ...shown } = card;
  const isPrimary = (await db.$count(paymentMethods, goodPrimary(body.appId, now))) === 0;
  const id = newId(now);
  const [added] = await db
    .insert(paymentMethods)
    .values({
      ...shown,
      id,
      appId: body.appId,
      kind: 'card',
      isPrimary: false,
      sealedToken: keyring.seal(sealOf(id), token),
      createdAt: now,
    })
    .returning();
  if (!added) throw new Error('A payment method that was added is not there.');
  if (isPrimary) await makePrimary(db, added);
  await db.update(paymentSetups).set({ paymentMethodId: id }).where(setupOf(call));
  await recordAudit(call, { ...added, name: nameOf(added) }, { ...auditedOf(added), isPrimary });
  return paymentMethod({ ...added, isPrimary });
}

function providerOf({
  installation,
}: Call<typeof beginPaymentMethod> | Call<typeof completePaymentMethod>): PaymentProvider {
  if (!installation.paymentProvider) throw new HttpError(409, message('paymentMethod.noProvider'));
  return installation.paymentProvider;
}

async function oldestCard(db: Database, appId: string, now: Date): Promise<PaymentMethodRow | undefined> {
  const [oldest] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.appId, appId), eq(paymentMethods.kind, 'card'), isGood(now)))
    .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id))
    .limit(1);
  return oldest;
}

/** In this order, because the index allows one primary method. */
async function makePrimary(db: Database, { id, appId }: PaymentMethodRow): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ isPrimary: false })
    .where(and(eq(paymentMethods.appId, appId), eq(paymentMethods.isPrimary, true)));
  await db.update(paymentMethods).set({ isPrimary: true }).where(eq(paymentMethods.id, id));
}

const SORTABLE = {
  isPrimary: paymentMethods.isPrimary,
  kind: byCode(paymentMethods.kind),
  brand: byCode(paymentMethods.brand),
  holderName: byCode(paymentMethods.holderName),
  expiry: sql`(${paymentMethods.expiryYear} * 12 + ${paymentMethods.expiryMonth})`,
  createdAt: paymentMethods.createdAt,
};

type PaymentMethodRow = typeof paymentMethods.$inferSelect;

function paymentMethod({
  expiryMonth,
  expiryYear,
  sealedToken: _token,
  ...row
}: PaymentMethodRow): PaymentMethod {
  return {
    ...row,
    expiry: expiryMonth === null || expiryYear === null ? null : { month: expiryMonth, year: expiryYear },
    createdAt: row.createdAt.toISOString(),
  };
}

/** @throws HttpError 404 */
function findPaymentMethod(db: Database, authority: Authority, id: string): Promise<PaymentMethodRow> {
  const select = db.select().from(paymentMethods);
  return requireRow(select, paymentMethods, { id, authority }, message('paymentMethod.notFound'));
}

function nameOf({ brand, lastFour }: PaymentMethodRow): string {
  return `${brand} ${lastFour}`;
}

function auditedOf({ kind, brand, lastFour }: PaymentMethodRow) {
  return { kind, brand, lastFour };
}
