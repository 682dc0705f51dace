import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { POLLED } from '../api/polling';
import {
  useDeleteTranscodeProfileMutation,
  useLazyListTranscodeProfilesQuery,
  useListTranscodeProfilesQuery,
} from '../api/transcode-api';
import type { TranscodeProfile } from '../contract';
import { ResourceListPage, useIsResourceOpen } from '../resource/resource-list-page';
import { CHANGE_TRANSCODE } from './transcode-access';
import { useCommonColumns } from './use-common-columns';
import { useTranscodeActions } from './use-transcode-actions';
import { useTranscodeList } from './use-transcode-list';
import { useTranscodeTexts } from './use-transcode-texts';

export function ProfileListPage() {
  return useIsResourceOpen() ? <Outlet /> : <ProfileList />;
}

function ProfileList() {
  const { t } = useTranslation('live');
  const texts = useTranscodeTexts();
  const { list, args } = useTranscodeList();
  const [readList] = useLazyListTranscodeProfilesQuery({ selectFromResult: () => ({}) });
  const [remove] = useDeleteTranscodeProfileMutation();
  const { name, usedBy, updatedAt } = useCommonColumns<TranscodeProfile>('profiles');
  return (
    <ResourceListPage<TranscodeProfile>
      kind="transcode/profiles"
      title={t('transcode.profiles.title')}
      addLabel={t('transcode.profiles.add')}
      label={t('transcode.profiles.title')}
      empty={t('transcode.profiles.empty')}
      requires={CHANGE_TRANSCODE}
      list={list}
      result={useListTranscodeProfilesQuery(args, POLLED)}
      readPage={(page) => readList({ ...args, ...page }).unwrap()}
      columns={[
        name,
        {
          key: 'picture',
          title: t('transcode.picture'),
          render: (profile) => t('picture', profile),
        },
        {
          key: 'kbps',
          title: t('transcode.bitrate'),
          align: 'end',
          render: ({ kbps }) => texts.bitrate(kbps),
          text: ({ kbps }) => kbps,
        },
        {
          key: 'gopSeconds',
          title: t('transcode.gop'),
          align: 'end',
          render: ({ gopSeconds }) => t('seconds', { seconds: gopSeconds }),
          text: ({ gopSeconds }) => gopSeconds,
        },
        {
          key: 'preset',
          title: t('transcode.preset'),
          render: ({ preset }) => <bdi>{preset.name}</bdi>,
          text: ({ preset }) => preset.name,
        },
        usedBy,
        updatedAt,
      ]}
      {...useTranscodeActions('profiles', remove)}
    />
  );
}
