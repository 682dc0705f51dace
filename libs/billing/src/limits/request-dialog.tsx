import { usePopUps } from '@console/ui';
import { FormDialog, FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRequestQuotaMutation } from '../api/usage-api';
import { QUOTA_RESOURCES, RequestQuotaDto } from '../contract';
import { LimitInput } from './limit-input';
import type { QuotaDialogProps } from './override-dialog';
import { PresentLimit } from './present-limit';
import { REQUEST_INCREASES } from './use-limit-actions';
import { useQuotaTexts } from './use-quota-texts';

const FORM = RequestQuotaDto.pick({ limit: true, reason: true });

/** For customers: staff decide. @see spec 7.8 */
export function RequestDialog({ app, quota, onClose }: QuotaDialogProps) {
  const { t } = useTranslation('billing');
  const { message } = usePopUps();
  const texts = useQuotaTexts();
  const [request] = useRequestQuotaMutation();
  const { appId } = app;
  const resource = QUOTA_RESOURCES.find((known) => known === quota.resource);
  if (!resource) return null;
  return (
    <FormDialog
      title={t('limits.requestOf', { resource: texts.name(quota) })}
      requires={REQUEST_INCREASES}
      schema={FORM}
      initialValues={{ reason: '' }}
      run={(body) => request({ body: { appId, resource, ...body } })}
      submitLabel={t('limits.sendRequest')}
      draftKey={`quota:request ${appId} ${resource}`}
      closeTo={onClose}
      onDone={() => {
        message.success(t('limits.requested'));
        onClose();
      }}
    >
      <PresentLimit quota={quota} />
      <FormField name="limit" label={t('limits.wanted')}>
        <LimitInput resource={resource} />
      </FormField>
      <FormField name="reason" label={t('limits.reason')} help={t('limits.requestHelp')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </FormField>
    </FormDialog>
  );
}
