import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { FormField, OperationForm } from '@console/ui/form';
import { useCopy } from '@console/ui';
import { Alert, Button, Flex, QRCode, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnableTwoFactorMutation } from '../api/auth-api';
import { TwoFactorCodeDto } from '../contract';
import { CodeInput } from '../two-factor/code-fields';

interface EnrolmentProps {
  secret?: string;
  otpauthUrl?: string;
  onEnabled: (recoveryCodes: string[]) => void;
  /** Already on: enabled in another tab. */
  onAlreadyOn: () => void;
  onNewKey: () => void;
}

export function Enrollment({ secret, otpauthUrl, onEnabled, onAlreadyOn, onNewKey }: EnrolmentProps) {
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
              {/** Scanners need dark on light in every theme. */}
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
              if (error && 'kind' in error && error.kind === 'http') {
                setWasRefused(error.status === 400);
                if (error.status === 409) onAlreadyOn();
              }
              return outcome;
            }}
            onDone={({ recoveryCodes }) => onEnabled(recoveryCodes)}
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
              title={t('setup.rejected.title')}
              description={
                <>
                  <ul style={{ marginBlock: `0 ${String(token.marginSM)}px`, paddingInlineStart: 20 }}>
                    <li>{t('setup.rejected.clock')}</li>
                    <li>{t('setup.rejected.key')}</li>
                  </ul>
                  <Button
                    size="small"
                    onClick={() => {
                      setWasRefused(false);
                      onNewKey();
                    }}
                  >
                    {t('setup.rejected.newKey')}
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

const GROUP = /.{1,4}/g;

function SecretKey({ secret }: { secret: string | undefined }) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const copy = useCopy();
  return (
    <Flex gap={token.marginXS} align="center" wrap>
      <code
        data-testid={secret === undefined ? undefined : 'two-factor-secret'}
        style={{ fontFamily: token.fontFamilyCode, fontSize: token.fontSizeLG }}
      >
        {secret?.match(GROUP)?.map((group, index) => (
          <span key={index} style={{ display: 'inline-block', marginInlineEnd: '0.5em' }}>
            {group}
          </span>
        ))}
      </code>
      {secret !== undefined && (
        <Button
          size="small"
          icon={<CopyOutlined aria-hidden />}
          onClick={() => {
            void copy(secret);
          }}
        >
          {t('setup.copyKey')}
        </Button>
      )}
    </Flex>
  );
}
