import { z } from 'zod';
import { HostState } from '../host-state';
import { skipped } from './clauses';

export const NEEDS_CHANGE = skipped('The suite was given no way to change the state of the host: `change`.');
export const NEEDS_HEARD = skipped(
  'The suite was given no way to see what the host takes from its guest: `heard`.',
);
export const NEEDS_TARGETS = skipped(
  'The suite was given no way to see where messages are posted: `targets`.',
);
export const NEEDS_RELOAD = skipped(
  'The suite was not told that the host may load its page anew: `mayReload`.',
);

/** What is wrong with a value, in words; undefined when it is good. */
export function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  const { error } = schema.safeParse(value);
  return error && z.prettifyError(error);
}

/** A state that lacks its token alone is a good one here: the token is a clause of its own. */
export function problemOfState(state: unknown): string | undefined {
  return problemOf(HostState, withToken(state));
}

/** @throws ZodError for what is no state. */
export function readState(state: unknown): HostState {
  return HostState.parse(withToken(state));
}

function withToken(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? { token: '', ...state } : state;
}

/** Whether two values say the same; both are plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A version as it came, for a reason. */
export function versionOf(message: object | undefined): { value: unknown; text: string } {
  const value: unknown = message && Reflect.get(message, 'version');
  return { value, text: value === undefined ? 'none' : JSON.stringify(value) };
}
