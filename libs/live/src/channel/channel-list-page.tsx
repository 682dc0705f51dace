import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useKeepQuery } from '@console/shell-layout';
import { GuardedButton, type PageAction, type Requirement } from '@console/ui';
import { ListPage, ResourceTable } from '@console/ui/list';
import type { ComponentProps, ReactNode } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router';
import type { ChannelKind, Stream } from '../contract';
import { useAppScope } from '../use-app-scope';
import { addChannelPath } from './channel-paths';

type Table<Row> = Pick<
  ComponentProps<typeof ResourceTable<Row & object>>,
  'label' | 'list' | 'result' | 'columns' | 'readPage' | 'filters' | 'empty'
>;

interface ChannelListPageProps<Row extends Stream> extends Table<Row> {
  kind: ChannelKind;
  title: string;
  addLabel: string;
  requires: Requirement;
  actionsOf: (row: Row) => PageAction[];
  dialogs: ReactNode;
}

/** The channels of a kind; the page of a channel takes its place. */
export function ChannelListPage<Row extends Stream>({
  kind,
  title,
  addLabel,
  requires,
  actionsOf,
  dialogs,
  ...table
}: ChannelListPageProps<Row>) {
  const { appId } = useAppScope();
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  return (
    <ListPage
      title={title}
      actions={
        <GuardedButton
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          requires={requires}
          onClick={() => void navigate(keepQuery(addChannelPath(kind, appId)))}
        >
          {addLabel}
        </GuardedButton>
      }
    >
      <ResourceTable
        {...table}
        live
        {...(requires.access !== undefined && { access: requires.access })}
        rowKey={({ id }) => id}
        tableKey={appId === undefined ? kind : `app-${kind}`}
        rowActions={actionsOf}
      />
      {dialogs}
      <Outlet />
    </ListPage>
  );
}

/** Whether a channel is open in place of the list. */
export const useIsChannelOpen = () => useParams()['channelId'] !== undefined;
