import { useState, type ReactNode } from 'react';
import { EmptyState } from '../display/empty-state';
import { QueryState, type QueryResult } from '../display/query-state';
import { RouteDialog, type RouteDialogProps } from './route-dialog';
import { useReturnedFocus } from './use-returned-focus';

interface QueryDialogProps<Item extends { id: string }> extends Omit<RouteDialogProps, 'children'> {
  result: QueryResult<unknown>;
  /** What the dialog is about; undefined while loading, and if the data does not have it. */
  item: Item | undefined;
  /** Title of the error; default, as `missing`: no dialog, because the page below shows it. */
  failed?: string | undefined;
  /** Text if the item does not exist. */
  missing?: string | undefined;
  /** The dialog about the item, in the version that the user sees: later ones are not passed. */
  children: (item: Item) => ReactNode;
}

/** A dialog as a child route about an item of a query: opens when it has loaded, or with the error. */
export function QueryDialog<Item extends { id: string }>({
  result,
  item,
  failed,
  missing,
  children,
  ...dialog
}: QueryDialogProps<Item>) {
  // Focus returns to the element that opened the first dialog.
  useReturnedFocus();
  const [opened, setOpened] = useState(item);
  if (item !== undefined && item.id !== opened?.id) setOpened(item);
  if (item !== undefined) return children(item.id === opened?.id ? opened : item);
  const isLoading = result.currentData === undefined && result.error === undefined;
  if (isLoading || failed === undefined || missing === undefined) return null;
  return (
    <RouteDialog {...dialog}>
      <QueryState result={result} failed={failed} missing={missing}>
        {() => <EmptyState text={missing} />}
      </QueryState>
    </RouteDialog>
  );
}
