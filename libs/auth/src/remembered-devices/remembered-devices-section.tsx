import { DateTime, DetailCard, FactRow, usePopUps, useSessionName, useZone } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useForgetRememberedDeviceMutation, useListRememberedDevicesQuery } from '../api/my-account-api';
import type { RememberedDevice } from '../contract';

/** The devices on which the user signs in without a code; nothing without one. @see spec 4.2 */
export function RememberedDevicesSection() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { currentData } = useListRememberedDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!currentData || currentData.data.length === 0) return null;
  return (
    <DetailCard title={t('devices.title')}>
      <Flex vertical gap={token.marginXS}>
        <span style={{ color: token.colorTextDescription }}>{t('devices.about')}</span>
        <ul aria-label={t('devices.title')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {currentData.data.map((device, index) => (
            <DeviceRow key={device.id} device={device} divided={index > 0} />
          ))}
        </ul>
      </Flex>
    </DetailCard>
  );
}

function DeviceRow({ device, divided }: { device: RememberedDevice; divided: boolean }) {
  const { t } = useTranslation('auth');
  const { message } = usePopUps();
  const zone = useZone();
  const name = useSessionName()(device);
  const [forget, { isLoading }] = useForgetRememberedDeviceMutation();
  const { id, userAgent, ip, createdAt, usedAt, expiresAt } = device;
  return (
    <FactRow
      name={name}
      title={userAgent ?? undefined}
      facts={[
        ...(ip === null ? [] : [{ label: t('devices.ip'), value: ip }]),
        {
          label: t('devices.used'),
          value: <DateTime value={usedAt ?? createdAt} zone={zone} relative />,
        },
        { label: t('devices.until'), value: <DateTime value={expiresAt} zone={zone} /> },
      ]}
      actions={
        <Button
          size="small"
          loading={isLoading}
          aria-label={t('devices.forgetOf', { device: name })}
          onClick={() => {
            void forget({ id }).then(({ error }) => {
              if (!error) message.success(t('devices.forgotten'));
            });
          }}
        >
          {t('devices.forget')}
        </Button>
      }
      divided={divided}
    />
  );
}
