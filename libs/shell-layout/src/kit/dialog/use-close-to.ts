import { useLocation, useNavigate } from 'react-router';

/** Leads from the screen of a child route to the path below which it stands, and keeps that one's query. */
export function useCloseTo(path: string): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    void navigate({ pathname: path, search });
  };
}
