// @see spec 7.3
import { createUser, inviteByEmail } from '@console/accounts/contract';
import { signUpByInvitation } from '@console/auth/contract';
import { ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailTokens, outbox, rateLimits, users } from '../database/schema';
import { mailedToken, mailsTo } from '../../testing/test-mails';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { MINUTE_MS } from '../time/durations';

const HA = { email: 'Thu.Ha@song-hong-tv.example', name: 'Lê Thu Hà', language: 'en' };
const email = 'thu.ha@song-hong-tv.example';
const password = 'mùa thu Hà Nội';

describe('an invitation to the platform', async () => {
  const platform = await startSuitePlatform({ RATE_LIMIT_MAILS_PER_RECIPIENT: '5' });
  const token = (await enroll(platform)).token;
  beforeEach(async () => {
    await platform.db.delete(users).where(ne(users.email, OPERATOR.email));
    await platform.db.delete(outbox);
    await platform.db.delete(rateLimits);
    await platform.db.delete(mailTokens);
    platform.later(MINUTE_MS);
  });

  const createOther = async () => {
    await platform.call(createUser, { token, body: HA });
    const query = { token: await mailedToken(platform, email) };
    await platform.call(signUpByInvitation, { query, body: { name: HA.name, password } });
    const enrolled = await enroll(platform, { email, password });
    await platform.db.delete(outbox);
    return enrolled;
  };

  it('reports an existing account to callers who can list accounts, and sends nothing', async () => {
    await createOther();
    const rejection = await platform.rejection(inviteByEmail, { token, body: { email: HA.email } });
    expect(rejection).toMatchObject({ statusCode: 409, fieldErrors: { email: [rejection.message] } });
    expect(await mailsTo(platform, email)).toEqual([]);
  });

  it('is sent again, in the requested language, until it is accepted', async () => {
    await platform.call(createUser, { token, body: HA });
    await platform.db.delete(outbox);
    await platform.call(inviteByEmail, { token, body: { email, language: 'vi' } });
    const [mail] = await mailsTo(platform, email);
    expect(mail?.kind).toBe('invite');
    expect(mail?.text).toContain('mời bạn');
  });
  it('reveals nothing to other callers', async () => {
    const { token: others } = await createOther();
    const answers = [];
    for (const address of [OPERATOR.email, ...Array<string>(6).fill('new@song-hong-tv.example')]) {
      const response = await platform.send(inviteByEmail, { token: others, body: { email: address } });
      answers.push([response.status, await response.text()]);
    }
    expect(answers).toEqual(Array(7).fill([200, '{}']));
    expect((await mailsTo(platform, OPERATOR.email))[0]).toMatchObject({ kind: 'account-exists' });
  });
});
