import { Figures } from '@console/ui/overview';
import { useActionDenial } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { SERVERS_ACCESS } from '../contract/operations-access';
import { LiveFigures } from '../dashboard-cards/live-figures';

/** What runs now in an app. */
export function AppLoad({ appId }: { appId: string }) {
  const { t } = useTranslation('operations');
  const denial = useActionDenial({ access: SERVERS_ACCESS });
  if (denial) return null;
  return (
    <Figures label={t('overview.now')}>
      <LiveFigures appId={appId} range="24h" />
    </Figures>
  );
}
