import CloudUploadOutlined from '@ant-design/icons/CloudUploadOutlined';
import { theme } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_VIDEO_BYTES } from '../contract';
import { useVodTexts } from '../use-vod-texts';
import { ACCEPTED } from './video-file';

/** A file input that files can also be dropped on. */
export function FileDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const { bytes } = useVodTexts();
  const [isTarget, setTarget] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [nameId, helpId] = [useId(), useId()];
  return (
    <label
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: token.marginXXS,
        padding: token.paddingLG,
        textAlign: 'center',
        border: `1px dashed ${isTarget ? token.colorPrimary : token.colorBorder}`,
        borderRadius: token.borderRadiusLG,
        background: isTarget ? token.colorPrimaryBg : token.colorFillQuaternary,
        ...(hasFocus && { outline: `2px solid ${token.colorPrimary}`, outlineOffset: 2 }),
      }}
    >
      <input
        type="file"
        multiple
        accept={ACCEPTED}
        aria-labelledby={nameId}
        aria-describedby={helpId}
        style={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          cursor: 'pointer',
        }}
        onDragEnter={() => setTarget(true)}
        onDragLeave={() => setTarget(false)}
        onDrop={() => setTarget(false)}
        onFocus={({ target }) => setFocus(target.matches(':focus-visible'))}
        onBlur={() => setFocus(false)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <CloudUploadOutlined aria-hidden style={{ fontSize: 24, color: token.colorPrimary }} />
      <strong id={nameId} style={{ fontWeight: 500 }}>
        {t('upload.choose')}
      </strong>
      <span id={helpId} style={{ color: token.colorTextDescription, fontSize: token.fontSizeSM }}>
        {t('upload.formats', { size: bytes(MAX_VIDEO_BYTES) })}
      </span>
    </label>
  );
}
