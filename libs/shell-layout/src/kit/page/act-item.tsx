import LockOutlined from '@ant-design/icons/LockOutlined';
import type { Denial } from '../../guards/obstacle';
import type { PageAct } from './page-acts';

/** The entry of an act in a menu. One with a denial stays there with a lock, to be asked why. */
export function actItem({ key, label, icon, danger = false }: PageAct, denial: Denial | undefined) {
  return {
    key,
    label,
    icon: denial ? <LockOutlined aria-hidden /> : icon,
    danger: danger && !denial,
  };
}
