import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { POLLED } from '../api/polling';
import {
  useDeleteTranscodePresetMutation,
  useLazyListTranscodePresetsQuery,
  useListTranscodePresetsQuery,
} from '../api/transcode-api';
import type { TranscodePreset } from '../contract';
import { ResourceListPage, useIsResourceOpen } from '../resource/resource-list-page';
import { CHANGE_TRANSCODE } from './transcode-access';
import { useCommonColumns } from './use-common-columns';
import { useTranscodeActions } from './use-transcode-actions';
import { useTranscodeList } from './use-transcode-list';

export function PresetListPage() {
  return useIsResourceOpen() ? <Outlet /> : <PresetList />;
}

function PresetList() {
  const { t } = useTranslation('live');
  const { list, args } = useTranscodeList();
  const [readList] = useLazyListTranscodePresetsQuery({ selectFromResult: () => ({}) });
  const [remove] = useDeleteTranscodePresetMutation();
  const { name, usedBy, updatedAt } = useCommonColumns<TranscodePreset>('presets');
  return (
    <ResourceListPage<TranscodePreset>
      kind="transcode/presets"
      title={t('transcode.presets.title')}
      addLabel={t('transcode.presets.add')}
      label={t('transcode.presets.title')}
      empty={t('transcode.presets.empty')}
      requires={CHANGE_TRANSCODE}
      list={list}
      result={useListTranscodePresetsQuery(args, POLLED)}
      readPage={(page) => readList({ ...args, ...page }).unwrap()}
      columns={[
        name,
        { key: 'speed', title: t('transcode.speed'), render: ({ speed }) => speed },
        { key: 'level', title: t('transcode.level'), render: ({ level }) => level },
        { key: 'tune', title: t('transcode.tune'), render: ({ tune }) => t(`transcode.tunes.${tune}`) },
        { key: 'bFrames', title: t('transcode.bFrames'), align: 'end', render: ({ bFrames }) => bFrames },
        usedBy,
        updatedAt,
      ]}
      {...useTranscodeActions('presets', remove)}
    />
  );
}
