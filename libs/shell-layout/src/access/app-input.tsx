import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useActionDenial } from './use-access';
import type { FieldSlotProps } from '../routes/console-slots';
import { Slot, useSlotFilled } from '../services/slots';

/** An input for an App ID: a picker, or a text field for users who cannot list apps. */
export function AppInput(field: FieldSlotProps<string>) {
  const { t } = useTranslation('shell');
  const isFilled = useSlotFilled('appPicker');
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  const { id, value = '', onChange } = field;
  return isFilled && !denial ? (
    <Slot name="appPicker" props={{ ...field, label: t('appInput.label'), all: t('appInput.choose') }} />
  ) : (
    <Input
      id={id}
      value={value}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
