import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { runCommand } from '../command.mjs';
import { GUARDS } from './guard-table.mjs';
import { runScript, say, Stop } from '../stop.mjs';
import { COMMANDS, ROOT } from '../workspace.mjs';

/** Created by builds and runs, or linked again in the copy. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'test-results',
  '.data',
  '.git',
  '.nx',
  'storybook-static',
]);

/** Long, so that a busy machine does not fail a test. */
const PATIENCE_MS = 120_000;

/**
 * Mutates a copy of the sources, one guard at a time, and runs the specs that must fail. Arguments select
 * guards by name, file or spec.
 */
await runScript(async () => {
  const words = process.argv.slice(2);
  const guards = GUARDS.filter((guard) => words.every((word) => JSON.stringify(guard).includes(word)));
  if (guards.length === 0) throw new Stop('No guard is named like that.');

  const copy = copyOfSources();
  try {
    await checkUnharmed(copy, guards);
    const survived = [];
    for (const guard of guards) {
      const killed = await isMissed(copy, guard);
      say(`${killed ? 'killed  ' : 'SURVIVED'} ${basename(guard.folder)}: ${guard.guard}`);
      if (!killed) survived.push(guard);
    }
    say(
      `\n${guards.length - survived.length} of ${guards.length} guards are missed by a test when they are gone`,
    );
    return survived.length === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** The sources without builds; packages are linked. */
function copyOfSources() {
  const copy = mkdtempSync(join(tmpdir(), 'signalbox-guards-'));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)) && !relative(ROOT, path).startsWith('docs'),
  });
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@console'), { recursive: true });
  for (const name of readdirSync(packages))
    if (!['@console', '.vite', '.signalbox'].includes(name))
      symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  cpSync(join(packages, '@console'), join(copy, 'node_modules/@console'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return copy;
}

/** The specs must pass without a mutation. */
async function checkUnharmed(copy, guards) {
  for (const folder of new Set(guards.map((guard) => guard.folder))) {
    const ofFolder = guards.filter((guard) => guard.folder === folder);
    const specs = [...new Set(ofFolder.flatMap((guard) => guard.specs))];
    const { status, output } = await runSpecs(copy, { ...ofFolder[0], specs });
    if (status !== 0) throw new Stop(`The specs of ${folder} fail with every guard in its place:\n${output}`);
  }
}

async function isMissed(copy, guard) {
  const file = join(copy, guard.file);
  const source = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    source.replace(guard.code, () => guard.instead),
  );
  try {
    const { status, output } = await runSpecs(copy, guard);
    // A file that does not run proves nothing.
    return status !== 0 && /Tests .*\d+ failed/.test(output);
  } finally {
    writeFileSync(file, source);
  }
}

function runSpecs(copy, { folder, suite, specs }) {
  const chosen = suite === undefined ? [] : ['--project', suite];
  return runCommand(
    join(COMMANDS, 'vitest'),
    ['run', '--bail=1', `--testTimeout=${PATIENCE_MS}`, ...chosen, ...specs],
    {
      cwd: join(copy, folder),
      environment: {
        ...process.env,
        NO_COLOR: '1',
        DEBUG_PRINT_LIMIT: '0',
        PATH: `${COMMANDS}:${process.env.PATH}`,
      },
    },
  );
}
