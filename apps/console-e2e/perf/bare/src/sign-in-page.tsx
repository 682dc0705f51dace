import { Alert, Button, Card, Flex, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLoginMutation } from './api';
import { keepToken } from './token';

function SignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [login, { isLoading, isError }] = useLoginMutation();
  const required = [{ required: true, message: t('signIn.required') }];

  const submit = async (values: { email: string; password: string }) => {
    const { data } = await login(values);
    if (!data) return;
    keepToken(data.token);
    await navigate('/apps/tenant-apps/normal');
  };

  return (
    <Flex justify="center" align="center" style={{ minHeight: '100vh' }}>
      <Card style={{ width: 400 }}>
        <Typography.Title level={3}>{t('signIn.title')}</Typography.Title>
        {isError && <Alert type="error" showIcon title={t('signIn.failed')} style={{ marginBottom: 16 }} />}
        <Form layout="vertical" requiredMark={false} onFinish={submit}>
          <Form.Item name="email" label={t('signIn.email')} rules={required}>
            <Input type="email" autoComplete="username" autoFocus />
          </Form.Item>
          <Form.Item name="password" label={t('signIn.password')} rules={required}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Button type="primary" htmlType="submit" block loading={isLoading}>
            {t('signIn.submit')}
          </Button>
        </Form>
      </Card>
    </Flex>
  );
}

// eslint-disable-next-line no-restricted-syntax -- React.lazy takes the default export
export default SignInPage;
