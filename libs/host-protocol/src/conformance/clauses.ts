/** What became of one clause. A skipped one says what it would have taken. */
export type Outcome =
  { readonly result: 'passed' } | { readonly result: 'failed' | 'skipped'; readonly reason: string };

/** One promise of the protocol, asked of one side of it. */
export interface Clause<Subject> {
  /** Stays the same from version to version. */
  readonly id: string;
  /** What is promised, for the developers of that side: plain English, as an error message is. */
  readonly asks: string;
  /** Clauses that this one cannot be asked without. */
  readonly needs?: readonly string[];
  /** What is thrown on the way counts as failed. */
  readonly check: (subject: Subject) => Outcome | Promise<Outcome>;
}

export type Verdict = Outcome & Pick<Clause<never>, 'id' | 'asks'>;

/** What the suite found out about one side of the protocol: plain data, to be shown, stored or asserted on. */
export interface ConformanceReport {
  readonly of: 'host' | 'guest';
  readonly carrier: 'page' | 'frame';
  /** Of the protocol that was asked for. */
  readonly version: number;
  readonly verdicts: readonly Verdict[];
}

export const PASSED: Outcome = { result: 'passed' };

export function failed(reason: string): Outcome {
  return { result: 'failed', reason };
}

export function skipped(reason: string): Outcome {
  return { result: 'skipped', reason };
}

/** Passed where nothing is wrong. */
export function passedUnless(reason: string | undefined): Outcome {
  return reason === undefined ? PASSED : failed(reason);
}

/** Asks one clause after the other, each for at most `limit` milliseconds, so that a side that hangs ends no run. */
export async function askClauses<Subject>(
  clauses: readonly Clause<Subject>[],
  subject: Subject,
  limit: number,
  tell: (verdict: Verdict) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { id, asks, needs = [], check } of clauses) {
    const lacking = needs.find((needed) =>
      verdicts.some((verdict) => verdict.id === needed && verdict.result !== 'passed'),
    );
    const outcome =
      lacking === undefined
        ? await outcomeOf(() => check(subject), limit)
        : skipped(`It cannot be asked, as "${lacking}" has not passed.`);
    const verdict = { id, asks, ...outcome };
    verdicts.push(verdict);
    tell(verdict);
  }
  return verdicts;
}

async function outcomeOf(check: () => Outcome | Promise<Outcome>, limit: number): Promise<Outcome> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timeout = setTimeout(() => {
      resolve(failed(`No end of it within ${limit / 1000} s.`));
    }, limit);
  });
  try {
    return await Promise.race([Promise.resolve().then(check), late]);
  } catch (fault) {
    return failed(`It threw: ${textOf(fault)}`);
  } finally {
    clearTimeout(timeout);
  }
}

/** What was thrown, in a line. */
export function textOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
