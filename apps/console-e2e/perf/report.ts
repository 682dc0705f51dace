import type { Application } from './applications';

const KIB = 1024;

interface Line {
  figure: string;
  says: string;
  unit: 'ms' | 'KiB' | 'score' | 'count';
  /** Maximum ratio to the bare application. */
  ratio?: number;
  /** Maximum in the unit. */
  budget?: number;
}

const LINES: readonly Line[] = [
  { figure: 'form.usable', says: 'Sign-in form usable', unit: 'ms', ratio: 0.6 },
  { figure: 'form.firstPaint', says: '  first contentful paint', unit: 'ms' },
  { figure: 'form.largestPaint', says: '  largest contentful paint', unit: 'ms' },
  { figure: 'form.shift', says: '  layout shift', unit: 'score' },
  { figure: 'form.blocked', says: '  blocking time', unit: 'ms' },
  { figure: 'form.requests', says: '  requests', unit: 'count' },
  { figure: 'form.wireBytes', says: '  bytes on the wire', unit: 'KiB' },
  { figure: 'form.scriptBytes', says: '  JavaScript, brotli', unit: 'KiB', budget: 165 },
  { figure: 'list.row', says: 'First row of a cold deep link', unit: 'ms', ratio: 0.95 },
  { figure: 'list.firstPaint', says: '  first contentful paint', unit: 'ms' },
  { figure: 'list.largestPaint', says: '  largest contentful paint', unit: 'ms' },
  { figure: 'list.shift', says: '  layout shift', unit: 'score' },
  { figure: 'list.blocked', says: '  blocking time', unit: 'ms', ratio: 0.8 },
  { figure: 'list.requests', says: '  requests', unit: 'count' },
  { figure: 'list.wireBytes', says: '  bytes on the wire', unit: 'KiB' },
  { figure: 'list.scriptBytes', says: '  JavaScript, brotli', unit: 'KiB', budget: 285 },
  { figure: 'reload.row', says: 'First row of a warm reload', unit: 'ms' },
  { figure: 'list.hundred', says: '100 rows drawn', unit: 'ms', ratio: 1.3 },
  { figure: 'route.first', says: 'Another route, first time', unit: 'ms', ratio: 1 },
  { figure: 'route.back', says: '  and back', unit: 'ms', ratio: 1 },
  { figure: 'hovered.first', says: 'Another route, after a hover', unit: 'ms', ratio: 1 },
  { figure: 'hovered.back', says: '  and back', unit: 'ms', ratio: 1 },
];

export type Runs = Record<Application['name'], Record<string, number>[]>;

export function reportOf(runs: Runs): string[] {
  const measured = LINES.filter(({ figure }) => runs.console.some((run) => figure in run));
  return table([
    ['', 'console', 'bare application', 'ratio', 'wanted', ''],
    ...measured.map((line) => row(line, runs)),
  ]);
}

function row({ figure, says, unit, ratio: wanted, budget }: Line, runs: Runs): string[] {
  const [ours, bare] = [spreadOf(runs.console, figure), spreadOf(runs.bare, figure)];
  const ratio = ours.median / bare.median;
  const limit = wanted === undefined ? budget : wanted;
  const taken = wanted === undefined ? ours.median / KIB : ratio;
  return [
    says,
    spreadText(ours, unit),
    spreadText(bare, unit),
    Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
    limit === undefined ? '' : `≤ ${wanted === undefined ? `${limit} KiB` : limit.toFixed(2)}`,
    limit === undefined ? '' : taken <= limit ? 'PASS' : 'over',
  ];
}

interface Spread {
  median: number;
  least: number;
  most: number;
}

function spreadOf(runs: readonly Record<string, number>[], figure: string): Spread {
  const values = runs.map((run) => run[figure] ?? Number.NaN).toSorted((one, other) => one - other);
  const at = (index: number) => values[index] ?? Number.NaN;
  const middle = (values.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(values.length - 1),
  };
}

function spreadText({ median, least, most }: Spread, unit: Line['unit']): string {
  if (Number.isNaN(median)) return '–';
  const number = (value: number) => {
    if (unit === 'score') return value.toFixed(3);
    return unit === 'KiB' ? (value / KIB).toFixed(1) : value.toFixed(0);
  };
  const spread = `(${number(least)}–${number(most)})`;
  return unit === 'count' || unit === 'score'
    ? `${number(median)} ${spread}`
    : `${number(median)} ${unit} ${spread}`;
}

function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
