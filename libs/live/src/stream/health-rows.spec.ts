import { describe, expect, it } from 'vitest';
import type { PastIssue, StreamMetrics } from '../contract';
import { issueSpans, timesOnAir } from './health-rows';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 8, 4, minute)).toISOString();
const issue = (type: PastIssue['type'], since: number, until: number | null): PastIssue => ({
  type,
  severity: type === 'input-lost' || type === 'slow-encoder' ? 'critical' : 'warning',
  value: null,
  since: at(since),
  until: until === null ? null : at(until),
});
const values = [null, 5, 5, null, 5];
const METRICS: StreamMetrics = {
  streamId: 'stream-1',
  from: at(0),
  to: at(5),
  stepSeconds: 60,
  series: {
    ...{ inKbps: values, framesPerSecond: values, viewers: values, outKbps: values },
    ...{
      speed: values,
      droppedPercent: values,
      keyFrameSeconds: values,
      audioDb: values,
      encoderSpeed: values,
      duplicatedPercent: values,
    },
  },
  issues: [
    issue('silent', 4, null),
    issue('no-audio', 1, 2),
    issue('drift', 0, 1),
    issue('input-lost', 3, 4),
    issue('slow-encoder', 2, 3),
    issue('dropped-frames', -2, 2),
  ],
};

describe('the health of a stream over time', () => {
  it('is on air where something was measured', () => {
    expect(timesOnAir({ ...METRICS, to: at(4) })).toEqual([
      { from: Date.parse(at(1)), to: Date.parse(at(3)) },
      { from: Date.parse(at(4)), to: Date.parse(at(4)) },
    ]);
  });

  it('has each issue at its part, and a lost input at all parts on top', () => {
    const types = (part: Parameters<typeof issueSpans>[0]) =>
      issueSpans(part, METRICS).map(({ issue: { type } }) => type);
    expect(types('input')).toEqual(['dropped-frames', 'input-lost']);
    expect(types('rendition')).toEqual(['slow-encoder', 'input-lost']);
    expect(types('audio')).toEqual(['silent', 'no-audio', 'drift', 'input-lost']);
  });

  it('has issues within the period, to its end while they last', () => {
    expect(issueSpans('input', METRICS)[0]).toMatchObject({ from: Date.parse(at(0)), to: Date.parse(at(2)) });
    expect(issueSpans('audio', METRICS)[0]).toMatchObject({ from: Date.parse(at(4)), to: Date.parse(at(5)) });
  });
});
