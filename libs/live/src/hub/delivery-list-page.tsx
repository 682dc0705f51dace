import { useAppScope } from '@console/shell-layout';
import {
  choiceFilter,
  ListPage,
  listFields,
  oneOf,
  ResourceTable,
  text,
  useListQuery,
} from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { useLazyListDeliveriesQuery, useListDeliveriesQuery } from '../api/hub-api';
import { POLLED } from '../api/polling';
import { DELIVERY_SORTS, STREAMS_ACCESS, type Delivery } from '../contract';
import { useDeliveryColumns } from './use-delivery-columns';
import { useHubTexts } from './use-hub-texts';

const KINDS = ['pull', 'push'] as const;
const LIST = {
  ...listFields(DELIVERY_SORTS, 'channel'),
  kind: oneOf(KINDS),
  /** Only in the list of all apps. */
  appId: text(),
};

/** Which partners receive each channel. */
export function DeliveryListPage() {
  const { t } = useTranslation('live');
  const texts = useHubTexts();
  const scope = useAppScope();
  const list = useListQuery(LIST);
  const { kind, appId, ...query } = list.state;
  const app = scope.appId ?? appId;
  const customFields = { ...(app !== '' && { appId: app }), ...(kind !== '' && { kind }) };
  const args = { ...query, ...scope, customFields };
  const [readList] = useLazyListDeliveriesQuery({ selectFromResult: () => ({}) });
  const { channel, distributor, figures } = useDeliveryColumns();
  return (
    <ListPage title={t('hub.deliveries')}>
      <ResourceTable<Delivery>
        live
        label={t('hub.deliveries')}
        empty={t('hub.noDeliveries')}
        access={STREAMS_ACCESS}
        tableKey={scope.appId === undefined ? 'hub-channels' : 'app-hub-channels'}
        rowKey={({ id }) => id}
        list={list}
        result={useListDeliveriesQuery(args, POLLED)}
        readPage={(page) => readList({ ...args, ...page }).unwrap()}
        columns={[channel, distributor, ...figures]}
        filters={[
          choiceFilter({
            label: t('hub.kind'),
            all: t('hub.allKinds'),
            value: kind,
            options: KINDS.map((value) => ({ value, label: texts.kind(value) })),
            onChange: (chosen) => list.change({ kind: chosen }),
          }),
        ]}
      />
    </ListPage>
  );
}
