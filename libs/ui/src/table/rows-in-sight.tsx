import { defaultRangeExtractor, measureElement, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useRef, useState, type ReactNode } from 'react';
import { RowMeasure } from './table-row';

/** Assumed height of a row before the first has rendered. Pixels. */
const ROW_HEIGHT = 40;
/** Rows rendered beyond the edges, so that the focus can move on. */
const OVERSCAN = 8;
const HEADER_ROWS = 1;

interface RowsInSightProps {
  label: string;
  busy: boolean;
  head: ReactNode;
  /** All rows as unrendered elements, stable while scrolling so that no row renders twice. */
  rows: readonly ReactNode[];
  /** A CSS length. */
  maxHeight: string;
}

/** A scrollable table that renders only visible rows but exposes all to screen readers. */
export function RowsInSight({ label, busy, head, rows, maxHeight }: RowsInSightProps) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<number>();
  const typicalHeight = useRef<number>(undefined);
  // eslint-disable-next-line react-hooks/incompatible-library -- it reports changes by rendering this component, which passes none of it on
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => area,
    estimateSize: () => typicalHeight.current ?? ROW_HEIGHT,
    measureElement: (row, entry, all) => {
      const height = measureElement(row, entry, all);
      if (typicalHeight.current === undefined) {
        typicalHeight.current = height;
        // Rows mostly have the height of the first, so none shifts others when it renders.
        queueMicrotask(() => all.measure());
      }
      return height;
    },
    overscan: OVERSCAN,
    rangeExtractor: (range) => withRow(range, focused),
  });

  const drawn = [];
  let end = 0;
  for (const { index, start, end: below } of virtualizer.getVirtualItems()) {
    if (start > end) drawn.push(<Gap key={`before-${String(index)}`} height={start - end} />);
    drawn.push(rows[index]);
    end = below;
  }
  const rest = virtualizer.getTotalSize() - end;

  return (
    <div
      ref={setArea}
      role="group"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
      tabIndex={0}
      style={{ overflow: 'auto', maxHeight }}
    >
      <table aria-label={label} aria-busy={busy} aria-rowcount={rows.length + HEADER_ROWS}>
        {head}
        <RowMeasure value={virtualizer.measureElement}>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it observes the focus only */}
          <tbody
            onFocus={({ target }) => setFocused(Number(target.closest('tr')?.dataset['index']))}
            onBlur={() => setFocused(undefined)}
          >
            {drawn}
            {rest > 0 && <Gap height={rest} />}
          </tbody>
        </RowMeasure>
      </table>
    </div>
  );
}

/** Keeps the focused row rendered, and thereby the focus. */
function withRow(range: Range, index: number | undefined): number[] {
  const shown = defaultRangeExtractor(range);
  return index === undefined || index >= range.count || shown.includes(index)
    ? shown
    : [...shown, index].sort((a, b) => a - b);
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden className="other">
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
