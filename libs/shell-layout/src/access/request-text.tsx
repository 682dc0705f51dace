import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { Button, Flex, theme } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '@console/ui';

/** Words to send to somebody who can help. */
export function RequestText({ text }: { text: string }) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const copy = useCopy();
  const labelId = useId();
  return (
    <Flex vertical align="start" gap={token.marginXS}>
      <span id={labelId} style={{ color: token.colorTextDescription }}>
        {t('whyNot.message')}
      </span>
      <blockquote
        aria-labelledby={labelId}
        style={{
          margin: 0,
          paddingInlineStart: token.paddingSM,
          borderInlineStart: `3px solid ${token.colorBorder}`,
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </blockquote>
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden />}
        onClick={() => {
          void copy(text);
        }}
      >
        {t('whyNot.copyMessage')}
      </Button>
    </Flex>
  );
}
