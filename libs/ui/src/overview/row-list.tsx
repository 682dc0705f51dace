import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RowListProps {
  /** The list's name, unless a heading names it. */
  label?: string;
  children: ReactNode;
}

/** A few objects, one per line, in a `Section`. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className="console-rows" aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  /** Cut to the width of the list. */
  children: ReactNode;
  /** At the end of the line: a time or an amount. Parts of class `wide` leave on a phone. */
  end?: ReactNode;
}

export function Row({ children, end }: RowProps) {
  return (
    <li>
      <div>{children}</div>
      {end !== undefined && <div>{end}</div>}
    </li>
  );
}

/** Placeholder of a loading `RowList`, as high as the list. */
export function RowsLoading({ rows }: { rows: number }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-label={t('detail.loading')} className="console-rows loading">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} />
      ))}
    </div>
  );
}
