import { useZone } from '@console/ui';
import { timeColumn, type ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { useChannelColumns } from '../channel/use-channel-columns';
import type { Stream } from '../contract';
import { useStreamTexts } from '../use-stream-texts';

export function useStreamColumns(): ResourceColumn<Stream>[] {
  const { t } = useTranslation('live');
  const texts = useStreamTexts();
  const zone = useZone();
  const { name, state, viewers } = useChannelColumns<Stream>(({ source }) => texts.source(source));

  return [
    name,
    state,
    { ...viewers, sortable: true },
    {
      key: 'outKbps',
      title: t('egress'),
      sortable: true,
      align: 'end',
      render: ({ state, outKbps }) => (state === 'live' ? texts.bitrate(outKbps) : '–'),
      text: ({ outKbps }) => outKbps,
    },
    {
      key: 'renditions',
      title: t('renditions'),
      render: ({ renditions }) => texts.renditions(renditions) || '–',
      text: ({ renditions }) => texts.renditions(renditions),
    },
    {
      key: 'server',
      priority: 'secondary',
      title: t('server'),
      render: ({ server }) => server?.name ?? '–',
      text: ({ server }) => server?.name,
    },
    timeColumn({ key: 'startedAt', title: t('startedAt'), zone, sortable: true, relative: true }),
  ];
}
