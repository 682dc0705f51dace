import { clipText, formatDateTime } from '@console/i18n';
import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { DateTime, PlainLink, TwoLines, useZone } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { resourcePath, type TranscodeKind } from '../resource/resource-paths';
import { useTranscodeTexts } from './use-transcode-texts';

interface Setting {
  id: string;
  appId: string;
  appName: string;
  name: string;
  usedBy: readonly { name: string }[];
  updatedAt: string;
}

/** The columns that the lists of all settings have. */
export function useCommonColumns<Row extends Setting>(kind: TranscodeKind) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const texts = useTranscodeTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const name: ResourceColumn<Row> = {
    key: 'name',
    title: t('name'),
    sortable: true,
    render: (row) => {
      const to = keepQuery(resourcePath(`transcode/${kind}`, appId, row.id));
      return appId === undefined ? (
        <TwoLines main={row.name} detail={row.appName} to={to} />
      ) : (
        <PlainLink to={to}>
          <bdi>{row.name}</bdi>
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
  const usedBy: ResourceColumn<Row> = {
    key: 'usedBy',
    title: t('transcode.usedBy'),
    render: (row) => <bdi>{clipText(texts.usedBy(row.usedBy))}</bdi>,
    text: (row) => row.usedBy.map((user) => user.name).join(', '),
  };
  const updatedAt: ResourceColumn<Row> = {
    key: 'updatedAt',
    priority: 'secondary',
    title: t('transcode.updatedAt'),
    sortable: true,
    render: (row) => <DateTime value={row.updatedAt} zone={zone} relative />,
    text: (row) => formatDateTime(row.updatedAt, zone),
  };
  return { name, usedBy, updatedAt };
}
