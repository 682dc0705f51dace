import type { Denial } from '../guards/obstacle';
import { LockedState } from './locked-state';
import { PageHeader } from '@console/ui';

interface LockedPageProps {
  /** What the page would be called. */
  title: string;
  denial: Denial;
}

/** A page whose address was opened by somebody who may not see it, or for an app that goes without it. */
export function LockedPage({ title, denial }: LockedPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <LockedState denial={denial} what={title} />
    </>
  );
}
