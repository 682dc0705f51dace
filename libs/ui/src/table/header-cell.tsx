import { clipText } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '../list/table-column';

interface HeaderCellProps {
  column: Pick<TableColumn<never>, 'title' | 'className'>;
  sorted: 'ascending' | 'descending' | undefined;
  /** Sorts by this column or reverses its order. */
  onSort: (() => void) | undefined;
}

/** A column header; focusable if sortable. */
export function HeaderCell({ column, sorted, onSort }: HeaderCellProps) {
  const { className } = column;
  const title = typeof column.title === 'string' ? clipText(column.title) : column.title;
  const { t } = useTranslation('ui');
  if (!onSort) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  }
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted}
      aria-description={t('list.sortable')}
      tabIndex={0}
      onClick={onSort}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || !['Enter', ' '].includes(event.key)) return;
        event.preventDefault();
        onSort();
      }}
    >
      <span>
        {title}
        <svg aria-hidden width="10" height="14" viewBox="0 0 10 14" fill="currentColor">
          <path className="up" d="M5 1 9 6H1z" />
          <path className="down" d="M5 13 1 8h8z" />
        </svg>
      </span>
    </th>
  );
}
