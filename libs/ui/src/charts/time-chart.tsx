import TableOutlined from '@ant-design/icons/TableOutlined';
import { amountScale, formatAmount, type AmountUnit } from '@console/i18n';
import { Button, theme } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartCursor } from './chart-group';
import { ChartLegend } from './chart-legend';
import {
  drawnLines,
  nearestIndex,
  type ChartAnnotation,
  type ChartSeries,
  type ChartThreshold,
} from './chart-model';
import { pageOf, stepOf } from './chart-steps';
import { ChartStyles } from './chart-styles';
import { ChartTable } from './chart-table';
import { chartTimes } from './chart-times';
import { VISUALLY_HIDDEN } from '../display/visually-hidden';
import { useUi } from '../provider/ui-provider';
import { usePlot } from './use-plot';

const MILLISECONDS = 1000;
const NO_ANNOTATIONS: readonly ChartAnnotation[] = [];

interface TimeChartProps {
  title: string;
  /** Milliseconds since 1970, ascending. Stable, like `series`: another array draws the chart again. */
  times: readonly number[];
  series: readonly ChartSeries[];
  unit: AmountUnit;
  /** IANA name. */
  zone: string;
  /** The moments are days. */
  isDaily?: boolean;
  /** The name of the last period while it is not over, such as "Today so far". */
  unfinished?: string | undefined;
  threshold?: ChartThreshold | undefined;
  /** Stable. */
  annotations?: readonly ChartAnnotation[];
  /** Pixels of the plot. */
  height?: number;
  /** The up and down arrow keys and the pointer select one series. */
  choosesSeries?: boolean;
  /** The text at the cursor; default: time and amounts of all series. */
  readOut?: (index: number, series: number | undefined) => string;
  /** Called with the chosen part of the time axis. */
  onZoom?: ((from: number, to: number) => void) | undefined;
  /** The page shows the title and a table with the same figures. */
  isInReport?: boolean;
}

/**
 * A chart over time. Keyboard: one tab stop, arrow keys move the cursor, and its values are announced; plus and
 * minus zoom. Within a `ChartGroup` all charts show the same moment.
 */
export function TimeChart({
  title,
  times,
  series,
  unit,
  zone,
  isDaily = false,
  unfinished,
  threshold,
  annotations = NO_ANNOTATIONS,
  height = 160,
  choosesSeries = false,
  readOut,
  onZoom,
  isInReport = false,
}: TimeChartProps) {
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  const { token } = theme.useToken();
  const area = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const titleId = useId();
  const [at, moveCursor] = useChartCursor();
  const [chosen, choose] = useState<number>();
  const [asTable, setAsTable] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { go } = useUi().useNavigation();

  const last = times.length - 1;
  const index = at === undefined ? last : nearestIndex(times, at);
  const scale = useMemo(() => {
    const most = Math.max(0, threshold?.value ?? 0, ...series.flatMap(({ values }) => values.map(Number)));
    return amountScale(most, unit);
  }, [series, threshold, unit]);
  const isUnfinished = unfinished !== undefined;
  const lines = useMemo(
    () => drawnLines(series, { size: scale.size, isUnfinished }),
    [series, scale, isUnfinished],
  );
  const texts = useMemo(() => chartTimes(language, zone, isDaily), [language, zone, isDaily]);
  const page = pageOf(times.length, isDaily);

  const plot = usePlot(
    area,
    {
      times,
      lines,
      scale,
      threshold,
      annotations,
      zone,
      height,
      choosesSeries,
      tick: texts.tick,
      canZoom: onZoom !== undefined,
    },
    { moveCursor, choose, onZoom, open: go },
  );

  // The cursor of the keyboard and of other charts.
  useEffect(() => {
    const drawn = plot.current;
    const time = times[index];
    if (!drawn || time === undefined) return;
    if (at === undefined) {
      drawn.setCursor({ left: -10, top: -10 }, false);
      return;
    }
    const line = lines.findIndex((one) => one.series === (chosen ?? 0) && one.values[index] !== null);
    const value = lines[line]?.values[index] ?? 0;
    drawn.setCursor(
      { left: drawn.valToPos(time / MILLISECONDS, 'x'), top: drawn.valToPos(value, 'y') },
      false,
    );
    // Last: the cursor has selected the nearest line.
    if (choosesSeries) drawn.setSeries(chosen === undefined ? null : line + 1, { focus: true }, false);
  }, [at, chosen, choosesSeries, index, lines, plot, times]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [from = 0, to = 0] = [times[0], times[last]];
    if (onZoom && ['+', '-'].includes(event.key)) {
      event.preventDefault();
      const middle = times[index] ?? from;
      const half = ((to - from) / 2) * (event.key === '+' ? 0.5 : 2);
      onZoom(middle - half, middle + half);
      return;
    }
    const linked = event.key === 'Enter' ? eventsAt(index).find(({ to }) => to !== undefined) : undefined;
    if (linked?.to !== undefined) {
      go(linked.to);
      return;
    }
    const count = { moments: times.length, series: choosesSeries ? series.length : 0, page };
    const step = stepOf(event.key, { index, series: chosen }, count);
    if (!step) return;
    event.preventDefault();
    moveCursor(times[step.index]);
    choose(step.series);
  };

  const eventsAt = (moment: number) =>
    annotations.filter(({ at: time }) => nearestIndex(times, time) === moment);
  const amountsAt = (moment: number) =>
    series
      .map(({ name, values }) => {
        const value = values[moment] ?? null;
        return value === null ? undefined : { name, amount: formatAmount(value, unit, language) };
      })
      .filter((one) => one !== undefined);
  const listed = (amounts: ReturnType<typeof amountsAt>) =>
    series.length === 1
      ? (amounts[0]?.amount ?? '')
      : amounts.map((one) => t('chart.amount', one)).join(', ');
  const said = () => {
    if (readOut) return readOut(index, chosen);
    const values = listed(amountsAt(index));
    const events = eventsAt(index).map(({ text }) => text);
    return [t('chart.readOut', { time: texts.moment(times[index] ?? 0), values }), ...events].join('. ');
  };
  const latest = amountsAt(last);
  const isAtRest = at === undefined && !readOut && last >= 0;

  const figureStyle = {
    marginInlineStart: 'auto',
    color: token.colorTextSecondary,
    fontSize: token.fontSizeSM,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  } as const;

  return (
    <figure
      className="console-chart"
      aria-labelledby={titleId}
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        // Charts in a row have their time axes at one height.
        alignContent: 'space-between',
        gap: token.marginXXS,
        margin: 0,
      }}
    >
      <ChartStyles />
      <div
        style={{
          display: 'flex',
          alignItems: 'baseline',
          gap: token.marginXS,
        }}
      >
        <span id={titleId} hidden={isInReport} style={{ flex: 'none', maxWidth: '50%', fontWeight: 500 }}>
          {title}
        </span>
        <span
          role="status"
          // Of charts with one cursor only the focused one speaks.
          aria-live={isFocused ? 'polite' : 'off'}
          style={{
            ...figureStyle,
            // At rest the latest amounts stand next to it.
            ...(isAtRest && VISUALLY_HIDDEN),
          }}
        >
          {last < 0 ? '' : said()}
        </span>
        {isAtRest && series.length > 1 && (
          <span aria-hidden style={figureStyle}>
            {listed(latest)}
          </span>
        )}
        {series.length === 1 && !readOut && (
          <strong style={{ marginInlineStart: isAtRest ? 'auto' : 0, fontVariantNumeric: 'tabular-nums' }}>
            {latest[0]?.amount ?? '–'}
          </strong>
        )}
        {!isInReport && (
          <Button
            type="text"
            size="small"
            aria-label={t('chart.table', { title })}
            aria-pressed={asTable}
            title={t('chart.table', { title })}
            icon={<TableOutlined aria-hidden />}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </div>
      {lines.length > 1 && <ChartLegend series={series} lines={lines} unfinished={unfinished} />}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application handles keys */}
      <div
        role="application"
        aria-roledescription={t('chart.role')}
        aria-label={title}
        aria-describedby={hintId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it must be focusable to handle keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setIsFocused(true);
          moveCursor(times[index]);
        }}
        onBlur={() => {
          setIsFocused(false);
          moveCursor(undefined);
        }}
        style={{ position: 'relative', borderRadius: token.borderRadius }}
      >
        {scale.name !== '' && unit !== 'share' && (
          <span
            aria-hidden
            style={{
              position: 'absolute',
              zIndex: 1,
              top: -2,
              insetInlineStart: 52,
              color: token.colorTextTertiary,
              fontSize: 11,
              lineHeight: '16px',
            }}
          >
            {scale.name}
          </span>
        )}
        <div ref={area} aria-hidden style={{ height, overflow: 'hidden' }} />
      </div>
      <span id={hintId} hidden>
        {t(choosesSeries ? 'chart.hintSeries' : 'chart.hint', { count: page })}
        {annotations.some(({ to }) => to !== undefined) && ` ${t('chart.hintEvent')}`}
      </span>
      {asTable && (
        <ChartTable label={title} times={times} series={series} unit={unit} timeText={texts.moment} />
      )}
    </figure>
  );
}
