import { useOpenPath } from '@console/shell-layout';
import { GuardedButton } from '@console/ui';
import { Section } from '@console/ui/overview';
import { useTranslation } from 'react-i18next';
import { ChapterRows } from '../chapter-rows';
import type { Video } from '../contract';
import { useVodPaths } from '../use-vod-paths';
import { CHANGE_VIDEOS } from '../video-access';

interface ChaptersSectionProps {
  video: Video;
  onSeek: (seconds: number) => void;
}

export function ChaptersSection({ video: { id, chapters }, onSeek }: ChaptersSectionProps) {
  const { t } = useTranslation('vod');
  const paths = useVodPaths();
  const openPath = useOpenPath();
  return (
    <Section
      title={t('routes.chapters')}
      actions={
        <GuardedButton
          size="small"
          requires={CHANGE_VIDEOS}
          onClick={() => openPath(`${paths.video(id)}/chapters`)}
        >
          {t('chapters.edit')}
        </GuardedButton>
      }
    >
      <ChapterRows chapters={chapters} onSeek={onSeek} />
    </Section>
  );
}
