import type { ConsoleEvents } from '@console/http';
import { Spin } from 'antd';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** If the English texts could not be loaded. */
const WITHOUT_LOCALE = 'Loading';

/** Covers the page during writes. @see spec 2.9, 4.7 */
export function GlobalLoading({ events }: { events: ConsoleEvents }) {
  const { t } = useTranslation('shell');
  const [writes, setWrites] = useState(0);

  useEffect(
    () =>
      events.subscribe(['busy'], (event) => {
        setWrites(event.writes);
      }),
    [events],
  );

  if (writes === 0) return null;
  return (
    <div
      data-testid="global-loading"
      role="status"
      style={{
        position: 'fixed',
        inset: 0,
        zIndex: 5000,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 16,
        color: '#fff',
        background: 'rgb(0 0 0 / 70%)',
      }}
    >
      <Spin size="large" />
      {t('global.loading', { defaultValue: WITHOUT_LOCALE })}
    </div>
  );
}
