import { useTranslation } from 'react-i18next';
import type { Obstacle } from '../guards/obstacle';
import { useApiGroups } from './use-api-groups';

/** Tells in a few words why something is out of reach. */
export function useObstacleReason(): (obstacle: Obstacle) => string {
  const { t } = useTranslation('shell');
  const { anyOf, allOf } = useApiGroups();
  return (obstacle) => {
    switch (obstacle.kind) {
      case 'permission':
        return t('whyNot.reason.permission', { groups: anyOf(obstacle.anyOf) });
      case 'higher-account':
        return t('whyNot.reason.higher-account', { groups: allOf(obstacle.missing) });
      default:
        return t(`whyNot.reason.${obstacle.kind}`);
    }
  };
}
