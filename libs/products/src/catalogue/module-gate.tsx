import { LockedPage, useSubscriptionLock } from '@console/shell-layout';
import { Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleKey } from './media-modules';

/**
 * A module as it opens by its address: where the app goes without it, that is told in its place, with what it takes.
 *
 * @param path Of its route.
 * @see docs/behaviour.md 4.4, 4.5
 */
export function moduleGateOf(path: string, key: ModuleKey, Screen: ComponentType): ComponentType {
  return function ModuleGate() {
    const { t } = useTranslation('products');
    const lock = useSubscriptionLock(path);
    if (lock === undefined) return <Screen />;
    if (lock === 'unknown') return <Skeleton active />;
    return <LockedPage title={t(`routes.${key}`)} obstacle={lock} />;
  };
}
