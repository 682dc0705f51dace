import { MAX_PAGE_SIZE } from '@console/http/contract';
import { Row, RowList, Section } from '@console/ui/overview';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListVideosQuery } from '../api/vod-api';
import { useVodTexts } from '../use-vod-texts';
import { useUploads } from './uploads-provider';

/** Uploads of an app that no page continues: choosing the same file does. */
export function InterruptedUploads({ appId }: { appId: string }) {
  const { t } = useTranslation('vod');
  const { token } = theme.useToken();
  const { bytes } = useVodTexts();
  const uploads = useUploads();
  const { currentData } = useListVideosQuery({
    appId,
    customFields: { appId, state: 'uploading' },
    perPage: MAX_PAGE_SIZE,
  });
  const isListed = (id: string) => uploads.some(({ videoId, state }) => videoId === id && state !== 'failed');
  const interrupted = (currentData?.data ?? []).filter(({ id }) => !isListed(id));
  if (interrupted.length === 0) return null;
  return (
    <Section title={t('upload.unfinished')}>
      <p style={{ margin: `0 0 ${String(token.marginXS)}px`, color: token.colorTextDescription }}>
        {t('upload.chooseAgain')}
      </p>
      <RowList>
        {interrupted.map((video) => (
          <Row key={video.id} end={bytes(video.bytes)}>
            <bdi>{video.fileName}</bdi>
          </Row>
        ))}
      </RowList>
    </Section>
  );
}
