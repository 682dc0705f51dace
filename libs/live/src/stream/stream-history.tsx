import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { formatAmount, formatDateTime } from '@console/i18n';
import { useAppScope } from '@console/shell-layout';
import { DateTime, EmptyState, FailedState, saveFile, StatusTag, useZone } from '@console/ui';
import { ChartRange } from '@console/ui/charts';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import { Button, Flex, Select, theme } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { POLLED } from '../api/polling';
import {
  useGetStreamMetricsQuery,
  useLazyListStreamLogQuery,
  useLazyListStreamSessionsQuery,
} from '../api/streams-api';
import {
  STREAM_METRICS_RANGES,
  type PastIssue,
  type Stream,
  type StreamMetrics,
  type StreamMetricsRange,
} from '../contract';
import { useIssueTexts } from '../use-issue-texts';
import { useStreamTexts } from '../use-stream-texts';
import { issueSpans, timesOnAir, type StreamPart } from './health-rows';
import { HealthStrip } from './health-strip';
import { StreamCharts } from './stream-charts';

/** Figures of the last step change with each report. */
const REFRESHED = { ...POLLED, pollingInterval: 10_000 };
const FEW_ISSUES = 6;

interface SessionPeriod {
  from: string;
  to: string;
}
type Period = SessionPeriod | { range: StreamMetricsRange };

function periodOf(params: URLSearchParams): Period {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (Date.parse(from) < Date.parse(to)) return { from, to };
  return { range: STREAM_METRICS_RANGES.find((name) => name === params.get('range')) ?? '1h' };
}

/** What a stream was like: its parts, its issues and its figures over time. */
export function StreamHistory({ stream }: { stream: Stream }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const [params, setParams] = useSearchParams();
  const period = periodOf(params);
  const setPeriod = (chosen: Period) => setParams({ ...chosen }, { replace: true });
  const result = useGetStreamMetricsQuery(
    { id: stream.id, appId, ...period },
    'from' in period ? {} : REFRESHED,
  );
  const metrics = result.data?.streamId === stream.id ? result.data : undefined;
  const failure = result.error && 'kind' in result.error ? result.error : undefined;
  const isEmpty = metrics?.issues.length === 0 && metrics.series.viewers.every((value) => value === null);

  return (
    <Section
      title={t('history.title')}
      minHeight={160}
      actions={
        <>
          <SessionSelect
            streamId={stream.id}
            value={'from' in period ? period : undefined}
            onChange={setPeriod}
          />
          <ChartRange
            value={'range' in period ? period.range : undefined}
            ranges={STREAM_METRICS_RANGES}
            onChange={(chosen) => {
              const range = STREAM_METRICS_RANGES.find((name) => name === chosen);
              if (range) setPeriod({ range });
            }}
          />
          <ReportButton stream={stream} metrics={metrics} />
        </>
      }
    >
      {failure && !metrics ? (
        <FailedState title={t('history.failed')} error={failure} onRetry={() => void result.refetch()} />
      ) : !metrics ? (
        <RowsLoading rows={4} />
      ) : isEmpty ? (
        <EmptyState text={t('history.empty')} />
      ) : (
        <Flex vertical gap={token.margin}>
          <Parts stream={stream} metrics={metrics} />
          <Issues metrics={metrics} />
          <StreamCharts metrics={metrics} hasInput={hasInput(stream)} />
        </Flex>
      )}
    </Section>
  );
}

interface SessionSelectProps {
  streamId: string;
  value: SessionPeriod | undefined;
  onChange: (period: SessionPeriod) => void;
}

/** The times on air of the last days; requested when it opens. */
function SessionSelect({ streamId, value, onChange }: SessionSelectProps) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const zone = useZone();
  const [list, { data, isFetching }] = useLazyListStreamSessionsQuery();
  const optionOf = ({ from, to }: SessionPeriod, viewers = '') => ({
    value: from,
    label: t('history.session', { from: formatDateTime(from, zone), to: formatDateTime(to, zone) }) + viewers,
  });
  const sessions = data?.sessions ?? [];
  const isKnown = sessions.some(({ from }) => from === value?.from);
  return (
    <Select
      size="small"
      aria-label={t('history.sessions')}
      placeholder={t('history.sessions')}
      value={value?.from ?? null}
      loading={isFetching}
      popupMatchSelectWidth={false}
      style={{ width: 150 }}
      options={[
        ...(value && !isKnown ? [optionOf(value)] : []),
        ...sessions.map(({ from, until: to, mostViewers }) =>
          optionOf({ from, to }, ` · ${t('watching', { count: mostViewers })}`),
        ),
      ]}
      onOpenChange={(open) => open && void list({ id: streamId, appId })}
      onChange={(chosen) => {
        const session = sessions.find(({ from }) => from === chosen);
        if (session) onChange({ from: session.from, to: session.until });
      }}
    />
  );
}

/** Test pictures and channels have no encoder. */
function hasInput({ source: { kind } }: Stream): boolean {
  return kind === 'push' || kind === 'pull';
}

function Parts({ stream, metrics }: { stream: Stream; metrics: StreamMetrics }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const texts = useStreamTexts();
  const zone = useZone();
  const { input, renditions } = stream;
  const rows: { part: StreamPart; name: string; note: string }[] = [
    ...(hasInput(stream)
      ? [{ part: 'input' as const, name: t('history.input'), note: input ? texts.bitrate(input.kbps) : '' }]
      : []),
    ...renditions.map(({ name, kbps }) => ({ part: 'rendition' as const, name, note: texts.bitrate(kbps) })),
    { part: 'audio', name: t('history.audio'), note: '' },
  ];
  const onAir = timesOnAir(metrics);
  return (
    <Flex vertical gap={token.marginXXS}>
      {rows.map(({ part, name, note }) => (
        <HealthStrip
          key={`${part} ${name}`}
          name={name}
          note={note}
          period={metrics}
          onAir={onAir}
          issues={issueSpans(part, metrics)}
        />
      ))}
      <Flex
        wrap
        justify="space-between"
        gap={token.marginXS}
        style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}
      >
        <DateTime value={metrics.from} zone={zone} />
        {metrics.issues.length > 0 && (
          <Flex gap={token.marginSM}>
            <StatusTag tone="warning" label={t('history.warning')} />
            <StatusTag tone="critical" label={t('history.critical')} />
          </Flex>
        )}
        <DateTime value={metrics.to} zone={zone} />
      </Flex>
    </Flex>
  );
}

function Issues({ metrics: { issues, to } }: { metrics: StreamMetrics }) {
  const { t, i18n } = useTranslation('live');
  const { token } = theme.useToken();
  const texts = useIssueTexts();
  const zone = useZone();
  const headingId = useId();
  const [all, setAll] = useState(false);
  const lasted = ({ since, until }: PastIssue) =>
    formatAmount(Math.round((Date.parse(until ?? to) - Date.parse(since)) / 1000), 'seconds', i18n.language);
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} style={{ margin: `0 0 ${token.marginXXS}px`, fontSize: token.fontSize }}>
        {t('history.issues')}
      </h3>
      {issues.length === 0 && t('history.noIssues')}
      <RowList>
        {(all ? issues : issues.slice(0, FEW_ISSUES)).map((issue) => (
          <Row
            key={`${issue.type} ${issue.since}`}
            end={
              <>
                <span>{issue.until === null ? t('history.lasts') : lasted(issue)}</span>
                <DateTime value={issue.since} zone={zone} relative />
              </>
            }
          >
            <StatusTag {...texts.issue(issue)} />{' '}
            <span style={{ color: token.colorTextSecondary }}>{texts.measured(issue)}</span>
          </Row>
        ))}
      </RowList>
      {issues.length > FEW_ISSUES && !all && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t('history.allIssues', { count: issues.length })}
        </Button>
      )}
    </section>
  );
}

interface ReportButtonProps {
  stream: Stream;
  metrics: StreamMetrics | undefined;
}

/** Saves settings, issues, figures and log of the period. Without secrets: the platform does not return them. */
function ReportButton({ stream, metrics }: ReportButtonProps) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const [listLog, { isFetching }] = useLazyListStreamLogQuery();
  const save = async ({ from, to }: StreamMetrics) => {
    const { data } = await listLog({ id: stream.id, appId, from, to });
    if (!data) return;
    const text = JSON.stringify({ stream, metrics, log: data.lines }, undefined, 2);
    const day = formatDateTime(to, 'UTC').replace(/\D/g, '');
    saveFile(new Blob([text], { type: 'application/json' }), `${stream.id}-${day}.json`);
  };
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      disabled={!metrics}
      loading={isFetching}
      onClick={() => metrics && void save(metrics)}
    >
      {t('history.report')}
    </Button>
  );
}
