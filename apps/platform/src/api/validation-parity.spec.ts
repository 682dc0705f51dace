// @see spec 3.9, 5
// @see ASVS 1.3.3, 2.2.1, 2.2.2
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorResponse, fieldProblem } from '@console/http/contract';
import type { Operation } from '@console/http/contract';
import { createMetrics } from '@console/server-kit';
import { pino } from 'pino';
import { platformMetrics } from '../http/platform-metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DatabaseConnection } from '../database/connection';
import { message } from '../messages/message';
import { contractOperations } from '../openapi/contracts';
import { openKeyring } from '../security/keyring';
import { SocialProviders } from '../providers/social-providers';
import { HIGH_RATE_LIMITS } from '../../testing/test-platform';
import { openTestDatabase } from '../../testing/test-database';
import { TrustedProxies } from '../http/caller-address';
import { createApi } from './create-api';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';

const TAKEN = 409;

/** Everything that a field of a form may hold, whatever it is about: at the bounds of the specification, and beyond reason. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  '   ',
  'a',
  'two words',
  ' padded ',
  7,
  -1,
  1.5,
  true,
  [],
  ['a'],
  {},
  { a: 1 },
  'nguyễn@việt.example',
  'two@at@signs.example',
  'a b@c.example',
  'operator@signalbox.example\n',
  `${'x'.repeat(64)}@${'y'.repeat(247)}.example`,
  `${'x'.repeat(64)}@${'y'.repeat(248)}.example`,
  `https://signalbox.example/${'a'.repeat(2048 - 26)}`,
  `https://signalbox.example/${'a'.repeat(2049 - 26)}`,
  'javascript:alert(1)',
  '//evil.example',
  '/apps/dashboard',
  'Asia/Ho_Chi_Minh',
  'Mars/Olympus',
  'vi',
  'de',
  '123456',
  '12 34 56',
  '١٢٣٤٥٦',
  'password1',
  'PASSWORD1',
  'mùa thu Hà Nội',
  '\u202Eexe.gpj',
  '\u200B',
  '👩‍👩‍👧‍👦'.repeat(50),
  'a\0b',
  'half \ud83d of a pair',
  '{{name}} $t(key) <img src=x onerror=alert(1)>',
  '2026-05-12T08:00:00Z',
  '2026-05-12',
];

/** Texts as long as the field's own bounds, one shorter and one longer. */
function atTheBounds(schema: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const bounds = [...text.matchAll(/"(?:min|max)Length":(\d+)/g)].map(([, bound]) => Number(bound));
  return bounds.flatMap((bound) =>
    [bound - 1, bound, bound + 1].flatMap((length) => (length < 0 ? [] : ['x'.repeat(length)])),
  );
}

const withBody = contractOperations.flatMap(({ body, ...operation }) =>
  body ? [{ ...operation, body }] : [],
);

/** The same paths and bodies, for anybody: what reads the body is the platform's own, what would carry it out is not. */
const forAnybody = withBody.map(({ name, summary, group, method, path, body }): Operation => ({
  name,
  summary,
  group,
  method,
  path,
  body,
  access: 'public',
  response: z.unknown(),
}));

describe('one verdict on every field, in the console and on the platform', () => {
  let connection: DatabaseConnection;
  let dataDir: string;
  let api: ReturnType<typeof createApi>;
  beforeAll(async () => {
    connection = await openTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'signalbox-data-'));
    const refuse = () => {
      throw new HttpError(TAKEN, message('request.invalid'));
    };
    const log = pino({ level: 'silent' });
    const registry = createMetrics();
    api = createApi(
      forAnybody.map((operation) => route(operation, refuse)),
      {
        db: connection.db,
        keyring: await openKeyring(undefined, dataDir),
        log,
        metrics: platformMetrics(registry, log),
        registry,
        clock: () => new Date('2026-05-12T08:00:00.000Z'),
        consoleUrl: 'http://127.0.0.1',
        rateLimits: HIGH_RATE_LIMITS,
        trustedProxies: new TrustedProxies([]),
        captcha: undefined,
        signUp: true,
        inactivityLimits: { staff: 0, customers: 0 },
        forbiddenWords: [],
        socialProviders: new SocialProviders({}),
        paymentProvider: undefined,
      },
    );
  });
  afterAll(async () => {
    await connection.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is asked of every operation that takes a body', () => {
    expect(withBody.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['login', 'signUp', 'createUser', 'createTenantApp', 'addMember']),
    );
  });

  it.each(withBody)('$name takes no unknown field, at any level of its body', ({ body }) => {
    const open: unknown[] = [];
    JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), (_key, part: unknown) => {
      const isObject = typeof part === 'object' && part !== null && 'properties' in part;
      if (isObject && !('additionalProperties' in part && part.additionalProperties === false))
        open.push(part);
      return part;
    });
    expect(open).toEqual([]);
  });

  it.each(withBody)('$name', async ({ method, path, body: schema }) => {
    const address = path.replace(/\{\w+\}/g, '7');
    for (const [field, fieldSchema] of Object.entries(schema.shape)) {
      for (const value of [...VALUES, ...atTheBounds(fieldSchema)]) {
        const response = await api.request(address, {
          method,
          body: JSON.stringify({ [field]: value }),
          headers: { 'Content-Type': 'application/json' },
        });
        const { fieldErrors = {} } = ErrorResponse.parse(await response.json());
        expect([400, TAKEN], `${response.status}`).toContain(response.status);

        const shown = JSON.stringify({ [field]: value }).slice(0, 80);
        expect(field in fieldErrors, shown).toBe(fieldProblem(fieldSchema, value) !== undefined);
      }
    }
  });
});
