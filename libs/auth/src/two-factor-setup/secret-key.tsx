import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { useCopy } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** People type four characters at a time. */
const GROUP = /.{1,4}/g;

interface SecretKeyProps {
  /** Base32; absent while it is on its way. */
  secret: string | undefined;
}

/** The key of an authenticator: in groups for the eye, and without a space between them for whoever copies it. */
export function SecretKey({ secret }: SecretKeyProps) {
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
