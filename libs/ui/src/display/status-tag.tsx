import { clipText } from '@console/i18n';

/**
 * How much a state needs attention: `critical` a circle, `warning` a triangle, `ended` a square, `off` a ring,
 * `on-air` bars, `done` a check for the result of an action. `normal` is plain text, and hidden in lists.
 */
export type StatusTone = 'normal' | 'critical' | 'warning' | 'ended' | 'off' | 'on-air' | 'done';

export interface StatusTagProps {
  tone: StatusTone;
  label: string;
}

/** A state as its shape, with the word as its name: in front of a text that says more. */
export function StatusMark({ tone, label }: StatusTagProps) {
  return <span role="img" aria-label={label} title={label} className={`console-status ${tone}`} />;
}

/** A state as shape, word and color. Plain elements: it renders in every row of a list. */
export function StatusTag({ tone, label }: StatusTagProps) {
  return <span className={`console-status ${tone}`}>{clipText(label)}</span>;
}
