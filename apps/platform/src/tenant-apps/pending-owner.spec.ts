// @see spec 7.5, 7.8
import { acceptInvitation } from '@console/auth/contract';
import {
  createGroup,
  createTenantApp,
  getTenantAppDetails,
  listMembers,
  removeMember,
  updateMember,
  updateTenantApp,
} from '@console/tenant-apps/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, members } from '../database/schema';
import { mailedToken, mailsTo } from '../../testing/test-mails';
import { addPerson } from '../../testing/test-people';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';

describe('a tenant app for another owner', async () => {
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);

  const create = (appId: string, ownerEmail?: string) =>
    platform.call(createTenantApp, { token, body: { name: appId, appId, ownerEmail } });
  const details = (id: string) => platform.call(getTenantAppDetails, { token, params: { id } });
  const accept = async (person: { email: string; token: string }) =>
    platform.call(acceptInvitation, {
      token: person.token,
      body: { token: await mailedToken(platform, person.email) },
    });
  const invitationOf = async (appId: string) => {
    const customFields = JSON.stringify({ appId, status: 'invited' });
    const { data } = await platform.call(listMembers, { token, query: { customFields } });
    const [invited] = data;
    if (!invited) throw new Error(`Nobody is invited to ${appId}.`);
    return invited;
  };

  it('belongs to the creator until the pending owner accepts', async () => {
    const owner = await addPerson(platform, 'owner@river.example');
    const created = await create('river', 'Owner@River.example');
    expect(created).toMatchObject({
      owner: { email: OPERATOR.email },
      ownerToBe: { email: 'owner@river.example' },
      members: 2,
    });
    const before = await details('river');
    expect(before).toMatchObject({
      owner: { email: OPERATOR.email },
      ownerToBe: { email: 'owner@river.example' },
      members: 2,
    });

    await accept(owner);
    const after = await details('river');
    expect(after.owner.email).toBe('owner@river.example');
    expect(after).not.toHaveProperty('ownerToBe');
    const entries = await platform.db.select().from(auditEntries).where(eq(auditEntries.appId, 'river'));
    expect(entries.map(({ action, actorEmail }) => [action, actorEmail])).toEqual(
      expect.arrayContaining([
        ['tenant-app.create', OPERATOR.email],
        ['member.invite', OPERATOR.email],
        ['member.accept', owner.email],
        ['tenant-app.update', owner.email],
      ]),
    );
  });

  it('creates an account without a password and sends an invitation', async () => {
    await create('lake', 'newcomer@lake.example');
    const [mail] = await mailsTo(platform, 'newcomer@lake.example');
    expect(mail).toMatchObject({ kind: 'member' });
    expect((await details('lake')).ownerToBe).toEqual({ email: 'newcomer@lake.example' });
  });

  it('invites nobody if the creator is the owner', async () => {
    const created = await create('own', OPERATOR.email.toUpperCase());
    expect(created).not.toHaveProperty('ownerToBe');
    expect(created).toMatchObject({ members: 1, owner: { email: OPERATOR.email } });
    expect(await platform.db.select().from(members).where(eq(members.appId, 'own'))).toHaveLength(1);
  });

  it('keeps its owner when the invitation is revoked', async () => {
    await create('hill', 'owner@hill.example');
    const { id } = await invitationOf('hill');
    await platform.call(removeMember, { token, params: { id } });
    const after = await details('hill');
    expect(after.owner.email).toBe(OPERATOR.email);
    expect(after).not.toHaveProperty('ownerToBe');
  });

  it('keeps the owner set by staff meanwhile', async () => {
    const owner = await addPerson(platform, 'owner@field.example');
    await create('field', owner.email);
    const keep = () =>
      platform.send(updateTenantApp, {
        token,
        params: { id: 'field' },
        body: { ownerEmail: OPERATOR.email },
        headers: { 'If-Match': '"1"' },
      });
    const kept = await keep();
    expect(kept.headers.get('ETag')).toBe('"2"');
    expect(await kept.json()).not.toHaveProperty('ownerToBe');
    expect((await keep()).status).toBe(412);
    const changes = await platform.db
      .select({ detail: auditEntries.detail })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.appId, 'field'),
          eq(auditEntries.action, 'tenant-app.update'),
          eq(auditEntries.result, 'done'),
        ),
      );
    expect(changes).toEqual([
      { detail: { name: 'field', 'ownerToBe.before': owner.email, 'ownerToBe.after': null } },
    ]);
    await accept(owner);
    expect((await details('field')).owner.email).toBe(OPERATOR.email);
  });

  it('keeps its owner when the invited user cannot manage it', async () => {
    const owner = await addPerson(platform, 'owner@wood.example');
    await create('wood', owner.email);
    const group = await platform.call(createGroup, { token, body: { appId: 'wood', name: 'Lookers-on' } });
    const { id } = await invitationOf('wood');
    await platform.call(updateMember, { token, params: { id }, body: { groupId: group.id } });
    await accept(owner);
    expect(await details('wood')).toMatchObject({ owner: { email: OPERATOR.email }, members: 2 });
  });
});
