import { z } from 'zod';
import { HostState, SHELL_HOST_VERSION } from '../messages';

/** The result of one requirement; `reason` says why it has not passed. */
export interface RequirementResult {
  /** Stays the same across versions. */
  readonly id: string;
  readonly requirement: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly reason?: string;
}

/** The results for one side of the protocol, as plain data. */
export interface ConformanceReport {
  readonly subject: 'host' | 'guest';
  readonly transport: 'page' | 'frame';
  /** The version of the protocol that was checked. */
  readonly version: number;
  readonly results: readonly RequirementResult[];
}

export interface CheckOptions {
  /** How long the subject may take to respond, in milliseconds. */
  timeoutMs?: number;
  /** How long the suite waits before it concludes that nothing will happen, in milliseconds. */
  settleMs?: number;
  onResult?: (result: RequirementResult) => void;
}

export interface Requirement<Check> {
  readonly id: string;
  readonly requirement: string;
  /** Requirements that have to pass before this one is checked. */
  readonly needs?: readonly string[];
  /** The option without which it is skipped. */
  readonly uses?: keyof Check & string;
  /** Returns the reason of a failure. Errors count as failures. @throws Skipped */
  readonly check: (check: Check) => string | undefined | Promise<string | undefined>;
}

/** Thrown by a check that does not apply. */
export class Skipped extends Error {}

interface Run<Check> extends Pick<ConformanceReport, 'subject' | 'transport'> {
  requirements: readonly Requirement<Check>[];
  check: Check & CheckOptions;
  /** The longest that a single requirement may take, in milliseconds. */
  limitMs: number;
}

/** Checks one requirement after the other. */
export async function runChecks<Check>({
  subject,
  transport,
  requirements,
  check,
  limitMs,
}: Run<Check>): Promise<ConformanceReport> {
  const results: RequirementResult[] = [];
  for (const { id, requirement, needs = [], uses, check: run } of requirements) {
    const unmet = needs.find((needed) =>
      results.some((result) => result.id === needed && result.outcome !== 'passed'),
    );
    const outcome = await outcomeOf(() => {
      if (unmet !== undefined) throw new Skipped(`It needs "${unmet}", which has not passed.`);
      if (uses !== undefined && !check[uses]) throw new Skipped(`It needs the option \`${uses}\`.`);
      return run(check);
    }, limitMs);
    const result = { id, requirement, ...outcome };
    results.push(result);
    check.onResult?.(result);
  }
  return { subject, transport, version: SHELL_HOST_VERSION, results };
}

type Outcome = Pick<RequirementResult, 'outcome' | 'reason'>;

async function outcomeOf(check: Requirement<undefined>['check'], limitMs: number): Promise<Outcome> {
  const late = Promise.withResolvers<string>();
  const timeout = setTimeout(() => late.resolve(`It did not end within ${limitMs / 1000} s.`), limitMs);
  try {
    const reason = await Promise.race([Promise.resolve(undefined).then(check), late.promise]);
    return reason === undefined ? { outcome: 'passed' } : { outcome: 'failed', reason };
  } catch (error) {
    return error instanceof Skipped
      ? { outcome: 'skipped', reason: error.message }
      : { outcome: 'failed', reason: `It threw: ${errorText(error)}` };
  } finally {
    clearTimeout(timeout);
  }
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Polls until `read` returns a value; undefined after the timeout. */
export async function poll<Value>(
  read: () => Value | undefined,
  timeoutMs: number,
): Promise<Value | undefined> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = read();
    if (value !== undefined || performance.now() >= end) return value;
    await pause(10);
  }
}

/** Waits for an event among those that a host has received after the first `from`. */
export async function eventReceived(
  received: () => readonly unknown[],
  from: number,
  event: object,
  timeoutMs: number,
): Promise<string | undefined> {
  const found = await poll(
    () =>
      received()
        .slice(from)
        .find((other) => isEqual(other, event)),
    timeoutMs,
  );
  return found === undefined ? `The host has not received ${JSON.stringify(event)}.` : undefined;
}

/** The schema's error for a value; undefined for a valid one. */
export function schemaError(schema: z.ZodType, value: unknown): string | undefined {
  const { error } = schema.safeParse(value);
  return error && z.prettifyError(error);
}

/** A state whose token may be missing: the token is a requirement of its own. */
export const TokenlessState = z.preprocess(
  (state) => (typeof state === 'object' && state !== null ? { token: '', ...state } : state),
  HostState,
);

/** Compares plain data. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The error in an object's version; undefined for the current one. */
export function versionError(subject: object | undefined): string | undefined {
  const version: unknown = subject && Reflect.get(subject, 'version');
  return version === SHELL_HOST_VERSION ? undefined : `Its version is ${JSON.stringify(version)}.`;
}
