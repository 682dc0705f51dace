import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GuardedButton } from './guarded-button';
import { useUi, type Requirement } from '../provider/ui-provider';
import { useNarrow } from '../theme/use-narrow';
import { actionItem } from './action-item';

export interface PageAction {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** In the menu "More" instead of a button. */
  inMenu?: boolean;
  requires: Requirement;
  run: () => void;
}

interface PageActionsProps {
  actions: readonly PageAction[];
}

/**
 * The actions of a page: buttons, or one menu on a phone. A denied action stays visible, locked, and explains
 * why.
 */
export function PageActions({ actions }: PageActionsProps) {
  useUi().usePageActions(actions);
  return useNarrow() ? <ActionMenu actions={actions} /> : <ActionButtons actions={actions} />;
}

function ActionButtons({ actions }: PageActionsProps) {
  const inMenu = actions.filter((action) => action.inMenu);
  return (
    <>
      {actions
        .filter((action) => !action.inMenu)
        .map(({ key, label, icon, danger = false, requires, run }) => (
          <GuardedButton key={key} icon={icon} danger={danger} requires={requires} onClick={run}>
            {label}
          </GuardedButton>
        ))}
      {inMenu.length > 0 && <ActionMenu actions={inMenu} />}
    </>
  );
}

/** Destructive actions come last, after a line. */
function ActionMenu({ actions }: PageActionsProps) {
  const { t } = useTranslation('ui');
  const { denialOf, explanation } = useUi().useActionAccess();
  const opener = useRef<HTMLButtonElement>(null);

  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: actions.flatMap((action, index) => {
            const { label, requires, run, danger } = action;
            const denial = denialOf(requires);
            const item = {
              ...actionItem(action, denial),
              onClick: () => {
                // The entry unmounts with its menu, so a dialog returns the focus to the opener.
                opener.current?.focus();
                if (denial) denial.explain(label);
                else run();
              },
            };
            return danger && index > 0 ? [{ type: 'divider' as const }, item] : [item];
          }),
        }}
      >
        <Button
          ref={opener}
          icon={<EllipsisOutlined aria-hidden />}
          aria-haspopup="menu"
          aria-label={t('detail.more')}
          title={t('detail.more')}
        />
      </Dropdown>
      {explanation}
    </>
  );
}
