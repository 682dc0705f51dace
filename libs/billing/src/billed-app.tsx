import { ADMIN_APP_ID } from '@console/http';
import { type Requirement, StatusTag } from '@console/ui';
import { Slot, useActionDenial, useSlotFilled } from '@console/shell-layout';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BILLING_ACCESS } from './contract';

interface AppFilterProps {
  value: string;
  onChange: (appId: string) => void;
}

/** Filters by app: a picker, or an App ID field for users who cannot list apps. */
export function AppFilter({ value, onChange }: AppFilterProps) {
  const { t } = useTranslation('billing');
  const isFilled = useSlotFilled('appPicker');
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  return isFilled && !denial ? (
    <Slot
      name="appPicker"
      props={{ label: t('invoices.app'), all: t('invoices.allApps'), value, onChange }}
    />
  ) : (
    <AppIdField value={value} onChange={onChange} />
  );
}

function AppIdField({ value, onChange }: AppFilterProps) {
  const { t } = useTranslation('billing');
  const [typed, setTyped] = useState({ text: value, since: value });
  const text = typed.since === value ? typed.text : value;
  const give = (appId: string) => {
    setTyped({ text: appId, since: appId });
    if (appId !== value) onChange(appId);
  };
  return (
    <Input
      aria-label={t('invoices.appId')}
      placeholder={t('invoices.appId')}
      value={text}
      allowClear
      maxLength={200}
      spellCheck={false}
      onChange={({ target }) => setTyped({ text: target.value, since: value })}
      onClear={() => give('')}
      onPressEnter={() => give(text.trim())}
      onBlur={() => give(text.trim())}
      style={{ width: 200 }}
    />
  );
}

export function DeletedAppTag({ app }: { app: { appDeleted?: boolean | undefined } }) {
  const { t } = useTranslation('billing');
  return (
    app.appDeleted === true && (
      <div>
        <StatusTag tone="ended" label={t('deletedApp')} />
      </div>
    )
  );
}

export interface BilledApp {
  appId?: string;
  base: string;
}

/** @see spec 2.3 */
export function useBilledApp(): BilledApp {
  const { appId } = useParams();
  return appId === undefined
    ? { base: '/apps/billing' }
    : { appId, base: `/apps/${encodeURIComponent(appId)}` };
}

interface Payer {
  appId: string;
  page: string;
  toChange: Requirement;
}

const TO_CHANGE: Requirement = { access: BILLING_ACCESS, change: true };

/** The app of the URL, or the admin app below `/apps/billing`. @see spec 7.4 */
export function usePayer(): Payer {
  const { appId, base } = useBilledApp();
  return appId === undefined
    ? { appId: ADMIN_APP_ID, page: `${base}/payment`, toChange: TO_CHANGE }
    : { appId, page: `${base}/billing`, toChange: TO_CHANGE };
}
