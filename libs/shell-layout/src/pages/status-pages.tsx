import { useLocation, useNavigate } from 'react-router';
import { useBackPath } from '../navigation/navigation-paths';
import { HOME_PATH, statusStateOf } from '../routes/paths';
import { ForbiddenPage } from './forbidden-page';
import { StatusPage } from './status-page';

export const STATUS_PAGES = {
  403: ForbiddenPage,
  404: () => <StatusPage status={404} />,
  500: () => <FailedPage status={500} />,
  503: () => <FailedPage status={503} />,
};

/** Tries the page again that led here. */
function FailedPage({ status }: { status: 500 | 503 }) {
  const navigate = useNavigate();
  const from = useBackPath(HOME_PATH);
  const { failed = from, requestId } = statusStateOf(useLocation().state) ?? {};
  return (
    <StatusPage
      status={status}
      requestId={requestId}
      onRetry={() => void navigate(failed, { replace: true })}
    />
  );
}
