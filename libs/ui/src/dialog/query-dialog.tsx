import type { ReactNode } from 'react';
import { QueryState, type QueryResult } from '../display/query-state';
import { RouteDialog } from './route-dialog';
import type { CloseTo } from './use-close-to';

interface QueryDialogProps<Data> {
  result: QueryResult<Data>;
  /** Of the dialog until the data has loaded. */
  title: string;
  closeTo: CloseTo;
  /** Title of the error. */
  failed: string;
  /** Text after a 404. */
  missing: string;
  /** The dialog with the data. */
  children: (data: Data) => ReactNode;
}

/** A dialog as a child route about data of a query; a dialog with its state precedes it. */
export function QueryDialog<Data>({
  result,
  title,
  closeTo,
  failed,
  missing,
  children,
}: QueryDialogProps<Data>) {
  if (result.currentData !== undefined) return children(result.currentData);
  return (
    <RouteDialog title={title} closeTo={closeTo}>
      <QueryState result={result} failed={failed} missing={missing}>
        {() => null}
      </QueryState>
    </RouteDialog>
  );
}
