import { FormField, ItemFormDialog, OptionalInput } from '@console/ui/form';
import { Form, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAddDeliveryMutation, useGetDistributorQuery, useUpdateDeliveryMutation } from '../api/hub-api';
import { StreamSelect } from '../channel/stream-select';
import { AddDeliveryDto, UpdateDeliveryDto, type Delivery } from '../contract';
import { resourcePath } from '../resource/resource-paths';
import { useResourceArgs } from '../resource/use-resource-args';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';
import { useHubTexts } from './use-hub-texts';

/** Delivers one more channel to the distributor of the route. */
export function DeliveryDialog() {
  const { t } = useTranslation('live');
  const args = useResourceArgs();
  const [add] = useAddDeliveryMutation();
  return (
    <ItemFormDialog
      result={useGetDistributorQuery(args)}
      itemOf={(distributor) => distributor}
      title={t('hub.deliver')}
      titleOf={({ name }) => t('hub.deliverTo', { name })}
      requires={CHANGE_STREAMS}
      schema={AddDeliveryDto}
      valuesOf={() => ({ kind: 'pull' as const, url: null, key: null })}
      run={(body) => add({ ...args, body: body.kind === 'pull' ? { ...body, url: null, key: null } : body })}
      submitLabel={t('add.submit')}
      draftKey="hub:deliver"
      closeTo={resourcePath('hub/distributors', args.appId, args.id)}
    >
      {({ appId }) => (
        <>
          <FormField name="streamId" label={t('hub.channel')}>
            <StreamSelect ofApp={appId} />
          </FormField>
          <FormField name="kind" label={t('hub.kind')}>
            <KindInput />
          </FormField>
          <PushFields />
        </>
      )}
    </ItemFormDialog>
  );
}

/** Changes where the push of the route goes. */
export function EditDeliveryDialog() {
  const { t } = useTranslation('live');
  const args = useResourceArgs();
  const { deliveryId = '' } = useParams();
  const [update] = useUpdateDeliveryMutation();
  return (
    <ItemFormDialog
      result={useGetDistributorQuery(args)}
      itemOf={({ deliveries, etag }) => {
        const delivery = deliveries.find(({ id, kind }) => id === deliveryId && kind === 'push');
        return delivery && { ...delivery, etag };
      }}
      title={t('hub.editDelivery')}
      titleOf={({ channel }) => t('hub.editDeliveryOf', { name: channel.name })}
      failed={t('hub.failed')}
      missing={t('hub.noDelivery')}
      requires={CHANGE_STREAMS}
      schema={UpdateDeliveryDto}
      valuesOf={({ url }) => ({ url, key: null })}
      run={(body, ifMatch) => update({ ...args, deliveryId, body, ifMatch })}
      submitLabel={t('edit.submit')}
      draftKey="hub:delivery"
      closeTo={resourcePath('hub/distributors', args.appId, args.id)}
    >
      {() => (
        <>
          <FormField name="url" label={t('hub.address')} help={t('hub.addressHelp')}>
            <Input autoComplete="off" />
          </FormField>
          <FormField name="key" label={t('hub.key')} help={t('hub.newKeyHelp')}>
            <OptionalInput type="password" autoComplete="new-password" />
          </FormField>
        </>
      )}
    </ItemFormDialog>
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
