import { useAppScope } from '@console/shell-layout';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { DateTime, FactList, GuardedButton, saveFile, useZone, type PageAction } from '@console/ui';
import { Row, RowList, Section, SectionBody } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPlayoutChannelQuery, useTakeLiveMutation } from '../api/channels-api';
import { POLLED } from '../api/polling';
import { ChannelPage } from '../channel/channel-page';
import { StreamSelect } from '../channel/stream-select';
import { SwitchLog } from '../channel/switch-log';
import { useResourceArgs } from '../resource/use-resource-args';
import type { PlayoutChannel } from '../contract';
import { CHANGE_STREAMS, useStreamActions } from '../stream/use-stream-actions';
import { PLAYOUT_PATHS } from './playout-access';
import { programGuide } from './program-guide';
import { WeekScheduleSection } from './week-schedule-section';

/** A linear channel with its week, what was on air, and what keeps it from going on as planned. */
export function PlayoutPage() {
  const { t } = useTranslation('live');
  const result = useGetPlayoutChannelQuery(useResourceArgs(), POLLED);
  const { actionsOf, dialogs } = useStreamActions(PLAYOUT_PATHS);
  const guide = (channel: PlayoutChannel): PageAction => ({
    key: 'guide',
    label: t('playout.guide'),
    icon: <DownloadOutlined aria-hidden />,
    inMenu: true,
    requires: {},
    run: () =>
      saveFile(
        new Blob([programGuide(channel, Date.now())], { type: 'application/xml' }),
        `${channel.id}.xml`,
      ),
  });
  return (
    <ChannelPage
      kind="playout"
      result={result}
      actionsOf={(channel) => [...actionsOf(channel), guide(channel)]}
      dialogs={dialogs}
      main={(channel) => <WeekScheduleSection channel={channel} />}
      aside={(channel) => (
        <>
          <TakeLive channel={channel} />
          <Problems channel={channel} />
          <SwitchLog title={t('playout.asRun')} switches={channel.switches} />
          <Section title={t('facts')}>
            <SectionBody>
              <FactList
                dense
                facts={[
                  { label: t('event.zone'), value: channel.zone },
                  {
                    label: t('playout.filler'),
                    value: fillerOf(channel) || t(`patterns.${channel.pattern}`),
                  },
                ]}
              />
            </SectionBody>
          </Section>
        </>
      )}
    />
  );
}

/** Titles of the videos in gaps. */
function fillerOf({ fillerVideoIds = [], videos }: PlayoutChannel): string {
  return videos
    .filter(({ videoId }) => fillerVideoIds.includes(videoId))
    .flatMap(({ title }) => title ?? [])
    .join(', ');
}

function TakeLive({ channel: { id, appId: ofApp, taken } }: { channel: PlayoutChannel }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const [take] = useTakeLiveMutation();
  const [chosen, setChosen] = useState<string>();
  return (
    <Section title={t('playout.live')}>
      <SectionBody>
        <Flex vertical gap={token.marginXS} align="stretch">
          {taken ? (
            <>
              <span role="status">{t('playout.taken', { name: taken.name ?? t('channel.deleted') })}</span>
              <GuardedButton
                type="primary"
                requires={CHANGE_STREAMS}
                onClick={() => void take({ id, appId, body: { streamId: null } })}
              >
                {t('playout.return')}
              </GuardedButton>
            </>
          ) : (
            <>
              <StreamSelect
                aria-label={t('playout.liveStream')}
                ofApp={ofApp}
                except={id}
                {...(chosen !== undefined && { value: chosen })}
                onChange={setChosen}
              />
              {chosen !== undefined && (
                <GuardedButton
                  requires={CHANGE_STREAMS}
                  onClick={() => void take({ id, appId, body: { streamId: chosen } })}
                >
                  {t('playout.take')}
                </GuardedButton>
              )}
            </>
          )}
        </Flex>
      </SectionBody>
    </Section>
  );
}

function Problems({ channel: { problems, items } }: { channel: PlayoutChannel }) {
  const { t } = useTranslation('live');
  const zone = useZone();
  return (
    <Section title={t('playout.problems')}>
      <RowList>
        {problems.map(({ itemId, at, problem }) => (
          <Row key={`${itemId} ${at}`} end={<DateTime value={at} zone={zone} />}>
            <span style={{ whiteSpace: 'normal' }}>
              <bdi>{items.find(({ id }) => id === itemId)?.title}</bdi> · {t(`playout.problem.${problem}`)}
            </span>
          </Row>
        ))}
        {problems.length === 0 && <Row>{t('playout.noProblems')}</Row>}
      </RowList>
    </Section>
  );
}
