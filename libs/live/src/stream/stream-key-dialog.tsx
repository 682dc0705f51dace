import { CopyText } from '@console/ui';
import { SecretDialog } from '@console/ui/form';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Stream } from '../contract';

interface StreamKeyDialogProps {
  stream: Stream;
  streamKey: string;
  onClose: () => void;
}

/** A new stream key, shown once, and where the encoder sends to. */
export function StreamKeyDialog({ stream: { id, name, source }, streamKey, onClose }: StreamKeyDialogProps) {
  const { t } = useTranslation('live');
  const { token } = theme.useToken();
  return (
    <SecretDialog
      title={t('connect.keyOf', { name })}
      label={t('connect.key')}
      warning={t('connect.keep')}
      secret={streamKey}
      fileName={`${id}-stream-key.txt`}
      onClose={onClose}
    >
      <Flex vertical gap={token.margin} style={{ marginTop: token.margin }}>
        {source.kind === 'push' && source.ingestUrl !== null && (
          <div>
            <strong>{t('connect.address')}</strong>
            <div>
              <CopyText text={source.ingestUrl} />
            </div>
          </div>
        )}
        <span>{t('connect.next')}</span>
      </Flex>
    </SecretDialog>
  );
}
