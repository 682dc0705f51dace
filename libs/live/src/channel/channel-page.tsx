import { useAppScope } from '@console/shell-layout';
import { CopyText, DetailPage, PageActions, StatusTag, type PageAction } from '@console/ui';
import { LastUpdated, StaleNotice } from '@console/ui/list';
import { Figure, Figures, OverviewColumns } from '@console/ui/overview';
import { Flex, theme } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import type { ChannelKind, Stream } from '../contract';
import { HealthSection } from '../health-section';
import { StreamPlayer } from '../stream/stream-player';
import { useStreamTexts } from '../use-stream-texts';
import { resourceListPath } from '../resource/resource-paths';

type Result<Channel> = ComponentProps<typeof DetailPage<Channel>>['result'] &
  ComponentProps<typeof LastUpdated>;

interface ChannelPageProps<Channel extends Stream> {
  kind: ChannelKind;
  result: Result<Channel>;
  actionsOf: (channel: Channel) => PageAction[];
  dialogs: ReactNode;
  tags?: (channel: Channel) => ReactNode;
  /** Below the player. */
  main: (channel: Channel) => ReactNode;
  aside: (channel: Channel) => ReactNode;
}

/** The page of a channel: its picture, and what it is made from. */
export function ChannelPage<Channel extends Stream>({
  kind,
  result,
  actionsOf,
  dialogs,
  tags,
  main,
  aside,
}: ChannelPageProps<Channel>) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const texts = useStreamTexts();
  return (
    <>
      <DetailPage
        result={result}
        kind={t(`channels.${kind}`)}
        backTo={resourceListPath(kind, appId)}
        head={(channel) => ({
          title: channel.name,
          tags: tags?.(channel) ?? <StatusTag {...texts.state(channel.state)} />,
          subtitle: (
            <>
              <bdi>{channel.appName}</bdi>
              <CopyText text={channel.id} />
              <LastUpdated {...result} />
            </>
          ),
          actions: <PageActions actions={actionsOf(channel)} />,
        })}
        notFound={t('channel.notFound')}
        failed={t('channel.failed')}
      >
        {(channel) => (
          <Flex vertical gap={token.margin}>
            <StaleNotice {...result} />
            <OverviewColumns
              aside={
                <>
                  <Figures label={t('figures')}>
                    <Figure
                      label={t('viewers')}
                      value={channel.state === 'live' ? texts.viewers(channel.viewers) : '–'}
                      note={t('viewersNote')}
                    />
                    <Figure
                      label={t('egress')}
                      value={channel.state === 'live' ? texts.bitrate(channel.outKbps) : '–'}
                    />
                  </Figures>
                  {channel.issues.length > 0 && <HealthSection stream={channel} />}
                  {aside(channel)}
                </>
              }
            >
              <StreamPlayer key={channel.startedAt} stream={channel} />
              {channel.state === 'live' && channel.problem !== null && (
                <span role="status" style={{ color: token.colorWarningText }}>
                  {channel.problem}
                </span>
              )}
              {main(channel)}
            </OverviewColumns>
          </Flex>
        )}
      </DetailPage>
      {dialogs}
      <Outlet />
    </>
  );
}
