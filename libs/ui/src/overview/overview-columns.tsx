import type { ReactNode } from 'react';
import { OverviewStyles } from './overview-styles';

interface OverviewColumnsProps {
  /** What the page is opened for; on a phone above `aside`, and that above the rest. */
  lead?: ReactNode;
  /** Sections in a narrow column, below the others on a phone. */
  aside: ReactNode;
  /** Without content the sections of `aside` take the full width. */
  children?: ReactNode;
}

/** The page of an object: what happens in it next to what it is. */
export function OverviewColumns({ lead, aside, children }: OverviewColumnsProps) {
  return (
    <div className="console-overview">
      <OverviewStyles />
      <div>
        {lead !== undefined && <div className="lead">{lead}</div>}
        {lead === undefined && <div>{children}</div>}
        <div className="aside">{aside}</div>
        {lead !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
