import { useTranslation } from 'react-i18next';
import { ChosenDistributor } from './chosen-distributor';
import { ConnectionSection } from './connection-section';

export function ConnectionPage() {
  const { t } = useTranslation('live');
  return (
    <ChosenDistributor title={t('hub.connection.title')}>
      {(distributor) => <ConnectionSection distributor={distributor} />}
    </ChosenDistributor>
  );
}
