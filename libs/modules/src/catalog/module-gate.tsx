import { PageHeader } from '@console/ui';
import { LockedPage, type RouteMeta, useActionDenial } from '@console/shell-layout';
import type { GatedPage } from '@console/shell-layout/menu';
import { Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleKey } from './media-modules';
import { useSubscriptionLock } from './use-subscription-lock';

interface ModulePage extends GatedPage {
  contentFor: RouteMeta['contentFor'] | undefined;
}

/**
 * Wraps a module's screen: shows what the app lacks if its subscription does not include the module, or which
 * permission the user lacks. @see spec 4.4, 4.5, 6
 */
export function moduleGateOf(page: ModulePage, key: ModuleKey, Screen: ComponentType): ComponentType {
  return function ModuleGate() {
    const { t } = useTranslation('modules');
    const denial = useActionDenial(page.contentFor ?? {});
    const lock = useSubscriptionLock(page) ?? denial;
    if (lock === undefined) return <Screen />;
    const title = t(`routes.${key}`);
    return lock === 'unknown' ? <Waiting title={title} /> : <LockedPage title={title} denial={lock} />;
  };
}

function Waiting({ title }: { title: string }) {
  const { t } = useTranslation('modules');
  return (
    <>
      <PageHeader title={title} />
      <div role="status" aria-label={t('product.loading')}>
        <Skeleton active title={false} />
      </div>
    </>
  );
}
