import { PageHeader } from '@console/ui';
import type { Denial } from '../access/denial';
import { LockedState } from './locked-state';

interface LockedPageProps {
  title: string;
  denial: Denial;
}

/** Explains why the user or the app has no access to a page that was opened by its address. */
export function LockedPage({ title, denial }: LockedPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <LockedState denial={denial} what={title} />
    </>
  );
}
