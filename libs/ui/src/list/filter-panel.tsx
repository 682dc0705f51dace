import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from './list-filter';

interface FilterPanelProps {
  filters: readonly ListFilter[];
}

/** The filters of a list behind one button with their number. Escape and a press outside close the panel. */
export function FilterPanel({ filters }: FilterPanelProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const pressedInside = useRef(false);
  const count = filters.filter(({ chosen }) => chosen !== undefined).length;

  useEffect(() => {
    if (!open) return undefined;
    const onPress = () => {
      if (!pressedInside.current) setOpen(false);
      pressedInside.current = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  return (
    <div
      className="console-filters"
      role="presentation"
      // React's events include the pop-ups of selects and calendars.
      onPointerDown={() => {
        pressedInside.current = true;
      }}
      onKeyDown={(event) => {
        // Closes an open select first.
        if (event.key !== 'Escape' || !open || isExpanded(event.target)) return;
        // It would close a drawer next to the list as well.
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t('list.filtersSet', { count }) : t('list.filters')}
      </Button>
      <div id={panelId} role="group" aria-label={t('list.filters')} hidden={!open}>
        {open &&
          filters.map(
            ({ label, field }) =>
              field !== undefined && (
                <div key={label}>
                  <span aria-hidden>{label}</span>
                  {field}
                </div>
              ),
          )}
      </div>
    </div>
  );
}

function isExpanded(target: EventTarget): boolean {
  return (
    target instanceof Element && target.getAttribute('aria-expanded') === 'true' && target.role === 'combobox'
  );
}
