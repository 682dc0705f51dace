import { z } from 'zod';
import { areNetworks } from './networks';
import { StartProblem } from './start-problem';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A whole number within a range, `initial` by default. */
export function wholeNumber(min: number, max: number, initial: number) {
  return optionalWholeNumber(min, max)
    .transform((number) => number ?? initial)
    .describe(`a whole number from ${min} to ${max}`);
}

/** A whole number within a range; undefined when unset. */
export function optionalWholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .optional()
    .describe(`a whole number from ${min} to ${max}`);
}

/** Entries joined by commas; none by default. */
export function commaList() {
  return z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .transform((list) => list.filter(Boolean));
}

/** Addresses and subnets; none by default. */
export function networkList() {
  return commaList()
    .refine(areNetworks)
    .describe('addresses and subnets joined by commas, such as 127.0.0.1,10.0.0.0/8');
}

/** An http or https address. */
export function webAddress() {
  return z.url({ protocol: /^https?$/, hostname: /./ }).describe('an http or https address');
}

/** The settings of every server. */
export const serverSettings = {
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .describe('a host name or an IP address'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(`one of ${LOG_LEVELS.join(', ')}`),
  STOP_DELAY_SECONDS: wholeNumber(0, 300, 0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,1000}$/)
    .optional()
    .describe('16 to 1000 characters without spaces'),
};

export type LogLevel = (typeof LOG_LEVELS)[number];

export interface ServerSettings {
  host: string;
  logLevel: LogLevel;
  stopDelayMs: number;
  /** Opens the metrics to other machines. */
  metricsToken?: string | undefined;
}

/** The settings of `serverSettings`, as `readEnvironment` returns them. */
export function commonSettings(given: z.output<z.ZodObject<typeof serverSettings>>): ServerSettings {
  return {
    host: given.HOST,
    logLevel: given.LOG_LEVEL,
    stopDelayMs: given.STOP_DELAY_SECONDS * 1000,
    metricsToken: given.METRICS_TOKEN,
  };
}

/**
 * Reads environment variables; an empty one counts as unset. Each schema describes itself: "PORT must be <description>."
 *
 * @throws StartProblem that names every variable with a wrong value. The value is not repeated: it may be a secret.
 */
export function readEnvironment<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  environment: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  throw wrongSettings(
    shape,
    result.error.issues.map((issue) => String(issue.path[0])),
  );
}

/** Warnings about variables of a prefix that no setting reads: a misspelled name would otherwise go unnoticed. */
export function unknownVariables(
  environment: NodeJS.ProcessEnv,
  prefixes: readonly string[],
  known: readonly string[],
): string[] {
  return Object.keys(environment)
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)) && !known.includes(name))
    .sort()
    .map((name) => `${name} is not a setting and has no effect.`);
}

/** The StartProblem for variables of a shape that hold a wrong value. */
export function wrongSettings(shape: Record<string, z.ZodType>, wrong: readonly string[]): StartProblem {
  return new StartProblem(
    Object.entries(shape)
      .filter(([name]) => wrong.includes(name))
      .map(([name, schema]) => `${name} must be ${descriptionOf(schema) ?? 'valid'}.`)
      .join(' '),
  );
}

function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const own = schema instanceof z.ZodType ? schema.description : undefined;
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return own ?? (isWrapped ? descriptionOf(schema.unwrap()) : undefined);
}
