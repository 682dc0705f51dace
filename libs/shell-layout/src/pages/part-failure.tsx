import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Stands in for a part of a screen that could not be loaded; the rest of the screen is there. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Alert
      type="warning"
      showIcon
      title={t('status.part.title')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
