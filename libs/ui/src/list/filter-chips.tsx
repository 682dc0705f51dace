import { clipText } from '@console/i18n';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { VISUALLY_HIDDEN } from '../display/visually-hidden';
import type { ListFilter } from './list-filter';

interface FilterChipsProps {
  filters: readonly ListFilter[];
  /** Undefined if the list opens like this. */
  onClear: (() => void) | undefined;
}

/** The filters that are set, each removable. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const { t } = useTranslation('ui');
  const set = filters.filter(({ chosen }) => chosen !== undefined);
  if (set.length === 0) return null;
  return (
    <ul className="console-chips" aria-label={t('list.filtersOn')}>
      {set.map(({ label, chosen, clear }) => (
        <li key={label}>
          <button type="button" onClick={clear}>
            <span style={VISUALLY_HIDDEN}>{t('list.removeFilter')} </span>
            <span>
              {label}: <bdi>{typeof chosen === 'string' ? clipText(chosen) : chosen}</bdi>
            </span>
            <span aria-hidden>×</span>
          </button>
        </li>
      ))}
      {onClear && (
        <li>
          <Button type="link" size="small" onClick={onClear}>
            {t('list.clearAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
