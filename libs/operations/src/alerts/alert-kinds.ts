import type { Alert } from '../contract';

type ValueKind = 'plain' | 'time';

/** Translated alert kinds with the values that their messages need, in filter order. */
const VALUES = {
  'server-unreachable': {},
  'stream-interrupted': { stream: 'plain' },
  'high-cpu': { percent: 'plain' },
  'high-memory': { percent: 'plain' },
  'disk-nearly-full': { percent: 'plain' },
  'recordings-nearly-full': { percent: 'plain' },
  'stream-slow': { stream: 'plain', speed: 'plain' },
  'stream-dropped-frames': { stream: 'plain', percent: 'plain' },
  'stream-key-frames': { stream: 'plain', seconds: 'plain' },
  'stream-unstable-bitrate': { stream: 'plain', percent: 'plain' },
  'stream-silent': { stream: 'plain' },
  'stream-black': { stream: 'plain' },
  'stream-frozen': { stream: 'plain' },
  'stream-slow-encoder': { stream: 'plain', speed: 'plain' },
  'rule-met': { rule: 'plain', value: 'plain', threshold: 'plain' },
  'license-ended': { endedAt: 'time' },
  'license-ends-soon': { endsAt: 'time' },
} as const satisfies Record<string, Record<string, ValueKind>>;

export type AlertKind = keyof typeof VALUES;

export const ALERT_KINDS = Object.keys(VALUES).filter(isKnownKind);

export function isKnownKind(kind: string): kind is AlertKind {
  return Object.hasOwn(VALUES, kind);
}

type ValueName = { [Kind in AlertKind]: keyof (typeof VALUES)[Kind] }[AlertKind];
type WordValues = Record<ValueName, string>;

const NONE: WordValues = {
  stream: '',
  percent: '',
  speed: '',
  seconds: '',
  rule: '',
  value: '',
  threshold: '',
  endedAt: '',
  endsAt: '',
};

/** Values for a kind's message as text; undefined if one is missing, so that the platform's message is shown. */
export function wordValues(
  kind: AlertKind,
  values: Alert['values'],
  timeText: (time: string) => string,
): WordValues | undefined {
  const told = Object.entries<ValueKind>(VALUES[kind]).map(([name, how]) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : '';
    return [name, how === 'time' && value !== '' ? timeText(value) : value] as const;
  });
  return told.some(([, text]) => text === '') ? undefined : { ...NONE, ...Object.fromEntries(told) };
}
