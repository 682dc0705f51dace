import { Input, type InputProps } from 'antd';

interface OptionalInputProps extends Pick<InputProps, 'id' | 'type' | 'placeholder' | 'autoComplete'> {
  value?: string | null;
  onChange?: (text: string | null) => void;
}

/** A text; null while it is empty. For a form field. */
export function OptionalInput({ value, onChange, ...input }: OptionalInputProps) {
  return (
    <Input
      autoComplete="off"
      {...input}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value.trim() === '' ? null : target.value)}
    />
  );
}
