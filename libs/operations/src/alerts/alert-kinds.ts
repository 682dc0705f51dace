import type { Alert } from '../contract';

/** How a value is told: as it stands, or as a time in the person's zone. */
type ValueKind = 'plain' | 'time';

/**
 * The kinds of alerts that the console has words for, each with the values that its words tell of; in the order in which a
 * filter offers them.
 */
const VALUES = {
  'server-unreachable': {},
  'stream-interrupted': { stream: 'plain' },
  'high-cpu': { percent: 'plain' },
  'disk-nearly-full': { percent: 'plain' },
  'license-ended': { endedAt: 'time' },
  'license-ends-soon': { endsAt: 'time' },
  'certificate-renewed': {},
  'backup-finished': { size: 'plain' },
} as const satisfies Record<string, Record<string, ValueKind>>;

export type AlertKind = keyof typeof VALUES;

export const ALERT_KINDS = Object.keys(VALUES).filter(isKnownKind);

/** Whether the console has words for alerts of this name. */
export function isKnownKind(kind: string): kind is AlertKind {
  return Object.hasOwn(VALUES, kind);
}

type ValueName = { [Kind in AlertKind]: keyof (typeof VALUES)[Kind] }[AlertKind];
type WordValues = Record<ValueName, string>;

const NONE: WordValues = { stream: '', percent: '', endedAt: '', endsAt: '', size: '' };

/**
 * The values that the words for a kind take, each as text; undefined where one is missing: those words would say nothing
 * then, and the alert's own message counts.
 */
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
