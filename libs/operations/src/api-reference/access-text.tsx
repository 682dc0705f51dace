import { useApiGroups } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import type { ApiAccess } from './reference/api-reference';

/** Who may call an operation. */
export function AccessText({ access }: { access: ApiAccess }) {
  const { t, i18n } = useTranslation('operations');
  const { anyOf } = useApiGroups();
  if (access.kind !== 'groups') return t(`document.access.${access.kind}`);
  const words = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  return access.groups.map(({ id, reaches }) => (
    <div key={id}>
      {reaches.length === 0
        ? t('document.access.holder', { group: anyOf([id]) })
        : t('document.access.reaching', {
            group: anyOf([id]),
            reach: words.format(reaches.map((reach) => t(`document.reaches.${reach}`))),
          })}
    </div>
  ));
}
