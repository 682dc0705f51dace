import { PlainLink } from '@console/ui';
import { useKeepQuery, useAppScope } from '@console/shell-layout';
import { Progress, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useVodTexts } from '../use-vod-texts';
import { uploadPath } from '../vod-paths';
import { isUnfinished } from './upload-queue';
import { useUploads } from './uploads-provider';

/** Uploads that go on while their dialog is closed. */
export function UploadSummary() {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const { appId } = useAppScope();
  const { percent } = useVodTexts();
  const keepQuery = useKeepQuery();
  const isDialogOpen = useLocation().pathname.endsWith('/product/vod/upload');
  const running = useUploads().filter(isUnfinished);
  if (running.length === 0 || isDialogOpen) return null;
  const total = running.reduce((sum, { bytes }) => sum + bytes, 0);
  const sent = running.reduce(
    (sum, { state, doneBytes }) => sum + (state === 'sending' || state === 'lost' ? doneBytes : 0),
    0,
  );
  return (
    <section
      aria-label={t('upload.list')}
      style={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: `0 ${String(token.margin)}px`,
        marginBottom: token.margin,
        padding: `${String(token.paddingXS)}px ${String(token.padding)}px`,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <span>{t('upload.summary', { count: running.length, percent: percent(sent / total) })}</span>
      <Progress
        percent={Math.floor((sent / total) * 100)}
        size="small"
        showInfo={false}
        aria-label={t('upload.list')}
        style={{ flex: 1, minWidth: 120, margin: 0 }}
      />
      <PlainLink to={keepQuery(uploadPath(appId))}>{t('upload.show')}</PlainLink>
    </section>
  );
}
