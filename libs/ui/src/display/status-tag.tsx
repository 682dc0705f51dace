import { clipText } from '@console/i18n';

interface StatusTagProps {
  tone: 'success' | 'warning' | 'error' | 'neutral';
  label: string;
}

/**
 * A state as a dot and a word, so that color is not the only cue. Plain elements: it renders in every row of
 * a list.
 */
export function StatusTag({ tone, label }: StatusTagProps) {
  return <span className={`console-status ${tone}`}>{clipText(label)}</span>;
}
