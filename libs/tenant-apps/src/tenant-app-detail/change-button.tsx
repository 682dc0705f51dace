import { GuardedButton } from '@console/shell-layout';
import { useLocation, useNavigate } from 'react-router';
import { CHANGES_TENANT_APPS } from '../tenant-app-acts/changes-tenant-apps';

interface ChangeButtonProps {
  /** The path of the dialog that makes the change; the query is kept. */
  to: string;
  children: string;
}

/** Opens a dialog that changes the app, for those who may. */
export function ChangeButton({ to, children }: ChangeButtonProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <GuardedButton requires={CHANGES_TENANT_APPS} onClick={() => void navigate({ pathname: to, search })}>
      {children}
    </GuardedButton>
  );
}
