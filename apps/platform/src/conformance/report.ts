import type { Operation } from '@console/http/contract';

export type Outcome = 'fits' | 'misfit' | 'not tried';

export interface OperationReport {
  name: string;
  method: Operation['method'];
  path: string;
  /** Not in the specification's list of calls. */
  extension: boolean;
  outcome: Outcome;
  /** What does not fit, each with the path of its field. */
  problems: string[];
  /** Why it was not tried, or what could not be seen. */
  note?: string | undefined;
}

export interface ConformanceReport {
  url: string;
  counts: Record<Outcome, number>;
  operations: OperationReport[];
  /** What the whole run has to be read with. */
  remarks: string[];
}

/** Collects what was seen of each operation, in whatever order. */
export class Findings {
  readonly #seen = new Map<string, { problems: string[]; note?: string | undefined }>();

  readonly #remarks: string[] = [];

  constructor(private readonly operations: readonly Operation[]) {}

  remark(text: string): void {
    this.#remarks.push(text);
  }

  add({ name }: Operation, problems: readonly string[], note?: string): void {
    const seen = this.#seen.get(name) ?? { problems: [] };
    // One and the same thing may be seen by several calls.
    this.#seen.set(name, {
      problems: [...new Set([...seen.problems, ...problems])],
      note: note ?? seen.note,
    });
  }

  has({ name }: Pick<Operation, 'name'>): boolean {
    return this.#seen.has(name);
  }

  report(url: string, reasonNotTried: (operation: Operation) => string): ConformanceReport {
    const byAddress = this.operations.toSorted((one, other) => compare(addressOf(one), addressOf(other)));
    const operations = byAddress.map((operation): OperationReport => {
      const { name, method, path, extension = false } = operation;
      const seen = this.#seen.get(name);
      if (!seen) {
        const note = reasonNotTried(operation);
        return { name, method, path, extension, outcome: 'not tried', problems: [], note };
      }
      const outcome = seen.problems.length > 0 ? 'misfit' : 'fits';
      return { name, method, path, extension, outcome, ...seen };
    });
    const count = (outcome: Outcome) => operations.filter((one) => one.outcome === outcome).length;
    return {
      url,
      counts: { fits: count('fits'), misfit: count('misfit'), 'not tried': count('not tried') },
      operations,
      remarks: this.#remarks,
    };
  }
}

function addressOf({ path, method }: Operation): string {
  return `${path} ${method}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}

/** The report as lines for a terminal. */
export function printReport({ url, counts, operations, remarks }: ConformanceReport): string {
  const widest = Math.max(...operations.map(({ path }) => path.length));
  const lines = operations.flatMap(({ name, method, path, extension, outcome, problems, note }) => [
    `${outcome.padEnd(10)}${method.padEnd(7)}${path.padEnd(widest + 2)}${name}${extension ? ' (extension)' : ''}`,
    ...problems.map((problem) => `          ${problem}`),
    ...(note === undefined ? [] : [`          ${note}`]),
  ]);
  const sum = `${operations.length} operations: ${counts.fits} fit, ${counts.misfit} do not, ${counts['not tried']} were not tried.`;
  return `${[url, '', ...lines, '', ...remarks, sum].join('\n')}\n`;
}
