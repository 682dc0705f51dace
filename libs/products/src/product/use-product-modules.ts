import { isProKey, isProPath, useConsole, usePlaceAccess } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { MEDIA_MODULES, type ModuleGroup } from '../catalogue/media-modules';
import { PRODUCT_PATH } from '../catalogue/product-paths';
import type { ProductModule } from './module-card';
import { moduleState } from './module-state';

/** Every media module of the app that the person works in, in the order of the catalogue. */
export function useProductModules(): (ProductModule & { group: ModuleGroup })[] {
  const { t } = useTranslation('products');
  const { config } = useConsole();
  const accessTo = usePlaceAccess();
  return MEDIA_MODULES.map(({ group, path: modulePath, key }) => {
    const path = `${PRODUCT_PATH}/${modulePath}`;
    return {
      group,
      path,
      title: t(`routes.${key}`),
      purpose: t(`purpose.${key}`),
      state: moduleState(modulePath, config.modules),
      pro: isProKey(key) || isProPath(path, config.buildMode),
      closed: accessTo(path).obstacle !== undefined,
    };
  });
}
