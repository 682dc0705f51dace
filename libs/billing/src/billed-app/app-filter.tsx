import { Slot, useActionDenial, useSlotFilled } from '@console/shell-layout';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface AppFilterProps {
  /** An App ID; empty for all apps. */
  value: string;
  onChange: (appId: string) => void;
}

/** Narrows a list to one app: found by a search, or named by whoever may not list the apps. */
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
  // Another App ID in the address, as after Back, replaces what was typed.
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
      onChange={({ target }) => {
        setTyped({ text: target.value, since: value });
      }}
      onClear={() => {
        give('');
      }}
      onPressEnter={() => {
        give(text.trim());
      }}
      onBlur={() => {
        give(text.trim());
      }}
      style={{ width: 200 }}
    />
  );
}
