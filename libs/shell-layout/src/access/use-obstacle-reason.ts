import { useTranslation } from 'react-i18next';
import type { Obstacle } from '../guards/obstacle';
import { useApiGroups } from './use-api-groups';

/** Tells in a few words why something is out of reach. */
export function useObstacleReason(): (obstacle: Obstacle) => string {
  const { t } = useTranslation('shell');
  const { anyOf } = useApiGroups();
  return (obstacle) =>
    obstacle.kind === 'permission'
      ? t('whyNot.reason.permission', { groups: anyOf(obstacle.anyOf) })
      : t(`whyNot.reason.${obstacle.kind}`);
}
