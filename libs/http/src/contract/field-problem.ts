import { z } from 'zod';
import { isShortened } from './bounded-text';
import { isVisible } from './fields';
import { isStorable } from './storable';

/**
 * Why a field is invalid, as data that console and platform translate. `named`: the `error` of a schema's own rule. @see spec 5
 */
export type FieldProblem =
  | { kind: 'required' }
  | { kind: 'length'; min: number; max: number }
  /** A number, or the items of an array. */
  | { kind: 'tooSmall' | 'tooFew'; min: number }
  /** A text, a number, or the items of an array. */
  | { kind: 'tooLong' | 'tooBig' | 'tooMany'; max: number }
  | { kind: 'email' }
  /** A response's text that was shortened for display: saving it would lose the rest. */
  | { kind: 'shortened' }
  | { kind: 'named'; name: string }
  | { kind: 'invalid' };

/** Checks a value against its schema, and that it can be stored; undefined when valid. */
export function fieldProblem(schema: z.ZodType, value: unknown): FieldProblem | undefined {
  if (typeof value === 'string' && isShortened(value)) return { kind: 'shortened' };
  const result = schema.safeParse(value);
  if (result.success) return isStorable(value) ? undefined : { kind: 'invalid' };
  if (isEmpty(value)) return { kind: 'required' };

  const [issue] = result.error.issues;
  switch (issue?.code) {
    case 'too_small':
    case 'too_big':
      if (issue.path.length > 0) return { kind: 'invalid' };
      if (schema instanceof z.ZodString && schema.minLength !== null && schema.maxLength !== null) {
        return { kind: 'length', min: schema.minLength, max: schema.maxLength };
      }
      return boundProblem(issue);
    case 'invalid_format':
      if (issue.format === 'email') return { kind: 'email' };
      return issue.format === 'regex' ? { kind: 'named', name: issue.message } : { kind: 'invalid' };
    case 'custom':
      return { kind: 'named', name: issue.message };
    default:
      return { kind: 'invalid' };
  }
}

function boundProblem(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): FieldProblem {
  const { code, origin, inclusive } = issue;
  if (code === 'too_big') {
    const kind = origin === 'string' ? 'tooLong' : origin === 'array' ? 'tooMany' : 'tooBig';
    return { kind, max: Number(issue.maximum) };
  }
  // Above a bound, or shorter than one, has no text of its own.
  if (inclusive === false || origin === 'string') return { kind: 'invalid' };
  return { kind: origin === 'array' ? 'tooFew' : 'tooSmall', min: Number(issue.minimum) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !isVisible(value));
}
