import { ADMIN_APP_ID } from '@console/http';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { usePayer } from '../billed-app';
import { BillingInfoCard } from '../billing-info/billing-info-card';
import { PaymentMethodsCard } from './payment-methods-card';

/** @see spec 3.5, 7.4 */
export function PaymentPage() {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const { appId } = usePayer();
  return (
    <Flex vertical gap={token.margin}>
      {appId === ADMIN_APP_ID && <div>{t('payment.ofAdminApp')}</div>}
      <PaymentMethodsCard key={appId} />
      <BillingInfoCard />
      <Outlet />
    </Flex>
  );
}
