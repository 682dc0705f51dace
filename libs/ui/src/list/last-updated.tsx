import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { formatDateTime } from '@console/i18n';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useZone } from '../display/date-time';
import type { Reading } from './reading';

/** Load time of the data with a reload button; empty before. */
export function LastUpdated({ fulfilledTimeStamp, isFetching, refetch }: Reading) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const zone = useZone();
  if (fulfilledTimeStamp === undefined) return null;
  const moment = formatDateTime(fulfilledTimeStamp, zone);
  return (
    <Flex align="center" gap={token.marginXXS} className="console-last-updated">
      <span title={moment} style={{ color: token.colorTextDescription, fontVariantNumeric: 'tabular-nums' }}>
        {t('lastUpdated.at', { time: moment.split(' ').at(-1) })}
      </span>
      <Button
        type="text"
        icon={<ReloadOutlined aria-hidden spin={isFetching} />}
        aria-label={t('lastUpdated.reload')}
        title={t('lastUpdated.reload')}
        aria-busy={isFetching}
        onClick={() => {
          refetch();
        }}
      />
    </Flex>
  );
}
