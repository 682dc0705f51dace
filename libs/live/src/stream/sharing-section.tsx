import { useAppScope } from '@console/shell-layout';
import { CopyText, DateTime, FactList, GuardedButton, useCopy, useZone, type PageAction } from '@console/ui';
import { PlaybackPageButtons, Section, SectionBody } from '@console/ui/overview';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetPlaybackQuery } from '../api/streams-api';
import type { Stream } from '../contract';

interface SharingSectionProps {
  stream: Stream;
  /** Those of the stream: one of them shares it, or stops that. */
  actions: readonly PageAction[];
}

/** Whether anyone can watch the stream, and where; an address for other players while it is live. */
export function SharingSection({ stream: { id, name, state, playbackUrl }, actions }: SharingSectionProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const change = actions.find(({ key }) => key === 'share' || key === 'stop-sharing');
  return (
    <Section
      title={t('sharing.title')}
      actions={playbackUrl !== null && <PlaybackPageButtons url={playbackUrl} title={name} />}
    >
      <SectionBody>
        <Flex vertical gap={token.marginSM}>
          {playbackUrl === null ? (
            t('sharing.none')
          ) : (
            <FactList dense facts={[{ label: t('sharing.page'), value: <CopyText text={playbackUrl} /> }]} />
          )}
          <Flex wrap gap={token.marginXS} align="center">
            {change && (
              <GuardedButton
                size="small"
                danger={change.danger ?? false}
                requires={change.requires}
                onClick={change.run}
              >
                {change.label}
              </GuardedButton>
            )}
            {state === 'live' && <PlaybackAddress id={id} />}
          </Flex>
        </Flex>
      </SectionBody>
    </Section>
  );
}

/** Copies an address for one viewer. */
function PlaybackAddress({ id }: Pick<Stream, 'id'>) {
  const { t } = useTranslation('live');
  const { appId } = useAppScope();
  const zone = useZone();
  const copy = useCopy();
  const [getPlayback, { isFetching }] = useLazyGetPlaybackQuery();
  /** When the copied address expires; null if there is none. */
  const [expiry, setExpiry] = useState<string | null>();
  const copyAddress = async () => {
    // After an error, `data` is that of the previous address.
    const { data, error } = await getPlayback({ id, appId });
    const playback = error ? undefined : data;
    if (playback) await copy(playback.url);
    setExpiry(playback?.expiresAt ?? null);
  };
  return (
    <>
      <Button size="small" loading={isFetching} onClick={() => void copyAddress()}>
        {t('sharing.copyAddress')}
      </Button>
      <span role="status">
        {expiry === null && t('sharing.noAddress')}
        {expiry && (
          <>
            {t('sharing.validUntil')} <DateTime value={expiry} zone={zone} />
          </>
        )}
      </span>
    </>
  );
}
