import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../display/use-copy';
import { embedSnippet, type PlaybackPage } from './embed-snippet';

/** Open a playback page, or copy the markup that shows it on any site. */
export function PlaybackPageButtons({ url, title }: PlaybackPage) {
  const { t } = useTranslation('ui');
  const copy = useCopy();
  return (
    <>
      <Button size="small" href={url} target="_blank" rel="noreferrer">
        {t('playbackPage.open')}
      </Button>
      <Button size="small" onClick={() => void copy(embedSnippet({ url, title }))}>
        {t('playbackPage.copyEmbed')}
      </Button>
    </>
  );
}
