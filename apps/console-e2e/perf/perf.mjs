import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `nx run console-e2e:perf [--runs=7] [--only=sign-in,list,routes]`: passes options by the environment,
 * because Playwright rejects unknown ones.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, only: { type: 'string', default: '' } },
});

const [cli, project] = ['../../../node_modules/@playwright/test/cli.js', '..'].map((path) =>
  resolve(import.meta.dirname, path),
);
const child = spawn(process.execPath, [cli, 'test', '-c', 'perf.config.ts'], {
  cwd: project,
  stdio: 'inherit',
  env: { ...process.env, PERF_RUNS: values.runs, PERF_ONLY: values.only },
});
child.once('close', (status) => {
  process.exitCode = status ?? 1;
});
