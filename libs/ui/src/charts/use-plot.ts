import { theme } from 'antd';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { isPlainClick } from '../links/plain-link';
import { usePrinting } from '../export/use-printing';
import { colorsAround, forcedColor, printedColor, type ColorOf } from '../theme/tokens';
import { useMediaQuery } from '../theme/use-media-query';
import type { ChartAnnotation } from './chart-model';
import { plotOptions, type PlotOptions } from './plot-options';

const MILLISECONDS = 1000;
/** Pixels; a shorter drag is a click. */
const LEAST_DRAG = 8;

type PlotProps = Omit<PlotOptions, 'language' | 'fontFamily' | 'color'> & {
  /** Milliseconds since 1970. */
  times: readonly number[];
  height: number;
};

interface PlotEvents {
  moveCursor: (at: number | undefined) => void;
  choose: (series: number | undefined) => void;
  onZoom: ((from: number, to: number) => void) | undefined;
  open: (path: string) => void;
}

/** Draws the plot into the area, again whenever one of the props, the theme or the width changes. */
export function usePlot(
  area: RefObject<HTMLDivElement | null>,
  props: PlotProps,
  events: PlotEvents,
): RefObject<uPlot | null> {
  const { times, lines, scale, threshold, annotations, zone, height, choosesSeries, canZoom, tick } = props;
  const { language } = useTranslation('ui').i18n;
  const { token } = theme.useToken();
  const isPrinting = usePrinting();
  const isForced = useMediaQuery('(forced-colors: active)');
  const plot = useRef<uPlot>(null);
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const options = plotOptions({
      lines,
      scale,
      threshold,
      annotations,
      zone,
      language,
      fontFamily: token.fontFamily,
      color: colorsOf(element, isPrinting, isForced),
      choosesSeries,
      canZoom,
      tick,
    });
    const drawn = new uPlot(
      { ...options, width: element.clientWidth, height },
      [times.map((time) => time / MILLISECONDS), ...lines.map(({ values }) => [...values])],
      element,
    );
    drawn.hooks.setCursor = [
      ({ cursor }) => {
        if (typeof cursor.idx === 'number') latest.current.moveCursor(times[cursor.idx]);
        else if (!element.parentElement?.contains(document.activeElement))
          latest.current.moveCursor(undefined);
      },
    ];
    drawn.hooks.setSeries = [
      (_plot, line) => latest.current.choose(line === null ? undefined : lines[line - 1]?.series),
    ];
    drawn.hooks.setSelect = [
      ({ select: { left, width } }) => {
        if (width < LEAST_DRAG) return;
        const at = (position: number) => drawn.posToVal(position, 'x') * MILLISECONDS;
        latest.current.onZoom?.(at(left), at(left + width));
        drawn.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
      },
    ];
    drawn.over.append(...linksOf(annotations, times, (path) => latest.current.open(path)));
    plot.current = drawn;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== drawn.width) drawn.setSize({ width: element.clientWidth, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawn.destroy();
      plot.current = null;
    };
  }, [
    annotations,
    area,
    canZoom,
    choosesSeries,
    height,
    isForced,
    isPrinting,
    language,
    lines,
    scale,
    threshold,
    tick,
    times,
    token,
    zone,
  ]);

  return plot;
}

function colorsOf(element: Element, isPrinting: boolean, isForced: boolean): ColorOf {
  if (isPrinting) return printedColor;
  return isForced ? forcedColor : colorsAround(element);
}

/** For the pointer: the cursor of the keyboard opens annotations as well. */
function linksOf(
  annotations: readonly ChartAnnotation[],
  times: readonly number[],
  open: (path: string) => void,
) {
  const [first = 0, last = first] = [times[0], times.at(-1)];
  return annotations.flatMap(({ at, text, to }) => {
    if (to === undefined || at < first || first === last) return [];
    const link = document.createElement('a');
    link.className = 'console-chart-event';
    link.href = to;
    link.title = text;
    link.tabIndex = -1;
    link.style.insetInlineStart = `${String(((Math.min(at, last) - first) / (last - first)) * 100)}%`;
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      open(to);
    });
    return link;
  });
}
