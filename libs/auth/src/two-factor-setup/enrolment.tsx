import { FormField, OperationForm } from '@console/shell-layout';
import { Flex, QRCode, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEnableTwoFactorMutation } from '../api/auth-api';
import { CodeInput } from '../check-code/code-input';
import { TwoFactorCodeDto } from '../contract';

interface EnrolmentProps {
  /** Absent while it is on its way. */
  secret?: string;
  otpauthUrl?: string;
  onEnabled: (recoveryCodes: string[]) => void;
}

/** Scan, or type the key; then prove it with a code. */
export function Enrolment({ secret, otpauthUrl, onEnabled }: EnrolmentProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const [enable] = useEnableTwoFactorMutation();

  return (
    <Flex vertical gap={token.marginLG}>
      <section>
        <h2 style={{ fontSize: token.fontSizeLG, marginTop: 0 }}>{t('setup.scan')}</h2>
        <Flex gap={token.marginLG} wrap align="center">
          {otpauthUrl === undefined ? (
            <Skeleton.Node active style={{ width: 176, height: 176 }} />
          ) : (
            <div role="img" aria-label={t('setup.qrCode')}>
              {/* Scanners want dark on light, whatever the theme. */}
              <QRCode value={otpauthUrl} type="svg" size={176} color="#000" bgColor="#fff" aria-hidden />
            </div>
          )}
          <div style={{ flex: 1, minWidth: 200 }}>
            <div style={{ color: token.colorTextDescription }}>{t('setup.key')}</div>
            <code
              data-testid="two-factor-secret"
              style={{
                fontFamily: token.fontFamilyCode,
                fontSize: token.fontSizeLG,
                overflowWrap: 'anywhere',
              }}
            >
              {secret}
            </code>
          </div>
        </Flex>
      </section>
      <section>
        <h2 style={{ fontSize: token.fontSizeLG, marginTop: 0 }}>{t('setup.prove')}</h2>
        <div style={{ maxWidth: 320 }}>
          <OperationForm
            schema={TwoFactorCodeDto}
            run={(body) => enable({ body })}
            onDone={({ recoveryCodes }) => {
              onEnabled(recoveryCodes);
            }}
            submitLabel={t('setup.enable')}
          >
            <FormField name="code" label={t('code.label')} rules={{ authenticationCode: t('code.format') }}>
              <CodeInput />
            </FormField>
          </OperationForm>
        </div>
      </section>
    </Flex>
  );
}
