import { theme, type GlobalToken } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { UsageKind } from '../contract';
import { amountRange, amountTickText, dayTicks, ticksWidth } from './chart-axes';
import { plotData, PREVIOUS_STYLE, type ChartLine } from './chart-lines';
import { pageOfDays, stepOf } from './chart-steps';

const HEIGHT = 300;
const DAY_TICK_WIDTH = 76;
/** Distance in pixels at which the pointer selects a line. */
const LINE_REACH = 16;

interface UsageChartProps {
  label: string;
  kind: UsageKind;
  days: readonly string[];
  /** Must be stable: another array redraws the chart. */
  lines: readonly ChartLine[];
  runningDay?: number | undefined;
  choosesLines?: boolean;
  /** Text for a day, of all lines or the selected one. */
  readOut: (day: number, line: number | undefined) => string;
}

/**
 * Keyboard: one tab stop, arrow keys move by day and line, and the position is read out below. A table must
 * show the same data. @see spec 7.4
 */
export function UsageChart({
  label,
  kind,
  days,
  lines,
  runningDay,
  choosesLines = false,
  readOut,
}: UsageChartProps) {
  const { t, i18n } = useTranslation('billing');
  const { token } = theme.useToken();
  const { language } = i18n;
  const area = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const hintId = useId();
  const last = days.length - 1;
  const [day, setDay] = useState(last);
  const [line, setLine] = useState<number>();

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const drawn = new uPlot(
      {
        ...plotOptions({ token, language, kind, days, lines, runningDay, choosesLines }),
        width: element.clientWidth,
        height: HEIGHT,
        hooks: {
          setCursor: [
            ({ cursor }) => {
              if (typeof cursor.idx === 'number') setDay(cursor.idx);
            },
          ],
          setSeries: [(_plot, series) => setLine(series === null ? undefined : series - 1)],
        },
      },
      alignedData(plotData(days, lines, kind)),
      element,
    );
    plot.current = drawn;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== drawn.width) drawn.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawn.destroy();
      plot.current = null;
    };
  }, [token, language, kind, days, lines, runningDay, choosesLines]);

  const point = (toDay: number, toLine: number | undefined) => {
    const drawn = plot.current;
    if (drawn) {
      const value = drawn.data[(toLine ?? 0) + 1]?.[toDay] ?? 0;
      drawn.setCursor({ left: drawn.valToPos(toDay, 'x'), top: drawn.valToPos(value, 'y') }, false);
      // Last: the cursor has selected the nearest line.
      if (choosesLines) drawn.setSeries(toLine === undefined ? null : toLine + 1, { focus: true }, false);
    }
    setDay(toDay);
    setLine(toLine);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(
      event.key,
      { day, line },
      { days: days.length, lines: choosesLines ? lines.length : 0 },
    );
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    point(step.day, step.line);
  };

  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: token.marginXS, minWidth: 0 }}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application handles keys */}
      <div
        role="application"
        aria-roledescription={t('usage.chart.role')}
        aria-label={label}
        aria-describedby={hintId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it must be focusable to handle keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() => point(day, line)}
        style={{ borderRadius: token.borderRadius }}
      >
        <div ref={area} aria-hidden style={{ minHeight: HEIGHT, overflow: 'hidden' }} />
      </div>
      <div
        role="status"
        style={{ minHeight: token.lineHeight * token.fontSize * 2, fontVariantNumeric: 'tabular-nums' }}
      >
        {readOut(day, line)}
      </div>
      <div id={hintId} style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
        {choosesLines
          ? t('usage.chart.hintLines', { count: pageOfDays(days.length) })
          : t('usage.chart.hint', { count: pageOfDays(days.length) })}
      </div>
    </div>
  );
}

type PlotOptions = Pick<UsageChartProps, 'kind' | 'days' | 'lines' | 'runningDay' | 'choosesLines'> & {
  token: GlobalToken;
  language: string;
};

function plotOptions({ token, language, days, lines, runningDay, choosesLines = false }: PlotOptions) {
  const font = `${String(token.fontSizeSM)}px ${token.fontFamily}`;
  const grid = { stroke: token.colorSplit, width: 1 };
  const axis = { font, stroke: token.colorTextDescription, grid, ticks: { ...grid, size: 6 }, gap: 6 };
  const marked = days.length === 1 ? [0] : runningDay === undefined ? [] : [runningDay];
  const ticks = (width: number) => dayTicks(days, Math.floor(width / DAY_TICK_WIDTH), language);
  return {
    legend: { show: false },
    scales: {
      x: { time: false, range: () => [-0.5, days.length - 0.5] as [number, number] },
      y: { range: (_plot: uPlot, _least: number, largest: number) => amountRange(largest) },
    },
    cursor: {
      y: false,
      drag: { x: false, y: false, setScale: false },
      // Sixty points would hide the lines.
      points: { show: !choosesLines },
      focus: { prox: choosesLines ? LINE_REACH : -1 },
    },
    focus: { alpha: 0.25 },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: (plot: uPlot) => ticks(plot.width).map(({ index }) => index),
        values: (plot: uPlot) => ticks(plot.width).map(({ text }) => text),
      },
      {
        ...axis,
        values: (_plot: uPlot, splits: number[]) => splits.map((value) => amountTickText(value, language)),
        size: (_plot: uPlot, texts: string[] | null) => ticksWidth(texts ?? [], token.fontSizeSM) + 16,
      },
    ],
    series: [
      {},
      ...lines.map(({ lineStyle }) => ({
        stroke: token[lineStyle.color],
        width: lineStyle.width,
        dash: [...lineStyle.dash],
        points: {
          show: marked.length > 0,
          filter: () => (lineStyle === PREVIOUS_STYLE ? [] : marked),
          size: 8,
          width: 2,
          stroke: token[lineStyle.color],
          fill: token.colorBgContainer,
        },
      })),
    ],
  } satisfies Omit<uPlot.Options, 'width' | 'height'>;
}

function alignedData([positions = [], ...values]: number[][]): uPlot.AlignedData {
  return [positions, ...values];
}
