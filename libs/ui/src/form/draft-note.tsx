import { formatDateTime } from '@console/i18n';
import { Alert, Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useZone } from '../display/date-time';

interface DraftNoteProps {
  /** Milliseconds since 1970. */
  at: number;
  onDiscard: () => void;
}

/** Shows that a form contains a restored draft, which can be discarded. */
export function DraftNote({ at, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const when = formatDateTime(new Date(at).toISOString(), useZone());
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      style={{ marginBottom: token.margin }}
      title={t('draft.restored', { when })}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    />
  );
}
