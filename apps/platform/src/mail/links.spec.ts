// @see spec 7.3, 7.9
// @see ASVS 6.4.1, 14.2.1
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database/connection';
import { newId } from '../database/ids';
import { mailTokens, users } from '../database/schema';
import { HIGH_RATE_LIMITS } from '../../testing/test-platform';
import { openTestDatabase } from '../../testing/test-database';
import { findLink, issueLink, useLink, type Link } from './links';
import { HOUR_MS } from '../time/durations';

const NOW = new Date('2026-05-12T08:00:00.000Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const email = 'thu.ha@song-hong-tv.example';

describe('links of mails', () => {
  let connection: DatabaseConnection;
  const userId = newId(NOW);
  beforeAll(async () => {
    connection = await openTestDatabase();
    await connection.db.insert(users).values({
      id: userId,
      email,
      name: 'Lê Thu Hà',
      searchText: 'le thu ha',
      timezone: 'Asia/Ho_Chi_Minh',
      language: 'vi',
      createdAt: NOW,
      updatedAt: NOW,
    });
  });
  afterAll(() => connection.close());
  beforeEach(() => connection.db.delete(mailTokens));

  const rateLimits = { ...HIGH_RATE_LIMITS, mailsPerRecipient: 5 };
  const issue = async (change: Partial<Parameters<typeof issueLink>[2]> = {}): Promise<Link> => {
    const sender = { rateLimits: HIGH_RATE_LIMITS, now: NOW };
    const link = await issueLink(connection.db, sender, { kind: 'reset', email, userId, ...change });
    if (!link) throw new Error('No link was made.');
    return link;
  };
  const use = ({ token }: Link, now = NOW) => useLink(connection.db, 'reset', token, now);

  it('works once of fifty concurrent uses', async () => {
    const link = await issue();
    const uses = await Promise.all(Array.from({ length: 50 }, () => use(link)));
    expect(uses.filter(Boolean)).toEqual([{ email, userId, appId: null }]);
    expect(await findLink(connection.db, 'reset', link.token, NOW)).toBeUndefined();
  });

  it('can be checked without being used', async () => {
    const link = await issue();
    expect(await findLink(connection.db, 'reset', link.token, NOW)).toEqual({ email, userId, appId: null });
    expect(await use(link)).toBeDefined();
  });

  it('is stored as a hash', async () => {
    const { token } = await issue();
    expect(JSON.stringify(await connection.db.select().from(mailTokens))).not.toContain(token);
  });

  it.each([
    ['confirm', 48],
    ['invite', 7 * 24],
    ['reset', 1],
    ['member', 7 * 24],
    ['email', 24],
  ] as const)('of kind %s expires after %s hours', async (kind, hours) => {
    const { token, expiresAt } = await issue({ kind });
    expect(expiresAt).toEqual(later(hours * HOUR_MS));
    expect(await findLink(connection.db, kind, token, later(hours * HOUR_MS - 1))).toBeDefined();
    expect(await findLink(connection.db, kind, token, later(hours * HOUR_MS))).toBeUndefined();
    expect(await useLink(connection.db, kind, token, later(hours * HOUR_MS))).toBeUndefined();
  });

  it('is not valid for another kind', async () => {
    const { token } = await issue({ kind: 'confirm' });
    expect(await use({ kind: 'reset', token, expiresAt: NOW })).toBeUndefined();
  });

  it('is replaced by a newer one of its kind only', async () => {
    const older = await issue();
    const newer = await issue();
    await issue({ kind: 'confirm' });
    await issue({ email: 'somebody.else@song-hong-tv.example' });
    expect(await use(older)).toBeUndefined();
    expect(await use(newer)).toBeDefined();
  });

  it('is invalid after the account’s address changed', async () => {
    const link = await issue();
    const mine = eq(users.id, userId);
    await connection.db.update(users).set({ email: 'ha@song-hong-tv.example' }).where(mine);
    expect(await findLink(connection.db, 'reset', link.token, NOW)).toBeUndefined();
    expect(await use(link)).toBeUndefined();
    await connection.db.update(users).set({ email }).where(mine);
  });

  it('is issued up to the email limit of an address, also concurrently', async () => {
    const issueAt = (now: Date, kind: Link['kind']) =>
      issueLink(connection.db, { rateLimits, now }, { kind, email: 'often@song-hong-tv.example' });
    const kinds = ['reset', 'confirm', 'invite'] as const;
    const issued = await Promise.all(
      Array.from({ length: 12 }, (_, number) => issueAt(NOW, kinds[number % 3] ?? 'reset')),
    );
    expect(issued.filter(Boolean)).toHaveLength(5);
    expect(await issueAt(later(HOUR_MS - 1), 'reset')).toBeUndefined();
    expect(await issueAt(later(HOUR_MS), 'reset')).toBeDefined();
  });
});
