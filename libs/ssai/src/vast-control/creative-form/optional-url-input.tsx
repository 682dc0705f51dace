import { Input } from 'antd';

interface OptionalUrlInputProps {
  id?: string;
  value?: string | null;
  onChange?: (url: string | null) => void;
}

/** A URL; null while it is empty. For a form field. */
export function OptionalUrlInput({ id, value, onChange }: OptionalUrlInputProps) {
  return (
    <Input
      id={id}
      placeholder="https://"
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value.trim() === '' ? null : target.value.trim())}
    />
  );
}
