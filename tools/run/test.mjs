import { provideBrowser } from './browser.mjs';
import { installPackages } from './install.mjs';
import { checkNode } from './settings.mjs';
import { STAGES } from './stages.mjs';
import { runScript, say, Stop } from './stop.mjs';
import { flakySummary, sum } from './test-results.mjs';

await runScript(async () => {
  const results = new Map();
  try {
    checkNode();
    const stages = chosen(process.argv.slice(2));
    await installPackages();
    process.env.CHROMIUM_PATH = await provideBrowser();
    for (const stage of stages) results.set(stage.name, await runStage(stage, results));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    results.set('preparation', { passed: 0, failed: 1 });
  }
  for (const line of flakySummary([...results.values()])) say(line);
  const { passed, failed } = sum([...results.values()]);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** `npm test` runs all stages; `npm test -- lint types` runs those. */
function chosen(names) {
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown)
    throw new Stop(`There is no stage ${unknown}; there are ${STAGES.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name));
}

async function runStage({ name, needs, run }, results) {
  say(`\n${name} …`);
  if (results.get(needs)?.failed > 0) {
    say(`  not run: ${needs} failed`);
    return { passed: 0, failed: 1 };
  }
  const started = Date.now();
  const { passed, failed, lines, failures, flaky = [] } = await run();
  for (const line of lines) say(`  ${line}`);
  for (const failure of failures) say(`\n✗ ${failure.trim()}\n`);
  const ranNothing = passed + failed === 0;
  if (ranNothing) say('  nothing ran, which counts as a failure');
  say(`  ${passed} passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s`);
  return { passed, failed: ranNothing ? 1 : failed, flaky };
}
