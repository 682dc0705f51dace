import { readFile } from 'node:fs/promises';
import { readRuntimeConfig, RuntimeConfig } from '@console/http/contract';
import { MODULE_PATHS } from '@console/modules/contract';

/**
 * Reads the runtime configuration from a JSON file and the environment, which takes precedence. Invalid fields get
 * their default and are named in `problems`, one line each.
 */
export async function loadRuntimeConfig(file: string | undefined, environment: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const fromFile = file === undefined ? {} : await readJsonObject(file, problems);
  const { config, problems: fieldProblems } = readRuntimeConfig(
    { ...fromFile, ...fromEnvironment(environment) },
    MODULE_PATHS,
  );
  return { config, problems: [...problems, ...fieldProblems] };
}

async function readJsonObject(file: string, problems: string[]): Promise<object> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    problems.push(`CONSOLE_CONFIG: ${file} holds no JSON object. Every field has its default.`);
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'holds no valid JSON' : 'cannot be read';
    problems.push(`CONSOLE_CONFIG: ${file} ${reason}. Every field has its default.`);
  }
  return {};
}

export function variableOf(field: string): string {
  return `CONSOLE_${field.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

function fromEnvironment(environment: NodeJS.ProcessEnv): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(RuntimeConfig.shape)) {
    const text = environment[variableOf(field)];
    if (text === undefined || text === '') continue;
    // A product may be named "2024": only fields that accept no text are parsed as JSON.
    values[field] = schema.safeParse(text).success ? text : parseJson(text);
  }
  return values;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
