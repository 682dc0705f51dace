import { deliveryOf, type AssignedDelivery, type DeliveryReport } from '@console/live/contract';
import type { PartnerPush, PushTarget } from './partner-push';

interface Partner {
  /** Since the last successful report. */
  bytes: number;
  push: PartnerPush | undefined;
  /** Of the push, already in `bytes`. */
  counted: number;
}

/** Who receives a stream in addition to its own viewers. */
export class Partners {
  readonly #partners = new Map<string, Partner>();

  constructor(private readonly open: (target: PushTarget) => PartnerPush | undefined) {}

  /** Ends the deliveries that are no longer assigned; a push that goes elsewhere keeps its bytes. Call `countPushes` before. */
  update(assigned: readonly AssignedDelivery[]): void {
    const wanted = new Map(assigned.map((delivery) => [delivery.id, delivery.push]));
    const moved = new Map<string, number>();
    for (const [id, { push, bytes }] of this.#partners) {
      const target = wanted.get(id);
      const isSame = wanted.has(id) && push?.target.url === target?.url && push?.target.key === target?.key;
      if (isSame) continue;
      push?.close();
      this.#partners.delete(id);
      moved.set(id, bytes);
    }
    for (const [id, target] of wanted)
      if (!this.#partners.has(id))
        this.#partners.set(id, {
          bytes: moved.get(id) ?? 0,
          push: target ? this.open(target) : undefined,
          counted: 0,
        });
  }

  /** Whether a session may play: every one that is no partner's, and those of pulls that go on. */
  admits(session: string): boolean {
    const id = deliveryOf(session);
    if (id === undefined) return true;
    const partner = this.#partners.get(id);
    return partner !== undefined && partner.push === undefined;
  }

  /** Counts what a session got. */
  count(session: string, bytes: number): void {
    const partner = this.#partners.get(deliveryOf(session) ?? '');
    if (partner) partner.bytes += bytes;
  }

  /** Counts what pushes have sent. @returns Bytes that were not counted before */
  countPushes(): number {
    let sum = 0;
    for (const partner of this.#partners.values()) {
      const { push, counted } = partner;
      if (!push) continue;
      const bytes = push.sentBytes - counted;
      partner.counted += bytes;
      partner.bytes += bytes;
      sum += bytes;
    }
    return sum;
  }

  /** Undefined without partners. */
  report(sessions: Iterable<string>): DeliveryReport[] | undefined {
    if (this.#partners.size === 0) return undefined;
    const viewers = Map.groupBy(sessions, deliveryOf);
    return [...this.#partners].map(([id, { bytes, push }]) => ({
      id,
      bytes,
      viewers: viewers.get(id)?.length ?? 0,
      ...(push && { push: push.status }),
    }));
  }

  /** A report was successful. */
  reported(reports: readonly DeliveryReport[]): void {
    for (const { id, bytes } of reports) {
      const partner = this.#partners.get(id);
      if (partner) partner.bytes -= bytes;
    }
  }

  close(): void {
    for (const { push } of this.#partners.values()) push?.close();
  }
}
