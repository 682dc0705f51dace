import { formatDateTime } from '@console/i18n';
import { useZone } from '@console/ui';
import { cssToken } from '@console/ui/theme';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { StreamMetrics } from '../contract';
import { useIssueTexts } from '../use-issue-texts';
import type { IssueSpan, Span } from './health-rows';

const HEIGHT = 16;
/** Units of a strip's width; the narrowest span that is visible. */
const WIDTH = 1_000;
const NARROWEST = 5;

interface HealthStripProps {
  /** Of the part, and a figure of it. */
  name: string;
  note: string;
  period: Pick<StreamMetrics, 'from' | 'to'>;
  onAir: readonly Span[];
  issues: readonly IssueSpan[];
}

/** One part of a stream over a period: on air, and what was wrong. The list of issues has the same as text. */
export function HealthStrip({ name, note, period, onAir, issues }: HealthStripProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const texts = useIssueTexts();
  const zone = useZone();
  const start = Date.parse(period.from);
  const perUnit = (Date.parse(period.to) - start) / WIDTH;
  const place = ({ from, to }: Span) => {
    const width = Math.max(NARROWEST, (to - from) / perUnit);
    return { x: Math.min(WIDTH - width, (from - start) / perUnit), width, height: HEIGHT };
  };
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(72px, 0.18fr) 1fr',
        alignItems: 'center',
        gap: token.marginSM,
      }}
    >
      <span style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 8 }}>
        <span style={{ fontWeight: token.fontWeightStrong }}>{name}</span>
        <span style={{ color: token.colorTextSecondary }}>{note}</span>
      </span>
      <svg
        role="img"
        aria-label={t('history.part', { name, count: issues.length })}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        style={{ width: '100%', height: HEIGHT, borderRadius: 2, background: cssToken('hover') }}
      >
        {onAir.map((span) => (
          <rect key={span.from} {...place(span)} fill={cssToken('lineStrong')} />
        ))}
        {issues.map((span) => (
          <rect
            key={`${span.issue.type} ${span.issue.since}`}
            {...place(span)}
            fill={cssToken(span.issue.severity === 'critical' ? 'criticalSolid' : 'warningSolid')}
          >
            <title>{`${formatDateTime(span.issue.since, zone)} ${texts.issue(span.issue).label}`}</title>
          </rect>
        ))}
      </svg>
    </div>
  );
}
