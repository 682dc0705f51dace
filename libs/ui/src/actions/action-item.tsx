import LockOutlined from '@ant-design/icons/LockOutlined';
import type { ActionDenial } from '../provider/ui-provider';
import type { PageAction } from './page-actions';

/** The entry of an action in a menu. A denied action shows a lock. */
export function actionItem(
  { key, label, icon, danger = false }: PageAction,
  denial: ActionDenial | undefined,
) {
  return {
    key,
    label,
    icon: denial ? <LockOutlined aria-hidden /> : icon,
    danger: danger && !denial,
  };
}
