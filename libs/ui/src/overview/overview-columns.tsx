import type { ReactNode } from 'react';
import { OverviewStyles } from './overview-styles';

interface OverviewColumnsProps {
  /** Sections in a narrow column, below the others on a phone. */
  aside: ReactNode;
  /** Without content the sections of `aside` take the full width. */
  children?: ReactNode;
}

/** The page of an object: what happens in it next to what it is. */
export function OverviewColumns({ aside, children }: OverviewColumnsProps) {
  return (
    <div className="console-overview">
      <OverviewStyles />
      <div>
        <div>{children}</div>
        <div className="aside">{aside}</div>
      </div>
    </div>
  );
}
