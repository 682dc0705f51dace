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
  return useNarrow() ? <ActionMenu actions={actions} /> : <ActionButtons actions={actions} />;
}

function ActionButtons({ actions }: PageActionsProps) {
  return actions.map(({ key, label, icon, danger = false, requires, run }) => (
    <GuardedButton key={key} icon={icon} danger={danger} requires={requires} onClick={run}>
      {label}
    </GuardedButton>
  ));
}

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
          items: actions.map((action) => {
            const { label, requires, run } = action;
            const denial = denialOf(requires);
            return {
              ...actionItem(action, denial),
              onClick: () => {
                // The entry unmounts with its menu, so a dialog returns the focus to the opener.
                opener.current?.focus();
                if (denial) denial.explain(label);
                else run();
              },
            };
          }),
        }}
      >
        <Button ref={opener} icon={<EllipsisOutlined aria-hidden />} aria-haspopup="menu">
          {t('detail.more')}
        </Button>
      </Dropdown>
      {explanation}
    </>
  );
}
