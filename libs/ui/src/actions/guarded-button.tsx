import LockOutlined from '@ant-design/icons/LockOutlined';
import { Button, theme, type ButtonProps } from 'antd';
import { useId } from 'react';
import { useUi, type Requirement } from '../provider/ui-provider';
import { Hint } from '../display/hint';

type GuardedButtonProps = Pick<
  ButtonProps,
  'type' | 'size' | 'icon' | 'danger' | 'loading' | 'aria-label'
> & {
  /** The action's access. */
  requires: Requirement;
  children: string;
  onClick: () => void;
};

/**
 * A button that stays focusable and explains itself if its action is denied: with the card warning, the
 * subscription, or the reason. @see spec 4.4, 4.5, 6
 */
export function GuardedButton({ requires, onClick, children, icon, ...looks }: GuardedButtonProps) {
  const { token } = theme.useToken();
  const { denialOf, explaining, explanation } = useUi().useActionAccess();
  const reasonId = useId();
  const denial = denialOf(requires);
  const reason = denial?.reason;

  return (
    <>
      <Hint text={explaining ? undefined : reason}>
        <Button
          {...looks}
          icon={denial ? <LockOutlined aria-hidden /> : icon}
          {...(denial && {
            type: 'default',
            danger: false,
            'aria-disabled': true,
            'aria-haspopup': 'dialog',
            'aria-describedby': reasonId,
            style: { color: token.colorTextDescription, background: token.colorBgContainerDisabled },
          })}
          onClick={() => {
            if (denial) denial.explain(children);
            else onClick();
          }}
        >
          {children}
        </Button>
        <span id={reasonId} hidden>
          {reason}
        </span>
      </Hint>
      {explanation}
    </>
  );
}
