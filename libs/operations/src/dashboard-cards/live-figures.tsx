import { formatAmount } from '@console/i18n';
import { StatusTag } from '@console/ui';
import { Figure } from '@console/ui/overview';
import type { DashboardCardProps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { SERVER_STATES } from '../contract';
import { useServerTexts } from '../servers/use-server-texts';
import { changeSince } from './load-series';
import { serversBehind } from './overview-paths';
import { useOverview } from './use-overview';

const MEGABIT = 1e6;
const EXCEPTIONS = ['dead', 'warning', 'unlicensed'] as const;

/** What runs now, compared with the same weekday and time before. */
export function LiveFigures(props: DashboardCardProps) {
  const { t, i18n } = useTranslation('operations');
  const { overview, isMissing, result } = useOverview(props);
  const texts = useServerTexts();
  if (isMissing) return null;

  const { appId } = props;
  const { live, previous, servers } = overview ?? {};
  const amount = (value: number | undefined, unit: 'count' | 'bitrate') => {
    const text = value === undefined ? undefined : formatAmount(value, unit, i18n.language);
    return result.error && !overview ? t('overview.unknown') : text;
  };
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  const compared = (metric: 'viewers' | 'streams' | 'outMbps') => {
    if (!live || !previous) return undefined;
    const change = changeSince(live[metric], previous[metric]);
    return change === undefined
      ? undefined
      : t(`overview.compared.${props.range}`, { change: percent.format(change) });
  };
  const all = servers && SERVER_STATES.reduce((count, state) => count + servers[state], 0);
  const exceptions = EXCEPTIONS.filter((state) => servers && servers[state] > 0);

  return (
    <>
      <Figure
        label={t('servers.load.streams')}
        value={amount(live?.streams, 'count')}
        note={compared('streams')}
        to={serversBehind(appId, { sort: '-streams' })}
      />
      <Figure
        label={t('servers.load.viewers')}
        value={amount(live?.viewers, 'count')}
        note={compared('viewers')}
        to={serversBehind(appId, { sort: '-viewers' })}
      />
      <Figure
        label={t('overview.egress')}
        value={amount(live && live.outMbps * MEGABIT, 'bitrate')}
        note={compared('outMbps')}
        to={serversBehind(appId, { sort: '-outMbps' })}
      />
      <Figure
        label={t('overview.servers')}
        value={amount(servers?.healthy, 'count')}
        unit={all === undefined ? undefined : t('overview.ofHealthy', { number: texts.number(all) })}
        note={exceptions.map((state) => (
          <StatusTag
            key={state}
            tone={texts.state(state).tone}
            label={t(`overview.serverCount.${state}`, { number: texts.number(servers?.[state] ?? 0) })}
          />
        ))}
        to={serversBehind(appId, { sort: 'state' })}
      />
    </>
  );
}
