import type { Obstacle } from '../../guards/obstacle';
import { LockedState } from './locked-state';
import { PageHeader } from './page-header';

interface LockedPageProps {
  /** What the page would be called. */
  title: string;
  obstacle: Obstacle;
}

/** A page whose address was opened by somebody who may not see it, or for an app that goes without it. */
export function LockedPage({ title, obstacle }: LockedPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <LockedState obstacle={obstacle} what={title} />
    </>
  );
}
