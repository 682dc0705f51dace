import { AddButton, useAppScope } from '@console/shell-layout';
import { type PageAction, type Requirement } from '@console/ui';
import { ListPage, ResourceTable } from '@console/ui/list';
import type { ComponentProps, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { addResourcePath, type ResourceKind } from './resource-paths';
import { useResourceArgs } from './use-resource-args';

type Table<Row> = Pick<
  ComponentProps<typeof ResourceTable<Row & object>>,
  'label' | 'list' | 'result' | 'columns' | 'readPage' | 'filters' | 'empty'
>;

interface ResourceListPageProps<Row extends { id: string }> extends Table<Row> {
  kind: ResourceKind;
  title: string;
  addLabel: string;
  requires: Requirement;
  actionsOf: (row: Row) => PageAction[];
  dialogs: ReactNode;
}

/** The channels or settings of a kind; the page of one takes its place. */
export function ResourceListPage<Row extends { id: string }>({
  kind,
  title,
  addLabel,
  requires,
  actionsOf,
  dialogs,
  ...table
}: ResourceListPageProps<Row>) {
  const { appId } = useAppScope();
  const tableKey = kind.replace('/', '-');
  const add = (
    <AddButton requires={requires} to={addResourcePath(kind, appId)}>
      {addLabel}
    </AddButton>
  );
  return (
    <ListPage title={title} actions={add}>
      <ResourceTable
        {...table}
        add={add}
        live
        {...(requires.access !== undefined && { access: requires.access })}
        rowKey={({ id }) => id}
        tableKey={appId === undefined ? tableKey : `app-${tableKey}`}
        rowActions={actionsOf}
      />
      {dialogs}
      <Outlet />
    </ListPage>
  );
}

/** Whether one is open in place of the list. */
export const useIsResourceOpen = () => useResourceArgs().id !== '';
