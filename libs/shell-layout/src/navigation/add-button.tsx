import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { GuardedButton, type Requirement } from '@console/ui';
import { useNavigate } from 'react-router';
import { useKeepQuery } from './navigation-paths';

interface AddButtonProps {
  requires: Requirement;
  /** The path of the dialog; the query of the list stays. */
  to: string;
  children: string;
}

/** Opens the dialog that adds an item to a list. */
export function AddButton({ requires, to, children }: AddButtonProps) {
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  return (
    <GuardedButton
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      requires={requires}
      onClick={() => void navigate(keepQuery(to))}
    >
      {children}
    </GuardedButton>
  );
}
