import { useLocation, useNavigate } from 'react-router';
import { useManagedApp } from '../managed-app/use-managed-app';
import { membersPath } from './member-paths';

/** Leads from a dialog back to the list that it stands over, as it was. */
export function useCloseMembers(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { base } = useManagedApp();
  return () => {
    void navigate({ pathname: membersPath(base), search });
  };
}
