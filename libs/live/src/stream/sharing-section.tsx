import { ConfirmDialog, CopyText, DateTime, FactList, GuardedButton, useCopy, useZone } from '@console/ui';
import { PlaybackPageButtons, Section, SectionBody } from '@console/ui/overview';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useLazyGetPlaybackQuery,
  useShareStreamMutation,
  useStopSharingStreamMutation,
} from '../api/streams-api';
import type { Stream } from '../contract';
import { useAppScope } from '../use-app-scope';
import { CHANGE_STREAMS } from './use-stream-actions';

/** Whether anyone can watch the stream, and where; an address for other players while it is live. */
export function SharingSection({ stream: { id, name, state, playbackUrl } }: { stream: Stream }) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const [share, { isLoading }] = useShareStreamMutation();
  const [stopSharing] = useStopSharingStreamMutation();
  const [isOpen, setOpen] = useState(false);
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
            {playbackUrl === null ? (
              <GuardedButton
                size="small"
                requires={CHANGE_STREAMS}
                loading={isLoading}
                onClick={() => void share({ id, appId })}
              >
                {t('sharing.share')}
              </GuardedButton>
            ) : (
              <GuardedButton size="small" danger requires={CHANGE_STREAMS} onClick={() => setOpen(true)}>
                {t('sharing.stop.action')}
              </GuardedButton>
            )}
            {state === 'live' && <PlaybackAddress id={id} />}
          </Flex>
        </Flex>
      </SectionBody>
      <ConfirmDialog
        open={isOpen}
        title={t('sharing.stop.title', { name })}
        action={t('sharing.stop.action')}
        danger
        run={() => stopSharing({ id, appId })}
        onClose={() => setOpen(false)}
      >
        {t('sharing.stop.effect')}
      </ConfirmDialog>
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
