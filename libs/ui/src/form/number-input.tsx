import { decimalSign, plainNumber } from '@console/i18n';
import { InputNumber, type InputNumberProps } from 'antd';
import { useTranslation } from 'react-i18next';

interface NumberInputProps extends Omit<InputNumberProps<string>, 'max' | 'min' | 'onChange' | 'value'> {
  value?: number | null;
  /** Null while the field has no number. */
  onChange?: (value: number | null) => void;
  /** Where no schema says what is wrong: other numbers become the nearest one. */
  min?: number;
  max?: number;
}

/** A number, typed as the console shows numbers in the user's language. For a form field. */
export function NumberInput({ value = null, onChange, min, max, ...input }: NumberInputProps) {
  return (
    <DecimalInput
      {...input}
      {...(min !== undefined && { min: String(min) })}
      {...(max !== undefined && { max: String(max) })}
      value={value === null ? null : String(value)}
      onChange={(text) => onChange?.(text === null || text === '' ? null : Number(text))}
    />
  );
}

/** Like `NumberInput`, with exact decimals as text. */
export function DecimalInput({ style, ...input }: InputNumberProps<string>) {
  const { language } = useTranslation().i18n;
  return (
    <InputNumber<string>
      stringMode
      // antd has English names for the buttons; arrow keys step as well.
      controls={false}
      decimalSeparator={decimalSign(language)}
      parser={(text = '') => plainNumber(text, language)}
      style={{ width: '100%', ...style }}
      {...input}
    />
  );
}
