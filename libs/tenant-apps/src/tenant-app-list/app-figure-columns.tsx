import { Slot, useActionDenial, useIsIdle, useSlotFilled, type AppCells } from '@console/shell-layout';
import type { ResourceColumn } from '@console/ui/list';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenantApp } from '../contract';

interface AppFigureColumns {
  columns: ResourceColumn<TenantApp>[];
  /** Loads the figures after the first screen; renders nothing. */
  source: ReactNode;
}

/** As wide as most figures, so that nothing moves when they arrive. */
const LOADING = (
  <span className="skeleton" aria-hidden style={{ display: 'inline-block', width: 48 }}>
    <i />
  </span>
);
const LOADING_TRAFFIC = (
  <>
    <span className="secondary">
      <span style={{ display: 'inline-block', width: 84 }} />
    </span>
    {LOADING}
  </>
);
const LOADING_CELLS = { alerts: LOADING, servers: LOADING, traffic: LOADING_TRAFFIC, balance: LOADING };

/** Columns of figures from other features, for users who may read them. `appIds`: the apps of the page. */
export function useAppFigureColumns(appIds: string): AppFigureColumns {
  const { t } = useTranslation('tenantApps');
  const isIdle = useIsIdle();
  const [loads, setLoads] = useState<AppCells<'alerts' | 'servers'>>();
  const [figures, setFigures] = useState<AppCells<'traffic' | 'balance'>>();
  const readsServers = useActionDenial({ permission: 'admin-machine' }) === undefined;
  const readsBilling = useActionDenial({ permission: 'admin-management' }) === undefined;
  const hasLoads = useSlotFilled('appLoadCells') && readsServers;
  const hasFigures = useSlotFilled('appFigureCells') && readsBilling;
  const columns = useMemo(() => {
    const column = (
      key: 'alerts' | 'servers' | 'traffic' | 'balance',
      render: (app: TenantApp) => ReactNode,
    ): ResourceColumn<TenantApp> => ({
      key,
      title: t(`columns.${key}`),
      align: key === 'alerts' ? 'start' : 'end',
      render,
      // Not part of the app that an export reads.
      exports: [],
    });
    return [
      ...(hasLoads
        ? [
            column('alerts', ({ appId }) => (loads?.get(appId) ?? LOADING_CELLS).alerts),
            column('servers', ({ appId }) => (loads?.get(appId) ?? LOADING_CELLS).servers),
          ]
        : []),
      ...(hasFigures
        ? [
            column('traffic', ({ appId }) => (figures?.get(appId) ?? LOADING_CELLS).traffic),
            column('balance', ({ appId }) => (figures?.get(appId) ?? LOADING_CELLS).balance),
          ]
        : []),
    ];
  }, [t, loads, figures, hasLoads, hasFigures]);
  const source = isIdle && appIds !== '' && (
    <>
      {hasLoads && <Slot name="appLoadCells" props={{ appIds, onCells: setLoads }} />}
      {hasFigures && <Slot name="appFigureCells" props={{ appIds, onCells: setFigures }} />}
    </>
  );
  return { columns, source };
}
