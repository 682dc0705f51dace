import { useAppScope } from '@console/shell-layout';
import { ConfirmDialog } from '@console/ui';
import { Flex, Select, theme } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRotateStreamKeyMutation } from '../api/streams-api';
import { STREAM_KEY_OVERLAPS, type Stream } from '../contract';
import { StreamKeyDialog } from './stream-key-dialog';

const OVERLAPS = { 0: 'none', 1: 'hour', 24: 'day' } as const;

interface RotateKeyDialogProps {
  stream: Stream;
  open: boolean;
  onClose: () => void;
}

export function RotateKeyDialog({ stream, open, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const overlapId = useId();
  const [overlapHours, setOverlapHours] = useState<(typeof STREAM_KEY_OVERLAPS)[number]>(24);
  const [rotate, { reset }] = useRotateStreamKeyMutation();
  const [streamKey, setStreamKey] = useState<string>();
  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('connect.rotateTitle', { name: stream.name })}
        action={t('connect.rotate')}
        danger
        run={async () => {
          const outcome = await rotate({ id: stream.id, appId, body: { overlapHours } });
          if (outcome.data) {
            // The key must not remain in the store.
            reset();
            setStreamKey(outcome.data.streamKey);
          }
          return outcome;
        }}
        onClose={onClose}
      >
        <Flex vertical gap={token.marginXS}>
          <span>{t(overlapHours === 0 ? 'connect.atOnce' : 'connect.overlapping')}</span>
          <label htmlFor={overlapId}>{t('connect.overlap')}</label>
          <Select
            id={overlapId}
            value={overlapHours}
            onChange={setOverlapHours}
            options={STREAM_KEY_OVERLAPS.map((hours) => ({
              value: hours,
              label: t(`connect.overlaps.${OVERLAPS[hours]}`),
            }))}
          />
        </Flex>
      </ConfirmDialog>
      {streamKey !== undefined && (
        <StreamKeyDialog stream={stream} streamKey={streamKey} onClose={() => setStreamKey(undefined)} />
      )}
    </>
  );
}
