import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GuardedButton } from './guarded-button';
import { useUi, type Requirement } from '../provider/ui-provider';
import { useNarrow } from '../theme/use-narrow';
import { actItem } from './act-item';

/** Something that can be done with what a page is about. */
export interface PageAct {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  requires: Requirement;
  run: () => void;
}

interface PageActsProps {
  acts: readonly PageAct[];
}

/**
 * The acts of a page: buttons side by side, or one menu where a phone has no room for them. One that something is in the
 * way of stays where it is, locked, and answers why.
 */
export function PageActs({ acts }: PageActsProps) {
  return useNarrow() ? <ActMenu acts={acts} /> : <ActButtons acts={acts} />;
}

function ActButtons({ acts }: PageActsProps) {
  return acts.map(({ key, label, icon, danger = false, requires, run }) => (
    <GuardedButton key={key} icon={icon} danger={danger} requires={requires} onClick={run}>
      {label}
    </GuardedButton>
  ));
}

function ActMenu({ acts }: PageActsProps) {
  const { t } = useTranslation('ui');
  const { denialOf, explanation } = useUi().useActionAccess();
  const opener = useRef<HTMLButtonElement>(null);

  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: acts.map((act) => {
            const { label, requires, run } = act;
            const denial = denialOf(requires);
            return {
              ...actItem(act, denial),
              onClick: () => {
                // The entry goes with its menu: a dialog gives the focus back to what stays.
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
