import type { ReactNode } from 'react';
import type { IllustrationName } from './illustration';
import { StateBlock } from './state-block';

interface EmptyStateProps {
  /** What is missing; further sentences explain it. */
  text: string;
  /** Default: there is nothing yet. */
  illustration?: IllustrationName;
  /** A button or a link. */
  action?: ReactNode;
}

/** Replaces missing content with an explanation and a next step. */
export function EmptyState({ text, illustration = 'empty', action }: EmptyStateProps) {
  const [title = '', ...explanation] = text.split(/(?<=\.) /);
  return (
    <StateBlock
      illustration={illustration}
      title={explanation.length > 0 ? title.slice(0, -1) : title}
      action={action}
    >
      {explanation.length > 0 && explanation.join(' ')}
    </StateBlock>
  );
}
