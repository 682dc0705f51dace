import { useFailureLines } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { MAX_VIDEO_BYTES } from '../contract';
import { useVodTexts } from '../use-vod-texts';
import type { UploadItem } from './upload-queue';

export function useUploadTexts() {
  const { t } = useTranslation('vod');
  const failureLines = useFailureLines();
  const { bytes } = useVodTexts();
  return {
    problem: ({ problem }: UploadItem): string[] => {
      if (!problem) return [];
      return problem.kind === 'rejected'
        ? failureLines(problem.error)
        : [t(`upload.problems.${problem.kind}`, { size: bytes(MAX_VIDEO_BYTES) })];
    },
  };
}
