import { QueryDialog } from '@console/ui';
import { FormDialog, FormField, latestOf, OptionalInput } from '@console/ui/form';
import { Form, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  useAddDeliveryMutation,
  useGetDistributorQuery,
  useLazyGetDistributorQuery,
  useUpdateDeliveryMutation,
} from '../api/hub-api';
import { StreamSelect } from '../channel/stream-select';
import { AddDeliveryDto, UpdateDeliveryDto, type Delivery, type DistributorDetail } from '../contract';
import { resourcePath } from '../resource/resource-paths';
import { useResourceArgs } from '../resource/use-resource-args';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { useHubTexts } from './use-hub-texts';

/** Delivers one more channel to the distributor of the route. */
export function DeliveryDialog() {
  const { t } = useTranslation('live');
  const args = useResourceArgs();
  const result = useGetDistributorQuery(args);
  const [add] = useAddDeliveryMutation();
  const closeTo = resourcePath('hub/distributors', args.appId, args.id);
  return (
    <QueryDialog
      result={result}
      item={result.currentData}
      title={t('hub.deliver')}
      closeTo={closeTo}
      failed={t('hub.failed')}
      missing={t('hub.notFound')}
    >
      {({ id, name, appId }) => (
        <FormDialog
          title={t('hub.deliverTo', { name })}
          requires={CHANGE_STREAMS}
          schema={AddDeliveryDto}
          initialValues={{ kind: 'pull', url: null, key: null }}
          run={(body) =>
            add({ ...args, body: body.kind === 'pull' ? { ...body, url: null, key: null } : body })
          }
          submitLabel={t('add.submit')}
          draftKey={`hub:deliver ${id}`}
          closeTo={closeTo}
        >
          <FormField name="streamId" label={t('hub.channel')}>
            <StreamSelect ofApp={appId} />
          </FormField>
          <FormField name="kind" label={t('hub.kind')}>
            <KindInput />
          </FormField>
          <PushFields />
        </FormDialog>
      )}
    </QueryDialog>
  );
}

/** Changes where the push of the route goes. */
export function EditDeliveryDialog() {
  const { t } = useTranslation('live');
  const args = useResourceArgs();
  const { deliveryId = '' } = useParams();
  const result = useGetDistributorQuery(args);
  const [read] = useLazyGetDistributorQuery();
  const [update] = useUpdateDeliveryMutation();
  const closeTo = resourcePath('hub/distributors', args.appId, args.id);
  const deliveryOf = ({ deliveries }: DistributorDetail) =>
    deliveries.find(({ id, kind }) => id === deliveryId && kind === 'push');
  const valuesOf = (distributor: DistributorDetail) => ({ url: deliveryOf(distributor)?.url, key: null });
  const delivery = result.currentData && deliveryOf(result.currentData);
  return (
    <QueryDialog
      result={result}
      item={delivery && result.currentData}
      title={t('hub.editDelivery')}
      closeTo={closeTo}
      failed={t('hub.failed')}
      missing={t('hub.noDelivery')}
    >
      {(distributor) => (
        <FormDialog
          key={deliveryId}
          title={t('hub.editDeliveryOf', { name: deliveryOf(distributor)?.channel.name })}
          requires={CHANGE_STREAMS}
          schema={UpdateDeliveryDto}
          initialValues={valuesOf(distributor)}
          run={(body, etag) => update({ ...args, deliveryId, body, ifMatch: etag ?? distributor.etag })}
          readLatest={() => latestOf(read(args), valuesOf)}
          submitLabel={t('edit.submit')}
          draftKey={`hub:delivery ${deliveryId}`}
          closeTo={closeTo}
        >
          <FormField name="url" label={t('hub.address')} help={t('hub.addressHelp')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name="key" label={t('hub.key')} help={t('hub.newKeyHelp')}>
            <OptionalInput type="password" autoComplete="new-password" />
          </FormField>
        </FormDialog>
      )}
    </QueryDialog>
  );
}

interface KindInputProps {
  id?: string;
  value?: Delivery['kind'];
  onChange?: (kind: Delivery['kind']) => void;
}

function KindInput({ value = 'pull', onChange }: KindInputProps) {
  const { t } = useTranslation('live');
  const texts = useHubTexts();
  return (
    <Segmented<Delivery['kind']>
      block
      aria-label={t('hub.kind')}
      value={value}
      options={(['pull', 'push'] as const).map((kind) => ({ value: kind, label: texts.kind(kind) }))}
      onChange={(kind) => onChange?.(kind)}
    />
  );
}

function PushFields() {
  const { t } = useTranslation('live');
  const form = Form.useFormInstance();
  if (Form.useWatch<unknown>('kind', form) !== 'push') return <p>{t('hub.pullHelp')}</p>;
  return (
    <>
      <FormField name="url" label={t('hub.address')} help={t('hub.addressHelp')}>
        <OptionalInput placeholder={t('hub.addressExample')} />
      </FormField>
      <FormField name="key" label={t('hub.key')} help={t('hub.keyHelp')}>
        <Input.Password autoComplete="off" />
      </FormField>
    </>
  );
}
