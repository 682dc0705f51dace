import { FormField } from '@console/ui/form';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { AppInput } from './app-input';
import { useAppScope } from './current-app';

/** The form field `appId`. Hidden on pages of an app, whose ID is its initial value. */
export function AppField() {
  const { t } = useTranslation('shell');
  const { appId } = useAppScope();
  return appId === undefined ? (
    <FormField name="appId" label={t('appInput.label')}>
      <AppInput />
    </FormField>
  ) : (
    <Form.Item name="appId" hidden noStyle>
      <Input type="hidden" />
    </Form.Item>
  );
}
