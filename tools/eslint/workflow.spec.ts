import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const Step = z.strictObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const Workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.strictObject({
      name: z.string(),
      if: z.string(),
      'runs-on': z.string(),
      'timeout-minutes': z.int(),
      steps: z.array(Step),
    }),
  ),
});
const Nx = z.object({ plugins: z.array(z.object({ options: z.record(z.string(), z.string()) })) });
const Manifest = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  nx: z.object({ targets: z.record(z.string(), z.unknown()).default({}) }).optional(),
});

const workflow = Workflow.parse(parse(read('.github/workflows/ci.yml')));
const manifest = Manifest.parse(JSON.parse(read('package.json')));
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
const commands = steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);

/** Every target that some project has: by a plugin, or of its own. */
const targets = new Set([
  ...Nx.parse(JSON.parse(read('nx.json'))).plugins.flatMap(({ options }) => Object.values(options)),
  ...globSync('{apps,libs,tools}/*/package.json', { cwd: ROOT }).flatMap((path) =>
    Object.keys(Manifest.parse(JSON.parse(read(path))).nx?.targets ?? {}),
  ),
]);

describe('the GitHub workflow', () => {
  it('may read the sources, and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
  });

  it('takes each action at one commit', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/^actions\/[\w-]+@[\da-f]{40}$/.test(action))).toEqual([]);
  });

  it('runs on the project’s own Node', () => {
    const asked = steps.flatMap((step) => step.with?.['node-version'] ?? []);
    expect(asked.length).toBeGreaterThan(0);
    const own = /\d+/.exec(manifest.devDependencies['node'] ?? '')?.[0];
    expect(new Set(asked.map(String))).toEqual(new Set([own]));
  });

  it.each(commands)('has what it runs: %s', (command) => {
    const [program = '', ...words] = command.split(' ');
    if (program === 'echo') return;
    if (program === 'npm') {
      expect(['ci', ...Object.keys(manifest.scripts)]).toContain(words[0]);
      return;
    }
    expect(program).toBe('npx');
    expect(existsSync(join(ROOT, 'node_modules/.bin', words[0] ?? ''))).toBe(true);
    if (words[0] !== 'nx') return;
    expect(words.slice(1, 3)).toEqual(['affected', '-t']);
    const asked = words.slice(3).filter((word) => !word.startsWith('-'));
    expect(asked.filter((target) => !targets.has(target))).toEqual([]);
  });
});
