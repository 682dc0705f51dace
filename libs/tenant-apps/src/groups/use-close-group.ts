import { useLocation, useNavigate } from 'react-router';
import { useManagedApp } from '../managed-app/use-managed-app';
import { groupListPath } from './group-paths';

/** Leads from a dialog back to the list that it stands over, as it was. */
export function useCloseGroup(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const app = useManagedApp();
  return () => {
    void navigate({ pathname: groupListPath(app), search });
  };
}
