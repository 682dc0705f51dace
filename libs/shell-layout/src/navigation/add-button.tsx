import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { GuardedButton, type Requirement } from '@console/ui';
import { useOpenPath } from './navigation-paths';

interface AddButtonProps {
  requires: Requirement;
  /** The path of the dialog; the query of the list stays. */
  to: string;
  children: string;
}

/** Opens the dialog that adds an item to a list. */
export function AddButton({ requires, to, children }: AddButtonProps) {
  const openPath = useOpenPath();
  return (
    <GuardedButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      requires={requires}
      onClick={() => openPath(to)}
    >
      {children}
    </GuardedButton>
  );
}
