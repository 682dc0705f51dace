import { StatusTag } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '../contract';

const TONES = { active: 'success', invited: 'warning', unconfirmed: 'neutral' } as const;

/** How far a person has come: invited, signed up, or in. */
export function UserStatusTag({ status }: Pick<AdminUser, 'status'>) {
  const { t } = useTranslation('accounts');
  return <StatusTag tone={TONES[status]} label={t(`status.${status}`)} />;
}
