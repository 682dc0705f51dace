import { QueryState, StatusTag } from '@console/ui';
import { RowsLoading, Section, SectionBody } from '@console/ui/overview';
import { cssToken } from '@console/ui/theme';
import type { DashboardCardProps } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SERVER_STATES, type OperationsOverview } from '../contract';
import { useServerTexts } from '../servers/use-server-texts';
import { serversBehind } from './overview-paths';
import { useOverview } from './use-overview';

const HEIGHT = 92;
const STATES = SERVER_STATES.toReversed();
const COLORS = {
  healthy: cssToken('chart5'),
  warning: cssToken('warningSolid'),
  dead: cssToken('criticalSolid'),
  unlicensed: cssToken('lineStrong'),
};

/** Servers by state, each leading to its servers. */
export function ServerStatesCard(props: DashboardCardProps) {
  const { t } = useTranslation('operations');
  const { result, isMissing } = useOverview(props);
  if (isMissing) return null;
  return (
    <Section
      boxed
      title={t('overview.servers')}
      minHeight={HEIGHT}
      more={{ to: serversBehind(props.appId, { sort: 'state' }), label: t('overview.allServers') }}
    >
      <QueryState result={result} failed={t('overview.failed')} loading={<RowsLoading rows={2} />}>
        {({ servers }) => (
          <SectionBody>
            <States servers={servers} appId={props.appId} />
          </SectionBody>
        )}
      </QueryState>
    </Section>
  );
}

interface StatesProps {
  servers: OperationsOverview['servers'];
  appId: string | undefined;
}

function States({ servers, appId }: StatesProps) {
  const { token } = theme.useToken();
  const texts = useServerTexts();
  return (
    <>
      <div
        aria-hidden
        style={{
          display: 'flex',
          gap: 2,
          height: 8,
          margin: '2px 0 12px',
          borderRadius: 4,
          overflow: 'hidden',
        }}
      >
        {STATES.filter((state) => servers[state] > 0).map((state) => (
          <span key={state} style={{ flex: `${String(servers[state])} 0 3px`, background: COLORS[state] }} />
        ))}
      </div>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: `${String(token.marginXS)}px ${String(token.marginMD)}px`,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {STATES.map((state) => (
          <li key={state} style={{ display: 'flex', justifyContent: 'space-between', gap: token.marginXS }}>
            <StatusTag {...texts.state(state)} />
            <Link
              to={serversBehind(appId, { state })}
              aria-label={`${texts.state(state).label} ${texts.number(servers[state])}`}
              style={{ fontWeight: token.fontWeightStrong, fontVariantNumeric: 'tabular-nums' }}
            >
              {texts.number(servers[state])}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
