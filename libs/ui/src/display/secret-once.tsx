import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { Alert, Button, Flex, theme } from 'antd';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUi } from '../provider/ui-provider';
import { useCopy } from './use-copy';

interface SecretOnceProps {
  /** Also the accessible name. */
  label: string;
  /** Why it must be saved now. */
  warning: string;
  values: readonly string[];
  /** The downloaded text file. */
  fileName: string;
  /** In addition to copying and downloading. */
  actions?: ReactNode;
}

/** Secrets that are shown once, to copy or download. Takes the focus and blocks automatic reloads. */
export function SecretOnce({ label, warning, values, fileName, actions }: SecretOnceProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const copy = useCopy();
  const labelId = useId();
  const text = values.join('\n');
  const longest = Math.max(...values.map(({ length }) => length));
  const reportUnsaved = useUi().useUnsavedWork();

  useEffect(() => {
    reportUnsaved(true);
    return () => reportUnsaved(false);
  }, [reportUnsaved]);

  return (
    <Flex vertical gap={token.marginSM} ref={takeFocus} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert type="warning" showIcon title={warning} />
      <strong id={labelId}>{label}</strong>
      <ul
        aria-labelledby={labelId}
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${longest}ch), 1fr))`,
          gap: token.marginXS,
          margin: 0,
          padding: token.padding,
          listStyle: 'none',
          borderRadius: token.borderRadius,
          background: token.colorFillTertiary,
          fontFamily: token.fontFamilyCode,
        }}
      >
        {values.map((value) => (
          <li key={value} style={{ overflowWrap: 'anywhere' }}>
            {value}
          </li>
        ))}
      </ul>
      <Flex gap={token.marginXS} wrap>
        <Button
          icon={<CopyOutlined aria-hidden />}
          onClick={() => {
            void copy(text);
          }}
        >
          {t('copy')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={fileName}
        >
          {t('download')}
        </Button>
        {actions}
      </Flex>
    </Flex>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
  window.scrollTo({ top: 0 });
}
