import { Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface OptionalUrlInputProps {
  id?: string;
  value?: string | null;
  onChange?: (url: string | null) => void;
}

/** A URL; null while it is empty. For a form field. */
export function OptionalUrlInput({ id, value, onChange }: OptionalUrlInputProps) {
  const { t } = useTranslation('vast');
  return (
    <Input
      id={id}
      placeholder={t('creative.urlStart')}
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value.trim() === '' ? null : target.value.trim())}
    />
  );
}
