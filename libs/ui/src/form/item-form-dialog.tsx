import type { ObjectSchema } from '@console/http/contract';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { QueryDialog } from '../dialog/query-dialog';
import type { QueryResult } from '../display/query-state';
import { FormDialog, type FormDialogProps } from './form-dialog';
import { latestOf, type Read } from './latest-of';

/** A query whose data can be read again. */
export interface ReadQuery<Data> extends QueryResult<Data> {
  refetch: () => PromiseLike<Read<Data>>;
}

export interface ItemFormDialogProps<Schema extends ObjectSchema, Data, Item, Answer> extends Omit<
  FormDialogProps<Schema, Answer>,
  'initialValues' | 'run' | 'readLatest' | 'children'
> {
  result: ReadQuery<Data>;
  /** Undefined if the data does not have it. */
  itemOf: (data: Data) => (Item & { id: string; etag: string }) | undefined;
  /** Default: `title`. */
  titleOf?: (item: Item) => string;
  /** Title of the error; default, as `missing`: no dialog, because the page below shows it. */
  failed?: string;
  /** Text if the item does not exist. */
  missing?: string;
  valuesOf: (item: Item) => Partial<z.input<Schema>>;
  /** Sends the values with the version that the user has seen. */
  run: (values: z.output<Schema>, ifMatch: string) => ReturnType<FormDialogProps<Schema, Answer>['run']>;
  /** The item's ID is appended. */
  draftKey: string;
  children: (item: Item) => ReactNode;
}

/** A form about an item of a query: opens when it has loaded. */
export function ItemFormDialog<const Schema extends ObjectSchema, Data, Item, Answer>({
  result,
  itemOf,
  titleOf,
  failed,
  missing,
  valuesOf,
  run,
  draftKey,
  children,
  ...dialog
}: ItemFormDialogProps<Schema, Data, Item, Answer>) {
  const { title, closeTo, width } = dialog;
  const { currentData } = result;
  return (
    <QueryDialog
      result={result}
      item={currentData === undefined ? undefined : itemOf(currentData)}
      title={title}
      closeTo={closeTo}
      width={width}
      failed={failed}
      missing={missing}
    >
      {(item) => (
        <FormDialog
          {...dialog}
          key={item.id}
          title={titleOf?.(item) ?? title}
          initialValues={valuesOf(item)}
          run={(values, etag) => run(values, etag ?? item.etag)}
          readLatest={() => latestOf(result.refetch(), itemOf, valuesOf)}
          draftKey={`${draftKey} ${item.id}`}
        >
          {children(item)}
        </FormDialog>
      )}
    </QueryDialog>
  );
}
