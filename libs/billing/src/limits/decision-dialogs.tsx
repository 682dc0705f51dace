import { clipText } from '@console/i18n';
import { usePopUps } from '@console/ui';
import { FormDialog, FormField } from '@console/ui/form';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useApproveQuotaRequestMutation, useDeclineQuotaRequestMutation } from '../api/usage-api';
import { ApproveQuotaRequestDto, DeclineQuotaRequestDto, type QuotaRequest } from '../contract';
import { LimitInput } from './limit-input';
import { PresentLimit } from './present-limit';
import { CHANGE_PLANS } from './use-limit-actions';
import { useQuotaTexts } from './use-quota-texts';

interface DecisionDialogProps {
  request: QuotaRequest;
  onClose: () => void;
}

export function ApproveRequestDialog({ request, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('billing');
  const { message } = usePopUps();
  const texts = useQuotaTexts();
  const [approve] = useApproveQuotaRequestMutation();
  const { id, resource, limit, present } = request;
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return (
    <FormDialog
      title={t('limits.approveOf', titleValues(request, texts))}
      requires={CHANGE_PLANS}
      schema={ApproveQuotaRequestDto}
      initialValues={{ limit, until: '' }}
      run={(body) => approve({ id, body })}
      submitLabel={t('limits.approve')}
      draftKey={`quota:approve ${id}`}
      closeTo={onClose}
      onDone={() => {
        message.success(t('limits.approved'));
        onClose();
      }}
    >
      <RequestText request={request} />
      <FormField name="limit" label={t('limits.limit')}>
        <LimitInput resource={resource} used={present.used} />
      </FormField>
      <FormField name="until" label={t('limits.until')} help={t('limits.untilHelp')}>
        <Input type="date" min={today} />
      </FormField>
    </FormDialog>
  );
}

export function DeclineRequestDialog({ request, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('billing');
  const { message } = usePopUps();
  const texts = useQuotaTexts();
  const [decline] = useDeclineQuotaRequestMutation();
  const { id } = request;
  return (
    <FormDialog
      title={t('limits.declineOf', titleValues(request, texts))}
      requires={CHANGE_PLANS}
      schema={DeclineQuotaRequestDto}
      initialValues={{ note: '' }}
      run={(body) => decline({ id, body })}
      submitLabel={t('limits.decline')}
      draftKey={`quota:decline ${id}`}
      closeTo={onClose}
      onDone={() => {
        message.success(t('limits.declined'));
        onClose();
      }}
    >
      <RequestText request={request} />
      <FormField name="note" label={t('limits.note')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </FormField>
    </FormDialog>
  );
}

function titleValues(request: QuotaRequest, texts: ReturnType<typeof useQuotaTexts>) {
  return { resource: texts.name(request), app: clipText(request.appName) };
}

function RequestText({ request }: { request: QuotaRequest }) {
  const { t } = useTranslation('billing');
  const texts = useQuotaTexts();
  const { present, resource, limit, reason, requestedBy } = request;
  return (
    <>
      <PresentLimit quota={{ resource, ...present }} />
      <p style={{ overflowWrap: 'anywhere' }}>
        {t('limits.asksFor', {
          by: requestedBy,
          limit: texts.amount(resource, limit),
          reason: clipText(reason),
        })}
      </p>
    </>
  );
}
