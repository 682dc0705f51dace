import type { PastIssue, StreamMetrics } from '../contract';

export interface Span {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

export type StreamPart = 'input' | 'rendition' | 'audio';

/** A time in which something was wrong. */
export interface IssueSpan extends Span {
  issue: PastIssue;
}

const IN_ENCODER = 'slow-encoder';
const IN_AUDIO: readonly string[] = ['no-audio', 'silent', 'drift'];

/** A lost input is missing in all parts. */
function isIssueOf(part: StreamPart, { type }: Pick<PastIssue, 'type'>): boolean {
  if (type === 'input-lost') return true;
  if (part === 'rendition') return type === IN_ENCODER;
  return (part === 'audio') === IN_AUDIO.includes(type) && type !== IN_ENCODER;
}

/** What was wrong with a part within the period, the most urgent last, so that it is drawn on top. */
export function issueSpans(
  part: StreamPart,
  { from, to, issues }: Pick<StreamMetrics, 'from' | 'to' | 'issues'>,
): IssueSpan[] {
  return issues
    .filter((issue) => isIssueOf(part, issue))
    .map((issue) => ({
      issue,
      from: Math.max(Date.parse(issue.since), Date.parse(from)),
      to: Date.parse(issue.until ?? to),
    }))
    .toSorted((one, other) => urgency(one) - urgency(other));
}

const urgency = ({ issue: { type, severity } }: IssueSpan) =>
  type === 'input-lost' ? 2 : severity === 'critical' ? 1 : 0;

/** When the stream was on air, as far as it was measured. */
export function timesOnAir({ from, to, stepSeconds, series }: StreamMetrics): Span[] {
  const start = Date.parse(from);
  const spans: Span[] = [];
  series.viewers.forEach((value, position) => {
    if (value === null) return;
    const step = {
      from: start + position * stepSeconds * 1000,
      to: start + (position + 1) * stepSeconds * 1000,
    };
    const last = spans.at(-1);
    if (last?.to === step.from) last.to = step.to;
    else spans.push(step);
  });
  const end = Date.parse(to);
  return spans.map((span) => ({ ...span, to: Math.min(span.to, end) }));
}
