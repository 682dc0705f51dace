import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { TwoLines } from '@console/ui';
import { statusColumn, type ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { Stream } from '../contract';
import { Thumbnail } from '../thumbnail';
import { useStreamTexts } from '../use-stream-texts';
import { pagePath } from '../resource/resource-paths';

/** The columns that the lists of all channels begin with. */
export function useChannelColumns<Row extends Stream>(detail: (row: Row) => string) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const texts = useStreamTexts();
  const keepQuery = useKeepQuery();
  const name: ResourceColumn<Row> = {
    key: 'name',
    title: t('name'),
    sortable: true,
    render: (row) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Thumbnail stream={row} width={56} />
        <TwoLines
          main={row.name}
          detail={appId === undefined ? row.appName : detail(row)}
          to={keepQuery(pagePath(appId, row))}
        />
      </span>
    ),
    text: (row) => row.name,
    exports: [
      { title: t('name'), text: (row) => row.name },
      { title: t('app'), text: (row) => row.appId },
      { title: t('id'), text: (row) => row.id },
    ],
  };
  const state: ResourceColumn<Row> = statusColumn({
    key: 'state',
    title: t('state'),
    sortable: true,
    status: texts.status,
  });
  const viewers: ResourceColumn<Row> = {
    key: 'viewers',
    title: t('viewers'),
    align: 'end',
    render: (row) => (row.state === 'live' ? texts.viewers(row.viewers) : '–'),
    text: (row) => row.viewers,
  };
  return { name, state, viewers };
}
