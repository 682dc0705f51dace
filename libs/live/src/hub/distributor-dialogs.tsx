import { FormField, MomentInput, OptionalInput } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  useCreateDistributorMutation,
  useGetDistributorQuery,
  useUpdateDistributorMutation,
} from '../api/hub-api';
import { CreateDistributorDto, HUB_LIMITS, UpdateDistributorDto, type Distributor } from '../contract';
import { AddResourceDialog, EditResourceDialog } from '../resource/resource-dialogs';
import { useResourceArgs } from '../resource/use-resource-args';
import { CHANGE_STREAMS } from '../stream/use-stream-actions';

const EMPTY = { name: '', email: null, supportEmail: null, note: '', expiresAt: null };

export function AddDistributorDialog() {
  const { t } = useTranslation('live');
  const [create] = useCreateDistributorMutation();
  return (
    <AddResourceDialog
      kind="hub/distributors"
      title={t('hub.add')}
      requires={CHANGE_STREAMS}
      schema={CreateDistributorDto}
      initialValues={EMPTY}
      create={create}
      submitLabel={t('add.submit')}
    >
      <DistributorFields />
    </AddResourceDialog>
  );
}

export function EditDistributorDialog() {
  const [update] = useUpdateDistributorMutation();
  return (
    <EditResourceDialog
      kind="hub/distributors"
      requires={CHANGE_STREAMS}
      schema={UpdateDistributorDto}
      result={useGetDistributorQuery(useResourceArgs())}
      valuesOf={valuesOf}
      update={update}
    >
      {() => <DistributorFields />}
    </EditResourceDialog>
  );
}

const valuesOf = ({ name, email, supportEmail, note, expiresAt }: Distributor) => ({
  name,
  email,
  supportEmail,
  note,
  expiresAt,
});

function DistributorFields() {
  const { t } = useTranslation('live');
  return (
    <>
      <FormField name="name" label={t('name')} help={t('hub.nameHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="email" label={t('hub.email')} help={t('hub.emailHelp')}>
        <OptionalInput type="email" />
      </FormField>
      <FormField name="supportEmail" label={t('hub.support')} help={t('hub.supportHelp')}>
        <OptionalInput type="email" />
      </FormField>
      <FormField name="expiresAt" label={t('hub.expiresAt')} help={t('hub.expiresHelp')}>
        <MomentInput kind="dayEnd" />
      </FormField>
      <FormField name="note" label={t('hub.note')} help={t('hub.noteHelp')}>
        <Input.TextArea rows={3} maxLength={HUB_LIMITS.note} />
      </FormField>
    </>
  );
}
