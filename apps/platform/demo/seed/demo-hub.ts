import type { deliveries, distributors } from '../../src/database/schema';
import { hashToken, newToken } from '../../src/security/token';
import { plus } from '../calendar';
import { DAY_MS } from '../../src/time/durations';
import { demoId } from '../random';
import type { DemoApp } from './demo-apps';
import type { DemoStream } from './demo-streams';

interface DemoHub {
  distributors: (typeof distributors.$inferInsert)[];
  deliveries: (typeof deliveries.$inferInsert)[];
}

interface Partner {
  name: string;
  email: string;
  note: string;
  /** Names of streams. */
  channels: readonly string[];
  since: number;
  expiresIn?: number;
  suspendedSince?: number;
  pageSince?: number;
}

/** By the position of their app; all times in days. */
const PARTNERS: Readonly<Record<number, readonly Partner[]>> = {
  0: [
    {
      name: 'Trường Sơn Cable',
      email: 'noc@truongsoncable.example',
      note: 'Contract 2026/17. Their monitoring is on call at night.',
      channels: ['Sông Hồng 1', 'Thời sự 24 giờ'],
      since: 24,
      pageSince: 23,
    },
    {
      name: 'Lotus Cable',
      email: 'ingest@lotuscable.example',
      note: 'Trial period; renewal is with sales.',
      channels: ['Sông Hồng 1'],
      since: 21,
      expiresIn: 9,
      pageSince: 21,
    },
  ],
  1: [
    {
      name: 'Harbour Hotels TV',
      email: 'av@harbourhotels.example',
      note: 'Suspended until the rights for hotels are renewed.',
      channels: ['Mekong Arena'],
      since: 26,
      suspendedSince: 4,
    },
  ],
};

/** Partners who pull channels of their app. The links to their pages are not stored: operators can issue new ones. */
export function demoHub(
  { row: { appId } }: DemoApp,
  index: number,
  streams: readonly DemoStream[],
  now: Date,
): DemoHub {
  const partners = (PARTNERS[index] ?? []).map(({ name, email, note, channels, ...times }) => {
    const id = demoId('distributor', appId, name);
    const ago = (days: number) => plus(now, -days * DAY_MS);
    const { since, expiresIn, suspendedSince, pageSince } = times;
    const received = streams.filter((stream) => channels.includes(stream.name));
    return {
      distributor: {
        ...{ id, appId, name, email, note, supportEmail: `support@${appId}.example` },
        status: suspendedSince === undefined ? ('active' as const) : ('suspended' as const),
        expiresAt: expiresIn === undefined ? null : plus(now, expiresIn * DAY_MS),
        pageHash: pageSince === undefined ? null : hashToken(newToken()),
        pageSince: pageSince === undefined ? null : ago(pageSince),
        createdAt: ago(since),
        updatedAt: ago(suspendedSince ?? pageSince ?? since),
      },
      deliveries: received.map((stream) => ({
        id: demoId('delivery', id, stream.name),
        ...{ distributorId: id, streamId: stream.id, kind: 'pull' as const, createdAt: ago(since) },
      })),
    };
  });
  return {
    distributors: partners.map(({ distributor }) => distributor),
    deliveries: partners.flatMap((partner) => partner.deliveries),
  };
}
