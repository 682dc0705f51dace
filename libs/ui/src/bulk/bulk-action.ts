import type { Requirement } from '../provider/ui-provider';
import type { Outcome } from '../display/outcome';

/** What can be done with many rows of a list at once. */
export interface BulkAction<Row> {
  key: string;
  /** The act in a word or two: a button, and the title of its progress. */
  label: string;
  /** The question before it: "Archive 3 apps?". */
  question: (count: number) => string;
  /** What it does to a row, in a sentence or two. */
  effect: string;
  /** Destructive, or revokes access. With "all matching", the number must be typed. */
  danger?: boolean;
  /** What the act asks for; where something is in the way it is locked, and answers why. */
  requires?: Requirement;
  /** Does it to one row. Its call is declared with the control `SHOWN_IN_RESULTS` of http: the results tell of a failure. */
  run: (row: Row) => PromiseLike<Outcome<unknown>>;
  /** Takes it back, under a label of its own: offered with the results, for the rows that it was done to. */
  undo?: Pick<BulkAction<Row>, 'label' | 'run'>;
}
