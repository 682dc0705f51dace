import { cpus } from 'node:os';
import { test } from '@playwright/test';
import { withApplications, type Application } from './applications';
import { reportOf, type Runs } from './report';
import { VISITS } from './visits';

const RUNS = Number(process.env['PERF_RUNS'] ?? 7);
const ONLY = (process.env['PERF_ONLY'] ?? '').split(',').filter((name) => name !== '');

test('how fast the console is, beside a bare application of the same stack', async ({ browser }) => {
  const visits = Object.entries(VISITS).filter(([name]) => ONLY.length === 0 || ONLY.includes(name));
  const runs: Runs = { console: [], bare: [] };
  await withApplications(browser, async (applications) => {
    for (let run = 0; run < RUNS; run += 1) {
      const figures: Record<Application['name'], Record<string, number>> = { console: {}, bare: {} };
      // Visit by visit, so that other load on the machine affects both applications.
      for (const [, visit] of visits)
        for (const application of applications)
          Object.assign(figures[application.name], await visit(browser, application));
      runs.console.push(figures.console);
      runs.bare.push(figures.bare);
      print(`run ${String(run + 1)} of ${String(RUNS)} done`);
    }
  });
  print(
    `Medians of ${String(RUNS)} runs (least–most), ${String(cpus().length)} cores; CPU slowed down 4 times, 9 Mbit/s, 60 ms.`,
  );
  reportOf(runs).forEach(print);
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
