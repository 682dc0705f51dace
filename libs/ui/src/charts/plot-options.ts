import { knownZone, type AmountScale } from '@console/i18n';
import uPlot from 'uplot';
import type { ColorOf } from '../theme/tokens';
import type { ChartAnnotation, ChartThreshold, DrawnLine } from './chart-model';

const TICK_WIDTH = 72;
/** Distance in pixels at which the pointer selects a line. */
const LINE_REACH = 16;
const FONT_SIZE = 11;
const MILLISECONDS = 1000;

export interface PlotOptions {
  lines: readonly DrawnLine[];
  scale: AmountScale;
  threshold: ChartThreshold | undefined;
  annotations: readonly ChartAnnotation[];
  zone: string;
  language: string;
  fontFamily: string;
  color: ColorOf;
  choosesSeries: boolean;
  canZoom: boolean;
  tick: (at: number, step: number) => string;
}

/** The options of a plot, but for its size and what happens with it. Moments are in seconds. */
export function plotOptions(options: PlotOptions): Omit<uPlot.Options, 'width' | 'height'> {
  const { lines, scale, threshold, language, fontFamily, color, choosesSeries, canZoom, tick } = options;
  const zone = knownZone(options.zone);
  const font = `${String(FONT_SIZE)}px ${fontFamily}`;
  const axis = { font, stroke: color('text3'), ticks: { show: false }, gap: 8 };
  const hasBars = lines.some(({ look }) => look === 'bars');
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const limit = threshold && threshold.value / scale.size;
  // A few percent of 100 would be a flat line.
  const topOfShares = (most: number) => Math.max(most, most < 10 && limit === undefined ? 10 : 100) * 1.06;
  const top = (most: number) =>
    scale.name === '%' ? topOfShares(most) : Math.max(most, (limit ?? 0) * 1.1) * 1.08 || 1;
  return {
    legend: { show: false },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * MILLISECONDS), zone),
    scales: {
      x: {
        range: (_plot, first, last) => withMargin(first, last, hasBars ? lines[0]?.values.length : undefined),
      },
      y: { range: (_plot, least, most) => (least < 0 ? [least * 1.08, 0] : [0, top(most)]) },
    },
    cursor: {
      y: false,
      drag: { x: canZoom, y: false, setScale: false },
      points: {
        show: !choosesSeries && !hasBars,
        size: 7,
        width: 2,
        stroke: () => color('surface'),
        fill: (_plot, index) => color(lines[index - 1]?.color ?? 'chart1'),
      },
      focus: { prox: choosesSeries ? LINE_REACH : -1 },
      // Stops at the moments.
      move: (plot, left, top) => {
        const moment = left < 0 ? undefined : plot.data[0][plot.posToIdx(left)];
        return [moment === undefined ? left : plot.valToPos(moment, 'x'), top];
      },
    },
    focus: { alpha: 0.25 },
    axes: [
      {
        ...axis,
        size: 28,
        space: TICK_WIDTH,
        grid: { show: false },
        border: { show: true, stroke: color('lineStrong'), width: 1 },
        values: (_plot, splits, _index, _space, step) =>
          splits.map((seconds) => tick(seconds * MILLISECONDS, step)),
      },
      {
        ...axis,
        space: 36,
        grid: { stroke: color('chartGrid'), width: 1 },
        values: (_plot, splits) => splits.map((value) => number.format(value)),
        size: (_plot: uPlot, texts: string[] | null) =>
          18 + Math.max(1, ...(texts ?? []).map(({ length }) => length)) * FONT_SIZE * 0.62,
      },
    ],
    series: [{}, ...lines.map((line, index) => seriesOf(line, index === 0, color))],
    hooks: {
      drawAxes: [
        (plot) => {
          if (threshold && limit !== undefined) drawThreshold(plot, limit, threshold.label, font, color);
        },
      ],
      draw: [
        (plot) => {
          options.annotations.forEach((annotation) => drawAnnotation(plot, annotation, color));
        },
      ],
    },
  };
}

/** Half a bar at both ends, or of a single moment. */
function withMargin(first: number, last: number, bars: number | undefined): uPlot.Range.MinMax {
  if (first === last) return [first - 43_200, last + 43_200];
  const margin = bars === undefined ? 0 : (last - first) / (bars - 1) / 2;
  return [first - margin, last + margin];
}

function seriesOf(line: DrawnLine, isFirst: boolean, color: ColorOf): uPlot.Series {
  const ink = color(line.color);
  if (line.look === 'bars') {
    const paths = uPlot.paths.bars?.({ size: [0.76, 40], radius: 0.08 });
    return {
      stroke: ink,
      width: line.isUnfinished ? 1 : 0,
      fill: (plot) => (line.isUnfinished ? hatched(plot.ctx, ink) : translucent(ink)),
      ...(paths && { paths }),
      points: { show: false },
    };
  }
  return {
    stroke: ink,
    width: line.look === 'other' ? 1 : 1.5,
    dash: [...line.dash],
    ...(isFirst && line.look === 'line' && { fill: color('chartFill') }),
    fillTo: (plot) => plot.scales['y']?.min ?? 0,
    // A single moment is no line.
    points: { show: line.values.length === 1, size: 6, fill: ink },
  };
}

/** System colors have no transparency. */
function translucent(color: string): string {
  return color.startsWith('#') ? `${color}d9` : color;
}

function hatched(context: CanvasRenderingContext2D, color: string): CanvasPattern | string {
  const size = 7 * devicePixelRatio;
  const tile = document.createElement('canvas');
  tile.width = size;
  tile.height = size;
  const drawing = tile.getContext('2d');
  if (!drawing) return 'transparent';
  drawing.strokeStyle = color;
  drawing.lineWidth = 1.5 * devicePixelRatio;
  for (const from of [-size, 0, size]) {
    drawing.moveTo(from, size);
    drawing.lineTo(from + size, 0);
  }
  drawing.stroke();
  return context.createPattern(tile, 'repeat') ?? 'transparent';
}

function drawThreshold(plot: uPlot, limit: number, label: string, font: string, color: ColorOf) {
  const { ctx, bbox } = plot;
  const y = plot.valToPos(limit, 'y', true);
  ctx.save();
  ctx.fillStyle = color('warningSoft');
  ctx.fillRect(bbox.left, bbox.top, bbox.width, y - bbox.top);
  ctx.strokeStyle = color('warningSolid');
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([4 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.fillStyle = color('warning');
  ctx.font = font.replace(/^\d+/, String(FONT_SIZE * devicePixelRatio));
  ctx.textBaseline = 'bottom';
  ctx.textAlign = 'start';
  ctx.fillText(label, bbox.left + 6 * devicePixelRatio, y - 2 * devicePixelRatio);
  ctx.restore();
}

/** A dashed line at the moment with the shape of its tone: a circle or a triangle. */
function drawAnnotation(plot: uPlot, { at, tone }: ChartAnnotation, color: ColorOf) {
  const { ctx, bbox } = plot;
  // Later ones are at the end: the latest measurement may be older.
  const x = Math.min(plot.valToPos(at / MILLISECONDS, 'x', true), bbox.left + bbox.width);
  if (x < bbox.left) return;
  const size = 4.5 * devicePixelRatio;
  const y = bbox.top + size;
  const ink = color(tone === 'critical' ? 'criticalSolid' : 'warningSolid');
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([2 * devicePixelRatio, 2 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(x, y + size);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.beginPath();
  if (tone === 'critical') ctx.arc(x, y, size, 0, 2 * Math.PI);
  else {
    ctx.moveTo(x, y - size);
    ctx.lineTo(x + size, y + size);
    ctx.lineTo(x - size, y + size);
    ctx.closePath();
  }
  ctx.fill();
  ctx.restore();
}
