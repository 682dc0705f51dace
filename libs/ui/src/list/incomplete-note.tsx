import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Says above a list how many of its rows lack values because the platform sent invalid ones. */
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
