import { clipText, formatDateTime } from '@console/i18n';
import { DateTime, useZone } from '@console/ui';
import { statusColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { POLLED } from '../api/polling';
import {
  useDeleteTranscodeChannelMutation,
  useLazyListTranscodeChannelsQuery,
  useListTranscodeChannelsQuery,
} from '../api/transcode-api';
import type { TranscodeChannel } from '../contract';
import { ResourceListPage, useIsResourceOpen } from '../resource/resource-list-page';
import { useStreamTexts } from '../use-stream-texts';
import { CHANGE_TRANSCODE } from './transcode-access';
import { useCommonColumns } from './use-common-columns';
import { useTranscodeActions } from './use-transcode-actions';
import { useTranscodeList } from './use-transcode-list';
import { useTranscodeTexts } from './use-transcode-texts';

export function ChannelListPage() {
  return useIsResourceOpen() ? <Outlet /> : <ChannelList />;
}

function ChannelList() {
  const { t } = useTranslation('live');
  const texts = useTranscodeTexts();
  const { state: stateOf } = useStreamTexts();
  const zone = useZone();
  const { list, args } = useTranscodeList();
  const [readList] = useLazyListTranscodeChannelsQuery({ selectFromResult: () => ({}) });
  const [remove] = useDeleteTranscodeChannelMutation();
  const { name, updatedAt } = useCommonColumns<TranscodeChannel>('channels');
  return (
    <ResourceListPage<TranscodeChannel>
      kind="transcode/channels"
      title={t('transcode.channels.title')}
      addLabel={t('transcode.channels.add')}
      label={t('transcode.channels.title')}
      empty={t('transcode.channels.empty')}
      requires={CHANGE_TRANSCODE}
      list={list}
      result={useListTranscodeChannelsQuery(args, POLLED)}
      readPage={(page) => readList({ ...args, ...page }).unwrap()}
      columns={[
        name,
        statusColumn({ key: 'state', title: t('state'), status: ({ stream }) => stateOf(stream.state) }),
        {
          key: 'stream',
          title: t('transcode.input'),
          render: ({ stream }) => <bdi>{stream.name}</bdi>,
          text: ({ stream }) => stream.name,
        },
        {
          key: 'template',
          title: t('transcode.template'),
          render: ({ template }) => <bdi>{template.name}</bdi>,
          text: ({ template }) => template.name,
        },
        {
          key: 'speed',
          title: t('transcode.encoderSpeed'),
          align: 'end',
          render: ({ speed }) => texts.speed(speed),
          text: ({ speed }) => speed,
        },
        {
          key: 'framesPerSecond',
          priority: 'secondary',
          title: t('transcode.fps'),
          align: 'end',
          render: ({ framesPerSecond }) => texts.fps(framesPerSecond),
          text: ({ framesPerSecond }) => framesPerSecond,
        },
        {
          key: 'droppedFrames',
          title: t('transcode.dropped'),
          align: 'end',
          render: ({ droppedFrames }) => texts.dropped(droppedFrames),
          text: ({ droppedFrames }) => droppedFrames,
        },
        {
          key: 'profiles',
          priority: 'secondary',
          title: t('transcode.ladder'),
          render: ({ profiles }) => <bdi>{clipText(profiles.join(', '))}</bdi>,
          text: ({ profiles }) => profiles.join(', '),
        },
        {
          key: 'server',
          priority: 'tertiary',
          title: t('server'),
          render: ({ server }) => <bdi>{server ?? '–'}</bdi>,
          text: ({ server }) => server,
        },
        {
          key: 'startedAt',
          priority: 'tertiary',
          title: t('startedAt'),
          render: ({ stream: { startedAt } }) => <DateTime value={startedAt} zone={zone} relative />,
          text: ({ stream: { startedAt } }) => startedAt && formatDateTime(startedAt, zone),
        },
        { ...updatedAt, priority: 'tertiary' },
      ]}
      {...useTranscodeActions('channels', remove)}
    />
  );
}
