/**
 * Whether the time of an answer tells if an address has an account: the built platform in a process of its own on a
 * PostgreSQL that writes as in production, called by one caller, with addresses of every kind in random order. Prints for
 * each operation and kind the median in milliseconds, how far it is from that of addresses without an account, and the
 * probability of a difference at least as clear by chance alone (Mann-Whitney U, two-sided).
 *
 *     npx nx run platform:bench-disclosure
 *
 * BENCH_CALLS (600) is the number of calls for each operation and kind.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { forgotPassword, login, resendConfirmation, signUp } from '@console/auth/contract';
import { Client } from 'pg';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { startPlatform } from './measure.ts';

const CALLS = Number(process.env['BENCH_CALLS'] ?? 600);
const WARM_UP_CALLS = 40;
/** An address is asked about so often at most: nine wrong passwords lock nobody out. */
const CALLS_OF_ADDRESS = 9;

const KINDS = ['unknown', 'confirmed', 'unconfirmed', 'invited', 'locked'] as const;
type Kind = (typeof KINDS)[number];

const OPERATIONS = {
  login: { path: login.path, body: { password: 'not the password' } },
  signUp: { path: signUp.path, body: { password: 'four words in a row', name: 'Mai Anh' } },
  forgotPassword: { path: forgotPassword.path, body: {} },
  resendConfirmation: { path: resendConfirmation.path, body: {} },
};
type Name = keyof typeof OPERATIONS;

const addressOf = (operation: Name, kind: Kind, call: number) =>
  `${kind}-${Math.floor(call / CALLS_OF_ADDRESS)}@${operation.toLowerCase()}.example`;

/** Accounts of each kind, each with the e-mails that its operation will ask about. */
async function addAccounts(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ password_hash: string }>('select password_hash from users limit 1');
    for (const operation of Object.keys(OPERATIONS) as Name[]) {
      for (const kind of KINDS.filter((kind) => kind !== 'unknown')) {
        for (let call = 0; call < CALLS; call += CALLS_OF_ADDRESS) {
          const email = addressOf(operation, kind, call);
          await client.query(
            `insert into users (id, email, name, search_text, timezone, language, password_hash, confirmed_at, created_at, updated_at)
             values ($1, $2, 'Mai Anh', 'mai anh', 'Asia/Ho_Chi_Minh', 'vi', $3, $4, now(), now())`,
            [
              uuid(),
              email,
              kind === 'invited' ? null : rows[0]?.password_hash,
              kind === 'confirmed' || kind === 'locked' ? new Date() : null,
            ],
          );
        }
      }
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function uuid(): string {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One call; its time in milliseconds. */
function timed(url: string, operation: Name, email: string): Promise<number> {
  const { path, body } = OPERATIONS[operation];
  const text = JSON.stringify({ ...body, email });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  return new Promise((settle, reject) => {
    const begun = performance.now();
    const sent = request(new URL(path, url), { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        settle(performance.now() - begun);
      });
    });
    sent.once('error', reject);
    sent.end(text);
  });
}

async function measureOperation(url: string, operation: Name): Promise<Map<Kind, number[]>> {
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await timed(url, operation, `warm-${call}@up.example`);
  // The lock of these is a part of what is measured.
  if (operation === 'login') {
    for (let call = 0; call < CALLS; call += CALLS_OF_ADDRESS) {
      for (let wrong = 0; wrong < 10; wrong += 1)
        await timed(url, operation, addressOf(operation, 'locked', call));
    }
  }
  const times = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
  const calls = KINDS.flatMap((kind) => Array.from({ length: CALLS }, (_, call) => ({ kind, call })));
  for (const { kind, call } of shuffled(calls)) {
    times.get(kind)?.push(await timed(url, operation, addressOf(operation, kind, call)));
  }
  return times;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: randomInt(2 ** 40) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The chance of ranks at least as uneven as these where both come from one distribution. */
function probabilityOfChance(these: readonly number[], those: readonly number[]): number {
  const ranked = [
    ...these.map((time) => ({ time, mine: true })),
    ...those.map((time) => ({ time, mine: false })),
  ]
    .sort((one, other) => one.time - other.time)
    .map(({ mine }, place) => ({ mine, rank: place + 1 }));
  const rankSum = ranked.reduce((sum, { mine, rank }) => sum + (mine ? rank : 0), 0);
  const [n, m] = [these.length, those.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(Math.abs(z)));
}

/** The normal distribution, to seven digits (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduce(
    (sum, factor, power) => sum + factor * t ** (power + 1),
    0,
  );
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, column) => (column < 2 ? cell.padEnd(20) : cell.padStart(12))).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const postgres = await startPostgresServer({ durable: true });
try {
  const databaseUrl = postgres.urlOf('postgres');
  const server = await startPlatform({ SEED_APPS: '0', DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' });
  try {
    await addAccounts(databaseUrl);
    print(row(['operation', 'address', 'calls', 'median ms', 'apart ms', 'by chance']));
    for (const operation of Object.keys(OPERATIONS) as Name[]) {
      const times = await measureOperation(server.url, operation);
      const unknown = times.get('unknown') ?? [];
      for (const [kind, own] of times) {
        const figures =
          kind === 'unknown'
            ? ['', '']
            : [(median(own) - median(unknown)).toFixed(3), probabilityOfChance(own, unknown).toFixed(3)];
        print(row([operation, kind, String(own.length), median(own).toFixed(3), ...figures]));
      }
    }
  } finally {
    agent.destroy();
    await server.stop();
  }
} finally {
  await postgres.stop();
}
