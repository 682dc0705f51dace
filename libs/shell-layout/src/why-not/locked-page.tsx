import { PageHeader } from '@console/ui';
import type { Denial } from '../access/denial';
import { LockedState } from './locked-state';

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
