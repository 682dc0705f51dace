import { LANGUAGES, type Language } from '@console/i18n';
import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';

type LanguageSelectProps = Pick<SelectProps<Language>, 'id' | 'value' | 'onChange'>;

/** A language of the console, each in its own words. For a form's field. */
export function LanguageSelect(field: LanguageSelectProps) {
  const { t } = useTranslation('ui');
  return (
    <Select
      {...field}
      options={LANGUAGES.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
    />
  );
}
