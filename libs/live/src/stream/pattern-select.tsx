import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { TEST_PATTERNS, type TestPattern } from '../contract';

/** A form field for the picture of a test stream. */
export function PatternSelect(
  props: Pick<SelectProps<TestPattern>, 'id' | 'value' | 'onChange' | 'disabled'>,
) {
  const { t } = useTranslation('live');
  return (
    <Select {...props} options={TEST_PATTERNS.map((value) => ({ value, label: t(`patterns.${value}`) }))} />
  );
}
