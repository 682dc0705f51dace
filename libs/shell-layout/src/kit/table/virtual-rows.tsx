import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import type { TableProps } from 'antd';
import { Children, createContext, use, useMemo, useRef, useState, type ComponentProps } from 'react';
import { HeaderCell } from './header-cell';

/** What rows are taken to be high until the first one has been drawn, in pixels. */
const ROW_HEIGHT = 47;
/** Rows drawn beyond the edges, so that a step of the keyboard always has a row to go to. */
const OVERSCAN = 8;
const HEADER_ROWS = 1;

const Area = createContext<HTMLElement | null>(null);
const Rows = createContext<Virtualizer<HTMLElement, Element> | null>(null);

/**
 * Parts for antd's Table that draw only the rows in sight, within a scrolled area of their own. Not antd's own `virtual`: it
 * draws a nameless table of headers and, below it, rows of plain boxes that neither a screen reader takes for a table nor
 * the keyboard can scroll. These stay one table, with the columns' widths shared by header and rows.
 */
export const VIRTUAL_PARTS: NonNullable<TableProps['components']> = {
  table: ScrolledTable,
  header: { cell: HeaderCell },
  body: { wrapper: RowsInSight, row: MeasuredRow },
};

/**
 * For a table that shows all its rows: only its width may need to be scrolled. Not antd's own `scroll`, which measures columns
 * in a hidden row that repeats what stands in the header, boxes to tick included.
 */
export const PLAIN_PARTS: NonNullable<TableProps['components']> = {
  table: WideTable,
  header: { cell: HeaderCell },
};

/** For the rows of a virtual table: where each stands in the whole. */
export function rowPosition(index: number | undefined) {
  return { 'aria-rowindex': (index ?? 0) + 1 + HEADER_ROWS };
}

export const HEADER_POSITION = { 'aria-rowindex': HEADER_ROWS };

/** For the table itself. */
export function rowCount(count: number) {
  return { 'aria-rowcount': count + HEADER_ROWS };
}

function WideTable({ children, style, ...table }: ComponentProps<'table'>) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table {...table} style={{ ...style, width: 'max-content', minWidth: '100%' }}>
        {children}
      </table>
    </div>
  );
}

function ScrolledTable({ children, ...table }: ComponentProps<'table'>) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setArea}
      role="group"
      aria-label={table['aria-label']}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
      tabIndex={0}
      style={{ overflow: 'auto', maxHeight: 'inherit' }}
    >
      <Area value={area}>
        <table {...table}>{children}</table>
      </Area>
    </div>
  );
}

function RowsInSight({ children, ...body }: ComponentProps<'tbody'>) {
  const area = use(Area);
  // All of them, as elements that nobody has drawn yet. They stay the same while one scrolls, so no row is drawn twice.
  const rows = useMemo(() => Children.toArray(children), [children]);
  const [focused, setFocused] = useState<number>();
  const typicalHeight = useRef<number>(undefined);
  // eslint-disable-next-line react-hooks/incompatible-library -- it tells of changes by drawing this component anew, which hands nothing of it on
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area,
    estimateSize: () => typicalHeight.current ?? ROW_HEIGHT,
    measureElement: (row, entry, all) => {
      const height = measureElement(row, entry, all);
      if (typicalHeight.current === undefined) {
        typicalHeight.current = height;
        // Rows mostly are as high as the first: none of those moves others when it comes into sight.
        queueMicrotask(() => {
          all.measure();
        });
      }
      return height;
    },
    overscan: OVERSCAN,
    rangeExtractor: (range) => withRow(range, focused),
  });

  const drawn = [];
  let end = 0;
  for (const { index, start, end: below } of virtualizer.getVirtualItems()) {
    if (start > end) drawn.push(<Gap key={`before-${index}`} height={start - end} />);
    drawn.push(rows[index]);
    end = below;
  }
  const rest = virtualizer.getTotalSize() - end;

  return (
    <Rows value={virtualizer}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches where the focus is, and acts on nothing */}
      <tbody
        {...body}
        onFocus={({ target }) => {
          setFocused(Number(target.closest('tr')?.dataset['index']));
        }}
        onBlur={() => {
          setFocused(undefined);
        }}
      >
        {drawn}
        {rest > 0 && <Gap height={rest} />}
      </tbody>
    </Rows>
  );
}

/** The row that has the focus stays, wherever one scrolls: with it, the focus would go. */
function withRow(range: Range, index: number | undefined): number[] {
  const shown = defaultRangeExtractor(range);
  return index === undefined || index >= range.count || shown.includes(index)
    ? shown
    : [...shown, index].sort((a, b) => a - b);
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

function MeasuredRow({ children, ...row }: ComponentProps<'tr'>) {
  const virtualizer = use(Rows);
  return (
    <tr {...row} ref={virtualizer?.measureElement} data-index={(row['aria-rowindex'] ?? 0) - 1 - HEADER_ROWS}>
      {children}
    </tr>
  );
}
