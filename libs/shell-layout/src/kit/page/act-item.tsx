import LockOutlined from '@ant-design/icons/LockOutlined';
import type { Obstacle } from '../../guards/obstacle';
import type { PageAct } from './page-acts';

/** The entry of an act in a menu. One with an obstacle stays there with a lock, to be asked why. */
export function actItem({ key, label, icon, danger = false }: PageAct, obstacle: Obstacle | undefined) {
  return {
    key,
    label,
    icon: obstacle ? <LockOutlined aria-hidden /> : icon,
    danger: danger && !obstacle,
  };
}
