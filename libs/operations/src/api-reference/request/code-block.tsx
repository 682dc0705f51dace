import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { useCopy } from '@console/ui';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';

interface CodeBlockProps {
  /** Also the accessible name. */
  label: string;
  text: string;
  /** Text to copy if more than is shown. */
  whole?: string;
}

export function CodeBlock({ label, text, whole = text }: CodeBlockProps) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const copy = useCopy();
  return (
    <div style={{ marginTop: token.marginSM }}>
      <Flex justify="space-between" align="center" gap={token.marginXS}>
        <span style={{ color: token.colorTextDescription }}>{label}</span>
        <Button
          type="text"
          size="small"
          icon={<CopyOutlined aria-hidden />}
          aria-label={t('document.copy', { what: label })}
          onClick={() => void copy(whole)}
        />
      </Flex>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled has to be within reach of the keyboard
        tabIndex={0}
        role="group"
        translate="no"
        aria-label={label}
        style={{
          maxHeight: 480,
          margin: 0,
          padding: token.paddingSM,
          overflow: 'auto',
          borderRadius: token.borderRadius,
          background: token.colorFillTertiary,
          fontFamily: token.fontFamilyCode,
          fontSize: token.fontSizeSM,
        }}
      >
        {text}
      </pre>
    </div>
  );
}
