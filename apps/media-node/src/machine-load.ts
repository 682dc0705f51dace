import { statfs } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { cpus, freemem, totalmem } from 'node:os';
import type { MediaNodeReport } from '@console/live/contract';

type Load = MediaNodeReport['load'];

interface Reading {
  at: number;
  busyMs: number;
  cpuMs: number;
  bytesIn: number;
  bytesOut: number;
}

/** Measures the machine, and the traffic of the connections that it watches, from one call of `measure` to the next. */
export class MachineLoad {
  readonly #open = new Set<Socket>();
  #closed = { bytesIn: 0, bytesOut: 0 };
  #last = this.#read();

  constructor(private readonly folder: string) {}

  watch(socket: Socket): void {
    if (this.#open.has(socket)) return;
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#closed.bytesIn += socket.bytesRead;
      this.#closed.bytesOut += socket.bytesWritten;
    });
  }

  async measure(): Promise<Load> {
    const { bavail, blocks } = await statfs(this.folder);
    const before = this.#last;
    const now = this.#read();
    this.#last = now;
    const seconds = Math.max(0.001, (now.at - before.at) / 1_000);
    const mbps = (bytes: number) => Math.max(0, (bytes * 8) / 1e6 / seconds);
    return {
      cpu: percent(now.busyMs - before.busyMs, now.cpuMs - before.cpuMs),
      memory: percent(totalmem() - freemem(), totalmem()),
      disk: percent(blocks - bavail, blocks),
      inMbps: mbps(now.bytesIn - before.bytesIn),
      outMbps: mbps(now.bytesOut - before.bytesOut),
    };
  }

  #read(): Reading {
    let busyMs = 0;
    let cpuMs = 0;
    for (const { times } of cpus()) {
      const total = times.user + times.nice + times.sys + times.idle + times.irq;
      cpuMs += total;
      busyMs += total - times.idle;
    }
    let { bytesIn, bytesOut } = this.#closed;
    for (const { bytesRead, bytesWritten } of this.#open) {
      bytesIn += bytesRead;
      bytesOut += bytesWritten;
    }
    return { at: performance.now(), busyMs, cpuMs, bytesIn, bytesOut };
  }
}

function percent(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0;
}
