import { clockTime } from '@console/i18n';
import { Row, RowList } from '@console/ui/overview';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Chapter } from './contract';

interface ChapterRowsProps {
  chapters: readonly Chapter[];
  onSeek: (seconds: number) => void;
}

/** Chapters; the player continues at the one that is clicked. */
export function ChapterRows({ chapters, onSeek }: ChapterRowsProps) {
  const { t } = useTranslation('vod');
  return (
    <RowList>
      {chapters.map(({ startSeconds, title }, index) => (
        <Row
          key={index}
          end={
            <Button
              type="link"
              size="small"
              aria-label={t('chapters.play', { title, time: clockTime(startSeconds) })}
              onClick={() => onSeek(startSeconds)}
            >
              {clockTime(startSeconds)}
            </Button>
          }
        >
          <bdi>{title}</bdi>
        </Row>
      ))}
      {chapters.length === 0 && <Row>{t('chapters.none')}</Row>}
    </RowList>
  );
}
