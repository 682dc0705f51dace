import { useApiGroups } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';

/** API groups in words, one below the other. */
export function GrantedApiGroups({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('auth');
  const { allOf } = useApiGroups();
  if (ids.length === 0) return <>{t('profile.noApiGroups')}</>;
  return (
    <ul aria-label={t('profile.apiGroups')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {ids.map((id) => (
        <li key={id}>{allOf([id])}</li>
      ))}
    </ul>
  );
}
