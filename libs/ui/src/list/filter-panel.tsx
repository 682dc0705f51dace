import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListControl } from './use-list-query';

interface FilterPanelProps {
  list: ListControl;
  children: ReactNode;
}

/** The filters of a list on a phone: one button with their number. */
export function FilterPanel({ list: { filterCount, clear }, children }: FilterPanelProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <Button
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {filterCount > 0 ? t('list.filtersSet', { count: filterCount }) : t('list.filters')}
      </Button>
      {filterCount > 0 && (
        <Button type="link" onClick={clear}>
          {t('list.clearFilters')}
        </Button>
      )}
      <div id={panelId} className="console-filters" hidden={!open}>
        {children}
      </div>
    </>
  );
}
