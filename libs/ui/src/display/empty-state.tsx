import type { ReactNode } from 'react';
import type { IllustrationName } from './illustration';
import { StateBlock } from './state-block';

interface EmptyStateProps {
  text: string;
  /** Default: there is nothing yet. */
  illustration?: IllustrationName;
  /** A button or a link. */
  action?: ReactNode;
}

/** Replaces missing content with an explanation and a next step. */
export function EmptyState({ text, illustration = 'empty', action }: EmptyStateProps) {
  return <StateBlock illustration={illustration} title={text} action={action} />;
}
