import { DateTime, PlainLink, StatusTag, useZone } from '@console/ui';
import { RowsTable } from '@console/ui/list';
import { Figure, Figures, Section } from '@console/ui/overview';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { POLLED } from '../api/polling';
import { useDeleteTranscodeChannelMutation, useGetTranscodeChannelQuery } from '../api/transcode-api';
import type { TranscodeChannel } from '../contract';
import { resourcePath } from '../resource/resource-paths';
import { useResourceArgs } from '../resource/use-resource-args';
import { streamPath } from '../stream-paths';
import { useStreamTexts } from '../use-stream-texts';
import { TranscodePage } from './transcode-page';
import { useTranscodeActions } from './use-transcode-actions';
import { useTranscodeTexts } from './use-transcode-texts';

export function ChannelPage() {
  const { t } = useTranslation('live');
  const texts = useTranscodeTexts();
  const { state } = useStreamTexts();
  const zone = useZone();
  const args = useResourceArgs();
  const [remove] = useDeleteTranscodeChannelMutation();
  return (
    <TranscodePage
      kind="channels"
      result={useGetTranscodeChannelQuery(args, POLLED)}
      tags={({ stream }) => <StatusTag {...state(stream.state)} />}
      main={(channel) => <RenditionSection channel={channel} />}
      figures={({ speed, droppedFrames }) => (
        <Figures label={t('figures')}>
          <Figure
            label={t('transcode.encoderSpeed')}
            value={texts.speed(speed)}
            note={t('transcode.encoderSpeedNote')}
          />
          <Figure
            label={t('transcode.dropped')}
            value={texts.dropped(droppedFrames)}
            note={t('transcode.droppedNote')}
          />
        </Figures>
      )}
      facts={({ stream, template, server }) => [
        {
          label: t('transcode.input'),
          value: (
            <PlainLink to={streamPath(args.appId, stream.id)}>
              <bdi>{stream.name}</bdi>
            </PlainLink>
          ),
        },
        {
          label: t('transcode.template'),
          value: (
            <PlainLink to={resourcePath('transcode/templates', args.appId, template.id)}>
              <bdi>{template.name}</bdi>
            </PlainLink>
          ),
        },
        { label: t('server'), value: server ?? '–' },
        { label: t('since'), value: <DateTime value={stream.startedAt} zone={zone} /> },
      ]}
      {...useTranscodeActions('channels', remove)}
    />
  );
}

function RenditionSection({ channel: { renditions, problem } }: { channel: TranscodeChannel }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const texts = useTranscodeTexts();
  return (
    <Section title={t('renditions')}>
      {problem !== null && (
        <p role="status" style={{ margin: 0, color: token.colorWarningText }}>
          {problem}
        </p>
      )}
      <RowsTable
        label={t('renditions')}
        rows={renditions}
        rowKey={({ name }) => name}
        empty={t('noRenditions')}
        columns={[
          { key: 'name', title: t('transcode.rendition'), render: ({ name }) => name },
          {
            key: 'picture',
            title: t('transcode.picture'),
            render: (rendition) => t('picture', { ...rendition }),
          },
          {
            key: 'kbps',
            title: t('transcode.bitrate'),
            align: 'end',
            render: ({ kbps }) => texts.bitrate(kbps),
          },
          {
            key: 'speed',
            title: t('transcode.encoderSpeed'),
            align: 'end',
            render: ({ encoder }) => (encoder ? texts.speed(encoder.speed) : t('transcode.passed')),
          },
          {
            key: 'dropped',
            title: t('transcode.dropped'),
            align: 'end',
            render: ({ encoder }) => texts.dropped(encoder?.droppedFrames ?? null),
          },
          {
            key: 'viewers',
            title: t('viewers'),
            align: 'end',
            render: ({ viewers = 0 }) => texts.number(viewers),
          },
        ]}
        cards
      />
    </Section>
  );
}
