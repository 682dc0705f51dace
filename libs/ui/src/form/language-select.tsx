import { LANGUAGES, type Language } from '@console/i18n';
import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';

type LanguageSelectProps = Pick<SelectProps<Language>, 'id' | 'value' | 'onChange'>;

/** The console's languages by their native names, for a form field. */
export function LanguageSelect(field: LanguageSelectProps) {
  const { t } = useTranslation('ui');
  return (
    <Select
      {...field}
      options={LANGUAGES.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
    />
  );
}
