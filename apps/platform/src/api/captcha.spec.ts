// @see spec 4.9
// @see ASVS 2.4.1
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  forgotPassword,
  getLoginOptions,
  login,
  resendConfirmation,
  signUp,
  signUpByInvitation,
} from '@console/auth/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, startTestPlatform, type TestPlatform } from '../../testing/test-platform';

interface Service {
  url: string;
  asked: { headers: IncomingMessage['headers']; body: string }[];
  answer: { status: number; body: unknown };
  server: Server;
}

async function startService(): Promise<Service> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      service.asked.push({ headers: request.headers, body });
      response.writeHead(service.answer.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(service.answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const service: Service = {
    url: `http://127.0.0.1:${port}/verify`,
    asked: [],
    answer: { status: 200, body: {} },
    server,
  };
  return service;
}

const CLASSIC = { CAPTCHA_SECRET_V3: 'secret-v3', CAPTCHA_SECRET_V2: 'secret-v2' };
const ENTERPRISE = {
  CAPTCHA_PROJECT: 'signalbox',
  CAPTCHA_API_KEY: 'api-key',
  CAPTCHA_SITE_KEY_V3: 'site-v3',
  CAPTCHA_SITE_KEY_V2: 'site-v2',
};
const score = (value: number, action = 'login') => ({ success: true, score: value, action });
const assessment = (value: number, action = 'login', valid = true) => ({
  tokenProperties: { valid, action },
  riskAnalysis: { score: value },
});

describe('the captcha', async () => {
  const service = await startService();
  const there = { CAPTCHA_VERIFY_URL: service.url };
  const [classic, enterprise] = await Promise.all([
    startTestPlatform({ ...CLASSIC, ...there }),
    startTestPlatform({ ...ENTERPRISE, ...there }),
  ]);
  afterAll(async () => {
    await Promise.all([classic.stop(), enterprise.stop()]);
    service.server.close();
  });
  beforeEach(() => {
    service.asked.length = 0;
    service.answer = { status: 200, body: { success: false } };
  });

  const signIn = (platform: TestPlatform, token?: string) =>
    platform.send(login, {
      body: OPERATOR,
      ...(token !== undefined && { headers: { 'X-Captcha-Token': token } }),
    });

  it('is required by every public operation that could be flooded', async () => {
    const fields: Readonly<Record<string, string>> = { ...OPERATOR, name: 'Hà' };
    for (const operation of [login, signUp, signUpByInvitation, forgotPassword, resendConfirmation]) {
      const names = Object.keys(operation.body.shape).filter((name) => name in fields);
      const body = Object.fromEntries(names.map((name) => [name, fields[name]]));
      const rejection = await classic.rejection(operation, { body, query: { token: 'x' } });
      expect(rejection, operation.name).toMatchObject({
        statusCode: 400,
        fieldErrors: { captcha: ['Complete the reCAPTCHA check.'] },
      });
    }
    expect(service.asked).toEqual([]);
    expect(await classic.call(getLoginOptions)).toMatchObject({ captcha: true });
  });

  it('accepts a v3 token with a sufficient score for this action', async () => {
    service.answer.body = score(0.5);
    expect((await signIn(classic, 'v3:good')).status).toBe(200);
    expect(Object.fromEntries(new URLSearchParams(service.asked[0]?.body))).toEqual({
      secret: 'secret-v3',
      response: 'good',
    });
  });

  it.each([
    ['a low score', score(0.49)],
    ['another action', score(0.9, 'signUp')],
    ['no score', { success: true, action: 'login' }],
    ['a rejected token', { ...score(0.9), success: false }],
  ])('rejects a v3 token with %s', async (_what, body) => {
    service.answer.body = body;
    const headers = { 'X-Captcha-Token': 'v3:token' };
    const rejection = await classic.rejection(login, { body: OPERATOR, headers });
    expect(rejection).toMatchObject({ statusCode: 400, fieldErrors: { captcha: [rejection.message] } });
  });

  it('accepts a valid v2 token', async () => {
    service.answer.body = { success: true };
    expect((await signIn(classic, 'v2:answered')).status).toBe(200);
    expect(service.asked[0]?.body).toContain('secret=secret-v2');
    service.answer.body = { success: false };
    expect((await signIn(classic, 'v2:answered')).status).toBe(400);
  });

  it.each(['', 'good', 'v1:good', 'v3:', `v3:${'x'.repeat(4001)}`])(
    'rejects %j without calling the service',
    async (token) => {
      service.answer.body = score(1);
      expect((await signIn(classic, token)).status).toBe(400);
      expect(service.asked).toEqual([]);
    },
  );

  it.each([
    [500, {}],
    [200, 'nonsense'],
  ])('returns 503 while the service responds %s %j', async (status, body) => {
    service.answer = { status, body };
    const response = await signIn(classic, 'v3:token');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
  });

  it('calls the enterprise service with the key of the version', async () => {
    service.answer.body = assessment(0.7);
    expect((await signIn(enterprise, 'v3:good')).status).toBe(200);
    const [asked] = service.asked;
    expect(asked?.headers['x-goog-api-key']).toBe('api-key');
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      event: { token: 'good', siteKey: 'site-v3', expectedAction: 'login' },
    });
    for (const body of [assessment(0.4), assessment(0.9, 'signUp'), assessment(0.9, 'login', false)]) {
      service.answer.body = body;
      expect((await signIn(enterprise, 'v3:good')).status).toBe(400);
    }
    service.answer.body = assessment(0, '', true);
    expect((await signIn(enterprise, 'v2:answered')).status).toBe(200);
    service.answer.body = assessment(0, '', false);
    expect((await signIn(enterprise, 'v2:answered')).status).toBe(400);
  });

  it('is not required when it is not configured', async () => {
    const onPremises = await startTestPlatform();
    expect((await signIn(onPremises)).status).toBe(200);
    expect((await signIn(onPremises, 'v3:whatever')).status).toBe(200);
    expect(service.asked).toEqual([]);
    await onPremises.stop();
  });
});
