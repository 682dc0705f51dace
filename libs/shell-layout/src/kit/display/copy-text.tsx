import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCopy } from './use-copy';

interface CopyTextProps {
  text: string;
}

/** A text to be used elsewhere, with a button that copies it. */
export function CopyText({ text }: CopyTextProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const copy = useCopy();

  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: token.marginXXS, maxWidth: '100%' }}>
      <code style={{ fontFamily: token.fontFamilyCode, overflowWrap: 'anywhere' }}>{text}</code>
      <Button
        type="text"
        size="small"
        aria-label={t('copy')}
        icon={<CopyOutlined />}
        onClick={() => {
          void copy(text);
        }}
      />
    </span>
  );
}
