import { useAppScope, useKeepQuery } from '@console/shell-layout';
import { PlainLink, TwoLines } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { resourcePath, type ResourceKind } from './resource-paths';

interface Named {
  id: string;
  name: string;
  appId: string;
  appName: string;
}

/** Names that lead to their pages; in the list of all apps with the app. */
export function useNameColumn<Row extends Named>(kind: ResourceKind): ResourceColumn<Row> {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const keepQuery = useKeepQuery();
  return {
    key: 'name',
    title: t('name'),
    sortable: true,
    render: ({ id, name, appName }) => {
      const to = keepQuery(resourcePath(kind, appId, id));
      return appId === undefined ? (
        <TwoLines main={name} detail={appName} to={to} />
      ) : (
        <PlainLink to={to}>
          <bdi>{name}</bdi>
        </PlainLink>
      );
    },
    text: (row) => row.name,
    exports: [
      { title: t('name'), text: (row) => row.name },
      { title: t('app'), text: (row) => row.appId },
      { title: t('id'), text: (row) => row.id },
    ],
  };
}
