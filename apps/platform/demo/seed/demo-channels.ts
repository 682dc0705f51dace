import type { PlayoutItem } from '@console/live/contract';
import type { channels, channelSwitches } from '../../src/database/schema';
import type { ChannelSettings } from '../../src/database/schema/channels';
import { plus } from '../calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/durations';
import { demoId } from '../random';
import type { DemoApp } from './demo-apps';
import type { DemoStream } from './demo-streams';

interface DemoChannels {
  streams: DemoStream[];
  channels: (typeof channels.$inferInsert)[];
  switches: (typeof channelSwitches.$inferInsert)[];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WEEKEND = [5, 6];
const WEEKDAYS = [0, 1, 2, 3, 4];

/** A channel with a spare input on air, and a linear channel, of an app with three streams. */
export function demoChannels(app: DemoApp, ofApp: readonly DemoStream[], now: Date): DemoChannels {
  const [news, spare, football] = ofApp;
  if (!news || !spare || !football) return { streams: [], channels: [], switches: [] };
  const { appId } = app.row;
  const channel = (name: string, settings: ChannelSettings, isOn: boolean) => {
    const id = demoId('channel', appId, name);
    const stream = {
      ...{ id, appId, name, pattern: 'test-card' as const },
      startedAt: isOn ? plus(now, -5 * HOUR_MS) : null,
      createdAt: plus(now, -25 * DAY_MS),
    };
    return { stream, row: { streamId: id, kind: settings.kind, settings } };
  };
  const first = channel(
    'Sông Hồng 1',
    {
      kind: 'lrm',
      inputs: [news.id, spare.id],
      lossMs: 2_000,
      switchOn: ['black', 'frozen', 'silent'],
      returnSeconds: 30,
      heldId: null,
    },
    true,
  );
  const second = channel(
    'Sông Hồng 2',
    { kind: 'playout', zone: 'Asia/Ho_Chi_Minh', items: week({ news, football }), takenId: null },
    false,
  );
  const switched = (ago: number, { id: streamId }: DemoStream, reason: 'start' | 'lost' | 'return') => ({
    ...{ channelId: first.row.streamId, at: plus(now, -ago), streamId, title: '', reason },
  });
  return {
    streams: [first.stream, second.stream],
    channels: [first.row, second.row],
    switches: [
      switched(5 * HOUR_MS, news, 'start'),
      switched(2 * HOUR_MS + 14 * MINUTE_MS, spare, 'lost'),
      switched(2 * HOUR_MS + 11 * MINUTE_MS, news, 'return'),
    ],
  };
}

type Pattern = NonNullable<DemoStream['pattern']>;

function week({ news, football }: { news: DemoStream; football: DemoStream }): PlayoutItem[] {
  const program = (
    days: readonly number[],
    [hour, hours]: readonly [number, number],
    title: string,
    shown: DemoStream | Pattern,
  ): PlayoutItem[] =>
    days.map((day) => ({
      ...{ id: demoId('playout', day, hour), day, start: hour * 60, minutes: hours * 60, title },
      input:
        typeof shown === 'string' ? { kind: 'test', pattern: shown } : { kind: 'stream', streamId: shown.id },
    }));
  return [
    ...program(EVERY_DAY, [6, 2], 'Chào buổi sáng', news),
    ...program(WEEKDAYS, [9, 2.5], 'Phim tài liệu', 'fractal'),
    ...program(WEEKEND, [8, 3], 'Thiếu nhi cuối tuần', 'gradient'),
    ...program(EVERY_DAY, [12, 1], 'Bản tin trưa', news),
    ...program(EVERY_DAY, [14, 3], 'Phim truyện', 'gradient'),
    ...program(EVERY_DAY, [19, 1], 'Bản tin tối', news),
    ...program(WEEKDAYS, [20, 2], 'Phim tối', 'fractal'),
    ...program(WEEKEND, [20, 2], 'Bóng đá cuối tuần', football),
  ];
}
