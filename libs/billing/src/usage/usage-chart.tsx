import { theme, type GlobalToken } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { UsageKind } from '../contract';
import { amountRange, amountTickText, dayTicks, ticksWidth } from './chart-axes';
import { plotData, PREVIOUS_LOOK, type ChartLine } from './chart-lines';
import { pageOfDays, stepOf } from './chart-steps';

const HEIGHT = 300;
/** What a mark on the axis of days takes, in pixels. */
const DAY_TICK_WIDTH = 76;
/** How near the pointer has to come to a line to choose it, in pixels. */
const LINE_REACH = 16;

export interface UsageChartProps {
  /** The accessible name. */
  label: string;
  kind: UsageKind;
  /** That follow each other, oldest first. */
  days: readonly string[];
  /** One amount for each day. The chart is drawn anew for another list: hand it the same one as long as nothing changes. */
  lines: readonly ChartLine[];
  /** The day that is not over, by its position. */
  runningDay?: number | undefined;
  /** Whether one line can be chosen among the others. */
  choosesLines?: boolean;
  /** What the day at a position says, of all lines or of the one that is chosen. */
  readOut: (day: number, line: number | undefined) => string;
}

/**
 * Lines of use, day by day. One stop of the keyboard: its arrows go from day to day, and up and down from line to line where
 * there are many; what stands there is told below. A pointer does the same. All of it belongs into a table beside the
 * chart too. @see spec 7.4
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
    const place = area.current;
    if (!place) return;
    const drawn = new uPlot(
      {
        ...plotLook({ token, language, kind, days, lines, runningDay, choosesLines }),
        width: place.clientWidth,
        height: HEIGHT,
        hooks: {
          setCursor: [
            ({ cursor }) => {
              if (typeof cursor.idx === 'number') setDay(cursor.idx);
            },
          ],
          setSeries: [
            (_plot, series) => {
              setLine(series === null ? undefined : series - 1);
            },
          ],
        },
      },
      alignedData(plotData(days, lines, kind)),
      place,
    );
    plot.current = drawn;
    const observer = new ResizeObserver(() => {
      if (place.clientWidth !== drawn.width) drawn.setSize({ width: place.clientWidth, height: HEIGHT });
    });
    observer.observe(place);
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
      // Last: the cursor has chosen whichever line is nearest to it.
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
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is worked by keys: a screen reader hands the arrows on to nothing else */}
      <div
        role="application"
        aria-roledescription={t('usage.chart.role')}
        aria-label={label}
        aria-describedby={hintId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what takes keys has to be reached by them
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() => {
          point(day, line);
        }}
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

type Look = Pick<UsageChartProps, 'kind' | 'days' | 'lines' | 'runningDay' | 'choosesLines'> & {
  token: GlobalToken;
  language: string;
};

/** Everything of the drawing but its size and what is plotted. */
function plotLook({ token, language, days, lines, runningDay, choosesLines = false }: Look) {
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
      // Sixty of them would hide the lines.
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
      ...lines.map(({ look }) => ({
        stroke: token[look.colour],
        width: look.width,
        dash: [...look.dash],
        points: {
          show: marked.length > 0,
          filter: () => (look === PREVIOUS_LOOK ? [] : marked),
          size: 8,
          width: 2,
          stroke: token[look.colour],
          fill: token.colorBgContainer,
        },
      })),
    ],
  } satisfies Omit<uPlot.Options, 'width' | 'height'>;
}

function alignedData([positions = [], ...values]: number[][]): uPlot.AlignedData {
  return [positions, ...values];
}
