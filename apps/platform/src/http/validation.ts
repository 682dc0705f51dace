import { fieldProblem } from '@console/http/contract';
import type { FieldProblem, Operation } from '@console/http/contract';
import type { z } from 'zod';
import { message } from '../messages/message';
import type { Message } from '../messages/message';
import { Refusal } from './refusal';

/** The refusal of a body that its schema does not take, or no database: one message beside each bad field. */
export function bodyRefusal(schema: NonNullable<Operation['body']>, body: unknown): Refusal {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return new Refusal(400, message('request.notAnObject'));
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const fields: Record<string, Message[]> = {};
  for (const [field, fieldSchema] of Object.entries(schema.shape)) {
    const problem = fieldProblem(fieldSchema, given.get(field));
    if (problem) fields[field] = [problemMessage(problem)];
  }
  return new Refusal(400, message('request.invalid'), { fields, errors: Object.values(fields).flat() });
}

/** The refusal of path or query parameters: names each, and the value that it had. */
export function parametersRefusal(
  issues: readonly (z.core.$ZodIssue | { code: 'unstorable'; path: [string] })[],
  values: Record<string, unknown>,
): Refusal {
  const errors = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        message('request.unknownParameter', { name: [...issue.path, key].join('.') }),
      );
    }
    const name = issue.path.join('.');
    const value = values[String(issue.path[0])];
    return value === undefined
      ? message('request.missingParameter', { name })
      : message('request.badParameter', { name, value: shown(value) });
  });
  return new Refusal(400, errors[0] ?? message('request.invalid'), { errors });
}

function problemMessage(problem: FieldProblem): Message {
  switch (problem.kind) {
    case 'required':
      return message('field.required');
    case 'length':
      return message('field.length', { min: problem.min, max: problem.max });
    case 'tooLong':
      return message('field.tooLong', { max: problem.max });
    case 'email':
      return message('field.email');
    case 'named':
      return namedProblems.get(problem.name) ?? message('field.invalid');
    case 'invalid':
      return message('field.invalid');
  }
}

/** The rules that contracts name themselves. */
const namedProblems = new Map<string, Message>([
  ['authenticationCode', message('field.authenticationCode')],
  ['secondFactorCode', message('field.secondFactorCode')],
  ['passwordCommon', message('field.passwordCommon')],
  ['timezone', message('field.timezone')],
  ['appIdFormat', message('field.appIdFormat')],
  ['appIdReserved', message('field.appIdReserved')],
  ['countryCode', message('field.countryCode')],
]);

/** A filter inside `customFields` is shown with the whole JSON that was sent. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
