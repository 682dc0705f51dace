// @see spec 3.9, 5
// @see ASVS 1.3.3, 2.2.1, 2.2.2
import { fieldProblem } from '@console/http/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HttpError } from '../http/http-error';
import { readBody } from '../http/read-input';
import { message } from '../messages/message';
import { contractOperations } from '../openapi/contracts';

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
  Array.from({ length: 2 }, () => '01890a5d-ac96-774b-bcce-b302099a8057'),
];

function atTheBounds(schema: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const bounds = [...text.matchAll(/"(?:min|max)Length":(\d+)/g)].map(([, bound]) => Number(bound));
  return bounds.flatMap((bound) =>
    [bound - 1, bound, bound + 1].flatMap((length) => (length < 0 ? [] : ['x'.repeat(length)])),
  );
}

const withBody = contractOperations.flatMap(({ name, body }) => (body ? [{ name, body }] : []));

function fieldErrors(schema: z.ZodObject, body: unknown): object {
  try {
    readBody(schema, body);
    return {};
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect(error.status).toBe(400);
    return error.extras.fields ?? {};
  }
}

describe('validation of bodies in the console and on the platform', () => {
  it('covers every operation with a body', () => {
    expect(withBody.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['login', 'signUp', 'createUser', 'createTenantApp', 'addMember']),
    );
  });

  it.each(withBody)('$name rejects unknown fields at every level', ({ body }) => {
    const open: unknown[] = [];
    JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), (_key, part: unknown) => {
      const isObject = typeof part === 'object' && part !== null && 'properties' in part;
      if (isObject && !('additionalProperties' in part && part.additionalProperties === false))
        open.push(part);
      return part;
    });
    expect(open).toEqual([]);
  });

  it.each(withBody)('$name agrees on every field', ({ body: schema }) => {
    for (const [field, fieldSchema] of Object.entries(schema.shape)) {
      for (const value of [...VALUES, ...atTheBounds(fieldSchema)]) {
        const sent = JSON.stringify({ [field]: value });
        expect(field in fieldErrors(schema, JSON.parse(sent)), sent.slice(0, 80)).toBe(
          fieldProblem(fieldSchema, value) !== undefined,
        );
      }
    }
  });

  it.each(withBody)('$name explains what breaks a rule of a field', ({ body: schema }) => {
    for (const [field, fieldSchema] of Object.entries(schema.shape)) {
      for (const value of VALUES) {
        const problem = fieldProblem(fieldSchema, value);
        // Without a text of its own, Zod's is the name.
        if (problem?.kind !== 'named' || problem.name.startsWith('Invalid')) continue;
        expect(fieldErrors(schema, { [field]: value })).not.toHaveProperty(field, [message('field.invalid')]);
      }
    }
  });
});
