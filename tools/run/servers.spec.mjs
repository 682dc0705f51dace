import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverGroup } from './servers.mjs';

const READY = "process.send({ type: 'ready', pid: process.pid });";
const STAY = 'setInterval(() => {}, 1_000);';
const LEAVE = "process.on('disconnect', () => process.exit(0));";
const server = (end) => ['-e', `process.on('SIGTERM', () => { ${end} }); ${LEAVE} ${STAY} ${READY}`];

function start() {
  const lines = [];
  return { ...serverGroup({ log: (line) => lines.push(line) }), lines };
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a group of servers', () => {
  it('tells when each is ready and ends well when told to', async () => {
    const group = start();
    const ready = await Promise.all([
      group.start('one', server('process.exit(0)')),
      group.start('two', server('process.exit(0)')),
    ]);
    expect(ready.map(({ type }) => type)).toEqual(['ready', 'ready']);
    group.stop();
    expect(await group.finished).toBe(0);
    expect(ready.map(({ pid }) => isAlive(pid))).toEqual([false, false]);
    expect(group.lines).toEqual([]);
  });

  it('passes on the status of one that ends badly when told to', async () => {
    const group = start();
    await group.start('one', server('process.exit(3)'));
    await group.start('two', server('process.exit(0)'));
    group.stop();
    expect(await group.finished).toBe(3);
  });

  it.each([
    ['with a status, having said why', 'process.exit(7)', 7, []],
    ['as if all were well', 'process.exit(0)', 1, ['two has ended (status 0).']],
    ['by a signal', "process.kill(process.pid, 'SIGKILL')", 1, ['two has ended (SIGKILL).']],
  ])('ends when one of them ends before it is ready %s', async (_how, end, status, lines) => {
    const group = start();
    const { pid } = await group.start('one', server('process.exit(0)'));
    expect(await group.start('two', ['-e', end])).toBeUndefined();
    expect(await group.finished).toBe(status);
    expect(isAlive(pid)).toBe(false);
    expect(group.lines).toEqual(lines);
  });

  it('ends when one of them ends later, and tells which', async () => {
    const group = start();
    await group.start('one', server('process.exit(0)'));
    await group.start('two', ['-e', `${READY} setImmediate(() => process.exit(7));`]);
    expect(await group.finished).toBe(7);
    expect(group.lines).toEqual(['two has ended (status 7).']);
  });

  it('ends them one by one, the last one first', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'group-order-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const note = join(folder, 'order');
    const noting = (name, ms) =>
      server(
        `setTimeout(() => { require('node:fs').appendFileSync(${JSON.stringify(note)}, '${name} '); process.exit(0); }, ${ms})`,
      );
    const group = start();
    await group.start('platform', noting('platform', 0));
    await group.start('console-server', noting('console-server', 50));
    group.stop();
    expect(await group.finished).toBe(0);
    expect(readFileSync(note, 'utf8')).toBe('console-server platform ');
  });
});

describe('the process of a group', () => {
  function writeScript(end, { echoMs = 1_000 } = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'group-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'script.mjs');
    writeFileSync(
      path,
      `import { serverGroup } from ${JSON.stringify(join(import.meta.dirname, 'servers.mjs'))};
       const group = serverGroup({ echoMs: ${echoMs} });
       const { pid } = await group.start('one', ${JSON.stringify(server(end))});
       console.log(pid);
       process.exitCode = await group.finished;`,
    );
    return { path };
  }

  it('stops its servers in good order when its output is closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'group-closed-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const note = join(folder, 'stopped');
    const path = join(folder, 'script.mjs');
    const noting = `setTimeout(() => { require('node:fs').writeFileSync(${JSON.stringify(note)}, 'yes'); process.exit(0); }, 50)`;
    writeFileSync(
      path,
      `import { serverGroup } from ${JSON.stringify(join(import.meta.dirname, 'servers.mjs'))};
       import { runScript, say } from ${JSON.stringify(join(import.meta.dirname, 'stop.mjs'))};
       await runScript(async () => {
         const group = serverGroup();
         await group.start('one', ${JSON.stringify(server(noting))});
         say('ready');
         setInterval(() => say('still here'), 10).unref();
         return group.finished;
       });`,
    );
    const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stderr.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    child.kill('SIGHUP');
    expect(child.exitCode ?? (await once(child, 'exit'))).toEqual([0, null]);
    expect(readFileSync(note, 'utf8')).toBe('yes');
  });

  async function startScript(end, options) {
    const { path } = writeScript(end, options);
    const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => child.kill('SIGKILL'));
    const [pid] = await once(child.stdout.setEncoding('utf8'), 'data');
    return { child, pid: Number(pid) };
  }

  async function startBelowNpm() {
    const { path } = writeScript('process.exit(0)');
    const starter = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(path)}], { stdio: 'inherit' })`;
    const parent = spawn(process.execPath, ['-e', `console.log(${starter}.pid)`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]();
    const script = Number((await lines.next()).value);
    onTestFinished(() => isAlive(script) && process.kill(script, 'SIGKILL'));
    await lines.next();
    return { script, parent };
  }

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('passes %s on and waits', async (signal) => {
    const { child, pid } = await startScript('process.exit(0)');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(isAlive(pid)).toBe(false);
  });

  it('takes a second SIGINT right after the first for its echo', async () => {
    const { child } = await startScript('setTimeout(() => process.exit(0), 50)', { echoMs: 60_000 });
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('kills a server that does not stop, at a later SIGINT', async () => {
    const { child, pid } = await startScript("console.log('not yet')", { echoMs: 0 });
    child.kill('SIGTERM');
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    await once(child, 'exit');
    expect(isAlive(pid)).toBe(false);
  });

  it('ends with the npm that started it', async () => {
    const { script, parent } = await startBelowNpm();
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(script), { timeout: 5_000 }).toBe(false);
  });
});
