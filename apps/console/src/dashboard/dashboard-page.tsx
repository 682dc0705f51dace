import { PageHeader } from '@console/ui';
import { ChartRange } from '@console/ui/charts';
import { Figures } from '@console/ui/overview';
import type { DashboardCardProps } from '@console/shell-layout';
import type { DashboardArea, DashboardCard, UseCardVisible } from '@console/shell-layout/app';
import { theme } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDashboardScope } from './use-dashboard-scope';

export type LoadedCard = Omit<DashboardCard, 'load' | 'loadWhen'> & {
  Card: ComponentType<DashboardCardProps>;
  useVisible: UseCardVisible | undefined;
};

const RANGES = ['24h', '7d', '30d'] as const;

interface Place {
  /** Stacked in one place. */
  areas: readonly DashboardArea[];
  /** Share of the row's width; at least 1, so that a wrapped place fills its row. */
  grow: number;
  /** Pixels below which the row wraps. */
  width: number;
}

const FIGURES = ['live', 'appCount', 'outstanding'] as const;

const ROWS: readonly (readonly Place[])[] = [
  [
    { areas: ['setup', 'load'], grow: 2, width: 560 },
    { areas: ['alerts'], grow: 1, width: 320 },
  ],
  [
    { areas: ['traffic'], grow: 6, width: 380 },
    { areas: ['quotas'], grow: 5, width: 300 },
    { areas: ['servers', 'money'], grow: 4, width: 280 },
  ],
  [
    { areas: ['changes'], grow: 1.6, width: 480 },
    { areas: ['apps'], grow: 1, width: 320 },
  ],
  [{ areas: ['myApps'], grow: 1, width: 320 }],
];

/** The dashboard with the features' cards that the user may see. */
export function dashboardOf(cards: readonly LoadedCard[]): ComponentType {
  return function DashboardPage() {
    const { t } = useTranslation('console');
    const [query, setQuery] = useSearchParams();
    const range = RANGES.find((name) => name === query.get('range')) ?? RANGES[0];
    const scope = useDashboardScope();
    const allowed = cards.filter(
      ({ access, isOfAllApps }) => scope?.allows(access) && !(isOfAllApps && scope.appId !== undefined),
    );
    const alone = allowed.every(({ access }) => access === undefined);
    return (
      <>
        <PageHeader
          title={t('routes.dashboard')}
          description={scope && (scope.appId === undefined ? t('dashboard.allApps') : scope.appName)}
          actions={
            !alone && (
              <ChartRange
                ranges={RANGES}
                value={range}
                onChange={(chosen) =>
                  setQuery((before) => {
                    before.set('range', chosen);
                    return before;
                  })
                }
              />
            )
          }
        />
        {scope && <Cards key={scope.appId} cards={allowed} alone={alone} appId={scope.appId} range={range} />}
      </>
    );
  };
}

interface CardsProps extends DashboardCardProps {
  cards: readonly LoadedCard[];
  alone: boolean;
}

function Cards({ cards, alone, ...props }: CardsProps) {
  const { t } = useTranslation('console');
  const { token } = theme.useToken();
  const cardOf = (area: DashboardArea) => {
    const ofArea = cards.filter((card) => card.area === area);
    return ofArea.find(({ ranges }) => ranges?.includes(props.range)) ?? ofArea[0];
  };
  const figures = FIGURES.map(cardOf).filter((card) => card !== undefined);
  const rows = ROWS.map((places) =>
    places
      .map((place) => ({ ...place, shown: place.areas.map(cardOf).filter((card) => card !== undefined) }))
      .filter(({ shown }) => shown.length > 0),
  );
  return (
    <>
      {figures.length > 0 && (
        <Figures label={t('dashboard.now')}>
          {figures.map(({ Card, area }) => (
            <Card key={area} {...props} />
          ))}
        </Figures>
      )}
      {rows.map((places, row) => (
        <div
          key={row}
          style={{ display: 'flex', flexWrap: 'wrap', gap: token.margin, marginBottom: token.margin }}
        >
          {places.map(({ shown, grow, width }) => (
            <div
              key={shown.map(({ area }) => area).join(' ')}
              style={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: token.margin,
                flex: `${String(grow)} 1 min(100%, ${String(width)}px)`,
                minWidth: 0,
              }}
            >
              {shown.map((card) => (
                <ShownCard key={card.area} {...card} {...props} alone={alone} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

const always: UseCardVisible = () => true;

type ShownCardProps = DashboardCardProps & Pick<LoadedCard, 'Card' | 'useVisible'> & { alone: boolean };

function ShownCard({ Card, useVisible = always, alone, appId, range }: ShownCardProps) {
  return useVisible({ alone }) && <Card appId={appId} range={range} />;
}
