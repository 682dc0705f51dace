import type { UseTranslationResponse } from 'react-i18next';

export interface Words {
  t: UseTranslationResponse<'tenantApps', undefined>['t'];
  time: (value: string) => string;
}

/** When a key was last used, as a sentence. */
export function keyUse(usedAt: string | null, { t, time }: Words): string {
  return usedAt === null ? t('affected.keyUnused') : t('affected.keyUsed', { time: time(usedAt) });
}
