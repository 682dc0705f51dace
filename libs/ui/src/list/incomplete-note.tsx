import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Shows how many rows lack invalid values of the platform. */
export function IncompleteNote({ count }: { count: number }) {
  const { t } = useTranslation('ui');
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('list.incomplete', { count })}
      description={t('list.incompleteWhy')}
    />
  );
}
