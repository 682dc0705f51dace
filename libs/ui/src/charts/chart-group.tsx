import { theme } from 'antd';
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ChartStyles } from './chart-styles';

/** The moment under the pointer or the keyboard's cursor. Milliseconds since 1970. */
interface ChartCursor {
  at: () => number | undefined;
  move: (at: number | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

const CursorContext = createContext<ChartCursor | null>(null);

/** Charts of one page share their cursor. */
export function ChartGroup({ children }: { children: ReactNode }) {
  const [cursor] = useState(createCursor);
  return (
    <CursorContext value={cursor}>
      <ChartStyles />
      {children}
    </CursorContext>
  );
}

/** Charts of one period in a grid, with one cursor. */
export function ChartGrid({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <ChartGroup>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          gap: `${String(token.margin)}px ${String(token.marginLG)}px`,
        }}
      >
        {children}
      </div>
    </ChartGroup>
  );
}

/** The cursor of the group, or of the chart alone. */
export function useChartCursor(): [at: number | undefined, move: ChartCursor['move']] {
  const [own] = useState(createCursor);
  const cursor = use(CursorContext) ?? own;
  return [useSyncExternalStore(cursor.subscribe, cursor.at), cursor.move];
}

function createCursor(): ChartCursor {
  let current: number | undefined;
  const listeners = new Set<() => void>();
  return {
    at: () => current,
    move: (at) => {
      if (at === current) return;
      current = at;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
