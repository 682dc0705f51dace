import { EmptyState, LinkButton, RouteDialog, TWO_FACTOR_PATH } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { USER_INFO_PATH } from '../sign-in/account-paths';

/** Stands in place of a dialog that only somebody with two-factor authentication has a use for. */
export function NotEnrolledDialog({ title }: { title: string }) {
  const { t } = useTranslation('auth');
  return (
    <RouteDialog title={title} closeTo={USER_INFO_PATH}>
      <EmptyState
        text={t('twoFactor.isOff')}
        action={
          <LinkButton type="primary" to={TWO_FACTOR_PATH}>
            {t('twoFactor.setUp')}
          </LinkButton>
        }
      />
    </RouteDialog>
  );
}
