import { useNavigate } from 'react-router';
import { useBackPath } from '../navigation/navigation-paths';
import { HOME_PATH } from '../routes/paths';
import { ForbiddenPage } from './forbidden-page';
import { StatusPage } from './status-page';

export const STATUS_PAGES = {
  403: ForbiddenPage,
  404: () => <StatusPage status={404} />,
  500: ServerErrorPage,
  503: () => <StatusPage status={503} />,
};

function ServerErrorPage() {
  const navigate = useNavigate();
  const failed = useBackPath(HOME_PATH);
  return <StatusPage status={500} onRetry={() => void navigate(failed, { replace: true })} />;
}
