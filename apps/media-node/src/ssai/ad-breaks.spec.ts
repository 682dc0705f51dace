import { DEFAULT_SETTINGS, type EndpointAssignment } from '@console/ssai/contract';
import { expect, it } from 'vitest';
import { breaksBetween } from './ad-breaks';

const START = Date.parse('2026-01-02T12:00:00Z');
const LEAD_MS = 20_000;
const endpoint = (changed: Partial<EndpointAssignment>): EndpointAssignment => ({
  ...DEFAULT_SETTINGS,
  ...{ id: 'e', appId: 'river', streamId: 's1', manualBreaks: [], captures: [], ...changed },
});

/** Seconds from START at which breaks begin that are seen while time passes. */
function seen(settings: Partial<EndpointAssignment>, cues: Parameters<typeof breaksBetween>[1] = []) {
  const found = new Set<number>();
  for (let now = START - LEAD_MS; now <= START + 600_000; now += 1_000)
    for (const { startsAt } of breaksBetween(endpoint(settings), cues, now - LEAD_MS, now + LEAD_MS))
      found.add((startsAt - START) / 1_000);
  return [...found].filter((second) => second >= 0 && second < 600);
}

it('leaves out a break during one that began long before', () => {
  const cue = (second: number) => ({
    id: `${second}`,
    startsAt: START + second * 1_000,
    plannedMs: 90_000,
    raw: '',
  });
  expect(seen({ breakSource: 'cues' }, [cue(0), cue(60), cue(100)])).toEqual([0, 100]);
  const manualBreaks = [{ id: 'm', startsAt: new Date(START + 100_000).toISOString(), seconds: 30 }];
  const schedule = { breakSource: 'schedule', everyMinutes: 5, breakSeconds: 120 } as const;
  expect(seen({ ...schedule, manualBreaks })).toEqual([0, 300]);
});

it('begins no scheduled break during the one before', () => {
  expect(seen({ breakSource: 'schedule', everyMinutes: 1, breakSeconds: 90 })).toEqual([
    0, 120, 240, 360, 480,
  ]);
});
