import {
  Slot,
  useActionDenial,
  useIsIdle,
  useSlotFilled,
  type AppCells,
  type ConsoleSlots,
} from '@console/shell-layout';
import type { ResourceColumn } from '@console/ui/list';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenantApp } from '../contract';

type Figure = 'alerts' | 'servers' | 'traffic' | 'balance';
type Reader<Name extends 'appLoadCells' | 'appFigureCells'> = Parameters<ConsoleSlots[Name]['onCells']>[1];

/** An app with the figures that an export reads. */
export type ListedApp = TenantApp & { figures?: Partial<Record<Figure, string | number | null>> };

interface AppFigureColumns {
  columns: ResourceColumn<ListedApp>[];
  /** Adds the figures to the apps of a page. */
  withFigures: (apps: readonly TenantApp[]) => Promise<ListedApp[]>;
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
  const [loads, setLoads] = useState<{
    cells: AppCells<'alerts' | 'servers'>;
    read: Reader<'appLoadCells'>;
  }>();
  const [figures, setFigures] = useState<{
    cells: AppCells<'traffic' | 'balance'>;
    read: Reader<'appFigureCells'>;
  }>();
  const readsServers = useActionDenial({ permission: 'admin-machine' }) === undefined;
  const readsBilling = useActionDenial({ permission: 'admin-management' }) === undefined;
  const hasLoads = useSlotFilled('appLoadCells') && readsServers;
  const hasFigures = useSlotFilled('appFigureCells') && readsBilling;
  const columns = useMemo(() => {
    const column = (key: Figure, render: (app: TenantApp) => ReactNode): ResourceColumn<ListedApp> => ({
      key,
      title: t(`columns.${key}`),
      align: key === 'alerts' ? 'start' : 'end',
      render,
      exports: [
        {
          title: t(key === 'traffic' ? 'columns.trafficInGigabytes' : `columns.${key}`),
          text: (app) => app.figures?.[key],
        },
      ],
    });
    return [
      ...(hasLoads
        ? [
            column('alerts', ({ appId }) => (loads?.cells.get(appId) ?? LOADING_CELLS).alerts),
            column('servers', ({ appId }) => (loads?.cells.get(appId) ?? LOADING_CELLS).servers),
          ]
        : []),
      ...(hasFigures
        ? [
            column('traffic', ({ appId }) => (figures?.cells.get(appId) ?? LOADING_CELLS).traffic),
            column('balance', ({ appId }) => (figures?.cells.get(appId) ?? LOADING_CELLS).balance),
          ]
        : []),
    ];
  }, [t, loads, figures, hasLoads, hasFigures]);
  const onLoads = useCallback<ConsoleSlots['appLoadCells']['onCells']>(
    (cells, read) => setLoads({ cells, read }),
    [],
  );
  const onFigures = useCallback<ConsoleSlots['appFigureCells']['onCells']>(
    (cells, read) => setFigures({ cells, read }),
    [],
  );
  const withFigures = async (apps: readonly TenantApp[]) => {
    const ids = apps.map(({ appId }) => appId).join();
    const [ofLoads, ofFigures] = await Promise.all([
      ids === '' ? undefined : loads?.read(ids),
      ids === '' ? undefined : figures?.read(ids),
    ]);
    return apps.map((app) => ({
      ...app,
      figures: { ...ofLoads?.get(app.appId), ...ofFigures?.get(app.appId) },
    }));
  };
  const source = isIdle && appIds !== '' && (
    <>
      {hasLoads && <Slot name="appLoadCells" props={{ appIds, onCells: onLoads }} />}
      {hasFigures && <Slot name="appFigureCells" props={{ appIds, onCells: onFigures }} />}
    </>
  );
  return { columns, source, withFigures };
}
