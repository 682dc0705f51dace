import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { isShortened } from '@console/http/contract';
import { clipText } from '@console/i18n';
import { Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCopy } from './use-copy';

interface CopyTextProps {
  text: string;
}

/** A bounded text with a button that copies all of it. */
export function CopyText({ text }: CopyTextProps) {
  const { token } = theme.useToken();

  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: token.marginXXS, maxWidth: '100%' }}>
      <code style={{ fontFamily: token.fontFamilyCode, overflowWrap: 'anywhere' }}>{clipText(text)}</code>
      <CopyButton text={text} />
    </span>
  );
}

/** Copies a text; hidden for a response's text that was shortened. */
export function CopyButton({ text }: CopyTextProps) {
  const { t } = useTranslation('ui');
  const copy = useCopy();
  if (isShortened(text)) return null;
  return (
    <Button
      type="text"
      size="small"
      aria-label={t('copy')}
      icon={<CopyOutlined />}
      onClick={() => {
        void copy(text);
      }}
    />
  );
}
