import { FormField, OperationForm } from '@console/ui/form';
import { Alert, Button, Flex, QRCode, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnableTwoFactorMutation } from '../api/auth-api';
import { CodeInput } from '../check-code/code-input';
import { TwoFactorCodeDto } from '../contract';
import { SecretKey } from './secret-key';

interface EnrolmentProps {
  /** Absent while it is on its way. */
  secret?: string;
  otpauthUrl?: string;
  onEnabled: (recoveryCodes: string[]) => void;
  /** It is on already: somebody was faster, in another tab. */
  onAlreadyOn: () => void;
  onNewKey: () => void;
}

/** Scan, or type the key; then prove it with a code. */
export function Enrolment({ secret, otpauthUrl, onEnabled, onAlreadyOn, onNewKey }: EnrolmentProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const [enable] = useEnableTwoFactorMutation();
  const [wasRefused, setWasRefused] = useState(false);

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
            <SecretKey secret={secret} />
          </div>
        </Flex>
      </section>
      <section>
        <h2 style={{ fontSize: token.fontSizeLG, marginTop: 0 }}>{t('setup.prove')}</h2>
        <div style={{ maxWidth: 320 }}>
          <OperationForm
            schema={TwoFactorCodeDto}
            run={async (body) => {
              const outcome = await enable({ body });
              const { error } = outcome;
              if (error && 'kind' in error && error.kind === 'refused') {
                setWasRefused(error.status === 400);
                if (error.status === 409) onAlreadyOn();
              }
              return outcome;
            }}
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
        <div role="status">
          {wasRefused && (
            <Alert
              type="info"
              showIcon
              role="none"
              style={{ marginTop: token.margin }}
              title={t('setup.refused.title')}
              description={
                <>
                  <ul style={{ marginBlock: `0 ${String(token.marginSM)}px`, paddingInlineStart: 20 }}>
                    <li>{t('setup.refused.clock')}</li>
                    <li>{t('setup.refused.key')}</li>
                  </ul>
                  <Button
                    size="small"
                    onClick={() => {
                      setWasRefused(false);
                      onNewKey();
                    }}
                  >
                    {t('setup.refused.newKey')}
                  </Button>
                </>
              }
            />
          )}
        </div>
      </section>
    </Flex>
  );
}
