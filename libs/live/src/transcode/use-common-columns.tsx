import { clipText } from '@console/i18n';
import { useZone } from '@console/ui';
import { timeColumn, type ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { TranscodeKind } from '../resource/resource-paths';
import { useNameColumn } from '../resource/use-name-column';
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
  const texts = useTranscodeTexts();
  const zone = useZone();
  const name = useNameColumn<Row>(`transcode/${kind}`);
  const usedBy: ResourceColumn<Row> = {
    key: 'usedBy',
    title: t('transcode.usedBy'),
    render: (row) => <bdi>{clipText(texts.usedBy(row.usedBy))}</bdi>,
    text: (row) => row.usedBy.map((user) => user.name).join(', '),
  };
  const updatedAt = timeColumn({
    key: 'updatedAt',
    title: t('transcode.updatedAt'),
    zone,
    sortable: true,
    priority: 'secondary',
    relative: true,
  });
  return { name, usedBy, updatedAt };
}
