import { CopyText, SecretOnce } from '@console/ui';
import { Button, Flex, Modal, theme } from 'antd';
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
    <Modal
      open
      title={t('connect.keyOf', { name })}
      // Closes by its button only: the key is not shown again.
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('connect.saved')}
        </Button>
      }
    >
      <Flex vertical gap={token.margin}>
        <SecretOnce
          label={t('connect.key')}
          warning={t('connect.keep')}
          values={[streamKey]}
          fileName={`${id}-stream-key.txt`}
        />
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
    </Modal>
  );
}
