import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { countriesIn, countryName, isMeant } from './countries';

interface CountrySelectProps {
  /** Handed in by the field of the form. */
  id?: string;
  /** ISO 3166-1, two letters. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Chooses a country by its name in the person’s language; typing searches. */
export function CountrySelect({ id, value, onChange }: CountrySelectProps) {
  const { i18n } = useTranslation('billing');
  const { language } = i18n;
  const countries = countriesIn(language);
  const isListed = value === undefined || countries.some(({ code }) => code === value);
  // Another platform may have kept something else.
  const offered = isListed ? countries : [{ code: value, name: countryName(value, language) }, ...countries];
  return (
    <Select<string, { value: string; label: string }>
      {...(id !== undefined && { id })}
      {...(value !== undefined && { value })}
      {...(onChange && { onChange })}
      options={offered.map(({ code, name }) => ({ value: code, label: name }))}
      showSearch={{
        filterOption: (typed, option) =>
          option !== undefined && isMeant({ code: option.value, name: option.label }, typed),
      }}
    />
  );
}
