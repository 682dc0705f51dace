import LockOutlined from '@ant-design/icons/LockOutlined';
import type { ActionDenial } from '../provider/ui-provider';
import type { PageAct } from './page-acts';

/** The entry of an act in a menu. A denied action shows a lock. */
export function actItem({ key, label, icon, danger = false }: PageAct, denial: ActionDenial | undefined) {
  return {
    key,
    label,
    icon: denial ? <LockOutlined aria-hidden /> : icon,
    danger: danger && !denial,
  };
}
