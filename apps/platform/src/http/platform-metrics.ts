import {
  exchangeSocialLogin,
  login,
  recoverTwoFactor,
  signInWithPasskey,
  verifyTwoFactor,
} from '@console/auth/contract';
import { jobMetrics, routeOf } from '@console/server-kit';
import { and, isNull } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import { passwordQueue } from '../security/passwords';
import type { DatabaseConnection } from '../database/connection';
import { outbox } from '../database/schema';
import type { QueueState } from '../concurrency/fair-queue';

const SIGN_IN_STEPS = new Map<string, string>([
  [login.path, 'password'],
  [verifyTwoFactor.path, 'code'],
  [recoverTwoFactor.path, 'recovery-code'],
  [exchangeSocialLogin.path, 'social'],
  [signInWithPasskey.path, 'passkey'],
]);

export type PlatformMetrics = ReturnType<typeof platformMetrics>;

export function platformMetrics(registry: Registry, log: Logger) {
  const registers = [registry];
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Steps of sign-ins by result: succeeded, rejected (wrong or locked), limited (too many), failed (server error).',
    labelNames: ['step', 'result'],
    registers,
  });
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails by result: sent, deferred (to be tried again), given_up.',
    labelNames: ['result'],
    registers,
  });
  return {
    job: jobMetrics(registry),
    countMail: (result: 'sent' | 'deferred' | 'given_up') => mails.inc({ result }),
    signIns: createMiddleware(async (c, next) => {
      await next();
      const step = c.req.method === 'POST' ? SIGN_IN_STEPS.get(routeOf(c)) : undefined;
      if (step !== undefined) signIns.inc({ step, result: resultOf(c.res.status) });
    }),
    observeDatabase: ({ db, pool, queue }: DatabaseConnection) => {
      observeQueues(registry, { database: queue, passwords: () => passwordQueue.state() });
      new Gauge({
        name: 'mails_waiting',
        help: 'Mails that are neither sent nor given up.',
        registers,
        async collect() {
          try {
            this.set(await db.$count(outbox, and(isNull(outbox.sentAt), isNull(outbox.failedAt))));
          } catch (error) {
            log.warn({ err: error }, 'waiting mails cannot be counted');
          }
        },
      });
      if (!pool) return;
      new Gauge({
        name: 'database_connections',
        help: 'Open database connections by state.',
        labelNames: ['state'],
        registers,
        collect() {
          const { open, idle } = pool();
          this.set({ state: 'idle' }, idle);
          this.set({ state: 'busy' }, open - idle);
        },
      });
    },
  };
}

function observeQueues(registry: Registry, queues: Readonly<Record<string, () => QueueState>>): void {
  const registers = [registry];
  const labelNames = ['queue'];
  new Gauge({
    name: 'queue_waiting',
    help: 'Statements that wait for a database connection, and passwords that wait to be hashed.',
    labelNames,
    registers,
    collect() {
      for (const [queue, state] of Object.entries(queues)) this.set({ queue }, state().waiting);
    },
  });
  new Gauge({
    name: 'queue_oldest_wait_seconds',
    help: 'How long the oldest of what waits has waited.',
    labelNames,
    registers,
    collect() {
      for (const [queue, state] of Object.entries(queues)) this.set({ queue }, state().oldestWaitMs / 1000);
    },
  });
  new Counter({
    name: 'queue_rejected_total',
    help: 'Work that was rejected with 503 because too much waited, or because it had waited too long.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [queue, state] of Object.entries(queues)) this.inc({ queue }, state().rejected);
    },
  });
}

function resultOf(status: number): string {
  if (status < 400) return 'succeeded';
  if (status === 429) return 'limited';
  return status < 500 ? 'rejected' : 'failed';
}
