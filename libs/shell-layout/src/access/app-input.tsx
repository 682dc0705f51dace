import { Input } from 'antd';
import { useActionDenial } from './use-access';
import type { FieldSlotProps } from '../routes/console-slots';
import { Slot, useSlotFilled } from '../services/slots';

interface AppInputProps extends FieldSlotProps<string> {
  label: string;
  /** Shown while no app is chosen, such as "Choose an app". */
  placeholder: string;
  /** The app is given; it can be read and copied, not changed. */
  fixed?: boolean;
}

/** A form field for an App ID: a picker, or a text field for users who cannot list apps. */
export function AppInput({ label, placeholder, fixed = false, ...field }: AppInputProps) {
  const isFilled = useSlotFilled('appPicker');
  const denial = useActionDenial({ permission: 'admin-tenant-app' });
  const { id, value = '', onChange } = field;
  return isFilled && !denial && !fixed ? (
    <Slot name="appPicker" props={{ ...field, label, all: placeholder }} />
  ) : (
    <Input
      id={id}
      value={value}
      readOnly={fixed}
      {...(fixed && { variant: 'filled' })}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
