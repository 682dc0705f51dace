import { fieldProblem, type FieldProblem, type Operation } from '@console/http/contract';
import type { z } from 'zod';
import { message, type Message } from '../messages/message';
import { HttpError } from './http-error';

type Issues = readonly z.core.$ZodIssue[];

/** Further unknown names are not reported. */
const MAX_UNKNOWN = 20;

export function bodyError(schema: NonNullable<Operation['body']>, body: unknown, issues: Issues): HttpError {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return new HttpError(400, message('request.notAnObject'));
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const problems = new Map<string, Message>();
  for (const [field, fieldSchema] of Object.entries(schema.shape)) {
    const problem = fieldProblem(fieldSchema, given.get(field));
    if (problem) problems.set(field, problemMessage(problem));
  }
  for (const name of unknownNames(issues)) problems.set(name, message('request.unknownField', { name }));
  return new HttpError(400, message('request.invalid'), {
    fields: Object.fromEntries([...problems].map(([field, problem]) => [field, [problem]])),
    errors: [...problems.values(), ...issues.filter(isAboutTheWhole).map(namedMessage)],
  });
}

export function parametersError(
  issues: readonly (z.core.$ZodIssue | { code: 'unstorable'; path: [string] })[],
  values: Record<string, unknown>,
): HttpError {
  const wrong = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return [];
    const name = issue.path.join('.');
    const value = values[String(issue.path[0])];
    return value === undefined
      ? message('request.missingParameter', { name })
      : message('request.badParameter', { name, value: shown(value) });
  });
  const unknown = unknownNames(issues).map((name) => message('request.unknownParameter', { name }));
  const errors = [...wrong, ...unknown];
  return new HttpError(400, errors[0] ?? message('request.invalid'), { errors });
}

function unknownNames(issues: Parameters<typeof parametersError>[0]): string[] {
  const names = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MAX_UNKNOWN).map((key) => shown([...issue.path, key].join('.')))
      : [],
  );
  return names.slice(0, MAX_UNKNOWN);
}

function isAboutTheWhole({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'custom' && path.length === 0;
}

function problemMessage(problem: FieldProblem): Message {
  switch (problem.kind) {
    case 'required':
      return message('field.required');
    case 'length':
      return message('field.length', { min: problem.min, max: problem.max });
    case 'tooSmall':
    case 'tooFew':
      return message(`field.${problem.kind}`, { min: problem.min });
    case 'tooLong':
    case 'tooBig':
    case 'tooMany':
      return message(`field.${problem.kind}`, { max: problem.max });
    case 'email':
      return message('field.email');
    case 'named':
      return namedMessage({ message: problem.name });
    case 'shortened':
    case 'invalid':
      return message('field.invalid');
  }
}

function namedMessage({ message: name }: { message: string }): Message {
  return namedProblems.get(name) ?? message('field.invalid');
}

const namedProblems = new Map<string, Message>([
  ['authenticationCode', message('field.authenticationCode')],
  ['languageTag', message('field.languageTag')],
  ['webVtt', message('field.webVtt')],
  ['secondFactorCode', message('field.secondFactorCode')],
  ['passwordCommon', message('field.passwordCommon')],
  ['pushAddress', message('field.pushAddress')],
  ['pushKey', message('field.pushKey')],
  ['timezone', message('field.timezone')],
  ['appIdFormat', message('field.appIdFormat')],
  ['appIdReserved', message('field.appIdReserved')],
  ['address', message('field.address')],
  ['macroUrl', message('field.macroUrl')],
  ['overlap', message('field.overlap')],
  ['repeated', message('field.repeated')],
  ['serverAddress', message('field.serverAddress')],
  ['vastSource', message('field.vastSource')],
  ['countryCode', message('field.countryCode')],
  ['sameStart', message('video.chapterSameStart')],
  ['nothingToResend', message('request.nothingToResend')],
]);

/** A filter in `customFields` is reported with the whole JSON. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
