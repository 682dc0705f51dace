import { PageHeader } from '@console/ui';
import type { Denial } from '../routes/denial';
import { LockedState } from './locked-state';

/** Explains why the user or the app has no access to a page that was opened by its address. */
export function LockedPage({ title, denial }: { title: string; denial: Denial }) {
  return (
    <>
      <PageHeader title={title} />
      <LockedState denial={denial} what={title} />
    </>
  );
}
