import type { Operation } from '@console/http/contract';

/** `rejects`: only a conforming rejection was seen. */
export type Outcome = 'fits' | 'rejects' | 'misfit' | 'not tried';

export interface OperationReport {
  name: string;
  method: Operation['method'];
  path: string;
  extension: boolean;
  outcome: Outcome;
  problems: string[];
  note?: string | undefined;
}

export interface ConformanceReport {
  url: string;
  counts: Record<Outcome, number>;
  operations: OperationReport[];
  remarks: string[];
}

export class Findings {
  readonly #seen = new Map<string, { problems: string[]; note?: string | undefined }>();

  /** Operations with a successful response, or none expected. */
  readonly #tried = new Set<string>();

  readonly #remarks: string[] = [];

  constructor(private readonly operations: readonly Operation[]) {}

  remark(text: string): void {
    this.#remarks.push(text);
  }

  add(operation: Operation, problems: readonly string[], note?: string): void {
    this.#tried.add(operation.name);
    this.addRejection(operation, problems, note);
  }

  addRejection({ name }: Operation, problems: readonly string[], note?: string): void {
    const seen = this.#seen.get(name) ?? { problems: [] };
    this.#seen.set(name, {
      problems: [...new Set([...seen.problems, ...problems])],
      note: note ?? seen.note,
    });
  }

  has({ name }: Pick<Operation, 'name'>): boolean {
    return this.#tried.has(name);
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
      const isTried = this.#tried.has(name);
      const note = isTried ? seen.note : reasonNotTried(operation);
      const outcome = seen.problems.length > 0 ? 'misfit' : isTried ? 'fits' : 'rejects';
      return { name, method, path, extension, outcome, problems: seen.problems, note };
    });
    const count = (outcome: Outcome) => operations.filter((one) => one.outcome === outcome).length;
    return {
      url,
      counts: {
        fits: count('fits'),
        rejects: count('rejects'),
        misfit: count('misfit'),
        'not tried': count('not tried'),
      },
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

export function printReport({ url, counts, operations, remarks }: ConformanceReport): string {
  const widest = Math.max(...operations.map(({ path }) => path.length));
  const lines = operations.flatMap(({ name, method, path, extension, outcome, problems, note }) => [
    `${outcome.padEnd(10)}${method.padEnd(7)}${path.padEnd(widest + 2)}${name}${extension ? ' (extension)' : ''}`,
    ...problems.map((problem) => `          ${problem}`),
    ...(note === undefined ? [] : [`          ${note}`]),
  ]);
  const sum = `${operations.length} operations: ${counts.fits} fit, ${counts.rejects} were seen rejecting only, ${counts.misfit} do not fit, ${counts['not tried']} were not tried.`;
  return `${[url, '', ...lines, '', ...remarks, sum].join('\n')}\n`;
}
