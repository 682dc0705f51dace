import { DenialExplanationButton, useActionDenial } from '@console/shell-layout';
import { GuardedButton, QueryState, useConfirm, type Requirement } from '@console/ui';
import { FormField, latestOf, MomentInput, OperationForm } from '@console/ui/form';
import { Alert, ConfigProvider, Form, Input, Select, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetStatusBannerQuery,
  useRemoveStatusBannerMutation,
  useSetStatusBannerMutation,
} from '../api/status-banner-api';
import { BANNER_SEVERITIES, SetStatusBannerDto, type StatusBanner } from '../contract';

const CHANGE: Requirement = { permission: 'admin-management', change: true };
const NONE = { severity: 'info', en: '', vi: '', until: null } as const;

const valuesOf = ({ severity, en, vi, until }: StatusBanner) => ({ severity, en, vi, until });

/** Sets the message that everybody sees. */
export function StatusBannerPage() {
  const { t } = useTranslation('tenantApps');
  const result = useGetStatusBannerQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState result={result} failed={t('statusBanner.failed')} missing={t('statusBanner.missing')}>
      {({ banner }) => (
        <BannerForm key={banner === null ? 'none' : 'set'} banner={banner} readBanner={result.refetch} />
      )}
    </QueryState>
  );
}

interface BannerFormProps {
  banner: StatusBanner | null;
  readBanner: ReturnType<typeof useGetStatusBannerQuery>['refetch'];
}

function BannerForm({ banner, readBanner }: BannerFormProps) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  // The version the user sees; a refetch may return a later one.
  const [opened] = useState(banner);
  const [set] = useSetStatusBannerMutation();
  const [remove] = useRemoveStatusBannerMutation();
  const { ask, dialog } = useConfirm();
  const denial = useActionDenial(CHANGE);
  const askToRemove = () =>
    ask({
      title: t('statusBanner.removeTitle'),
      action: t('statusBanner.remove'),
      effect: t('statusBanner.removeEffect'),
      danger: true,
      run: () => remove(),
    });
  return (
    <div style={{ maxWidth: 560 }}>
      <p style={{ marginTop: 0, color: token.colorTextDescription }}>{t('statusBanner.about')}</p>
      {denial && (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: token.margin }}
          title={t('statusBanner.readOnly')}
          action={<DenialExplanationButton denial={denial} what={t('routes.statusBanner')} />}
        />
      )}
      <ConfigProvider componentDisabled={denial !== undefined}>
        <OperationForm
          schema={SetStatusBannerDto}
          initialValues={opened ? valuesOf(opened) : NONE}
          run={(body, etag) => set({ body, ifMatch: etag ?? opened?.etag })}
          readLatest={() => latestOf(readBanner(), (latest) => latest.banner, valuesOf)}
          saved={(after) => ({ values: valuesOf(after), etag: after.etag })}
          onDone={() => undefined}
          submitLabel={t('statusBanner.submit')}
          draftKey="status-banner"
          secondary={
            banner && (
              <GuardedButton danger requires={CHANGE} onClick={askToRemove}>
                {t('statusBanner.remove')}
              </GuardedButton>
            )
          }
        >
          <FormField name="severity" label={t('statusBanner.severity')}>
            <Select
              options={BANNER_SEVERITIES.map((value) => ({
                value,
                label: t(`statusBanner.severities.${value}`),
              }))}
            />
          </FormField>
          <Texts />
          <FormField name="until" label={t('statusBanner.until')} help={t('statusBanner.untilHelp')}>
            <MomentInput kind="dayEnd" style={{ maxWidth: 200 }} />
          </FormField>
        </OperationForm>
      </ConfigProvider>
      {dialog}
    </div>
  );
}

function Texts() {
  const { t } = useTranslation('tenantApps');
  const form = Form.useFormInstance();
  const { en, vi } = SetStatusBannerDto.shape;
  const orVietnamese = en.refine((text) => text !== '' || vi.safeParse(form.getFieldValue('vi')).data !== '');
  return (
    <>
      <FormField
        name="en"
        label={t('statusBanner.en')}
        schema={orVietnamese}
        rules={{ required: t('statusBanner.noText') }}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </FormField>
      <FormField name="vi" label={t('statusBanner.vi')} help={t('statusBanner.oneText')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </FormField>
    </>
  );
}
