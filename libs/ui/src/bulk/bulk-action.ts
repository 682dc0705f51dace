import type { Requirement } from '../provider/ui-provider';
import type { ReactNode } from 'react';
import type { Outcome } from '../display/outcome';

export interface BulkAction<Row> {
  key: string;
  /** The button's label, also the title of its progress. */
  label: string;
  /** The question: "Archive 3 apps?". */
  question: (count: number) => string;
  /** The effect on a row in a sentence or two, or a field for it. */
  effect: ReactNode;
  /** Destructive, or revokes access. With "all matching", the number must be typed. */
  danger?: boolean;
  /** Cannot be undone: the number must be typed for any selection. */
  isPermanent?: boolean;
  /** Without access the action is locked and explains why. */
  requires?: Requirement;
  /** Runs the action on one row. Declare its call with http's control `SHOWN_IN_RESULTS`. */
  run: (row: Row) => PromiseLike<Outcome<unknown>>;
  /** Offered with the results for the rows that succeeded. */
  undo?: Pick<BulkAction<Row>, 'label' | 'run'>;
}
