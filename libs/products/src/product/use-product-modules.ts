import { useConsole, usePlaces, type Place } from '@console/shell-layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MEDIA_MODULES, type ModuleGroup } from '../catalogue/media-modules';
import { PRODUCT_PATH } from '../catalogue/product-paths';
import { moduleState, type ModuleState } from './module-state';

export interface ProductModule {
  path: string;
  group: ModuleGroup;
  title: string;
  purpose: string;
  state: ModuleState;
  place: Place;
}

interface ProductModules {
  modules: ProductModule[];
  /** Where it is answered why one of them is closed: to be drawn once. */
  answers: ReactNode;
}

/** Every media module of the app that the person works in, in the order of the catalogue. */
export function useProductModules(): ProductModules {
  const { t } = useTranslation('products');
  const { config } = useConsole();
  const { placeOf, answers } = usePlaces();
  const modules = MEDIA_MODULES.map(({ group, path, key }) => {
    const route = `${PRODUCT_PATH}/${path}`;
    return {
      path,
      group,
      title: t(`routes.${key}`),
      purpose: t(`purpose.${key}`),
      state: moduleState(path, config.modules),
      place: placeOf(route),
    };
  });
  return { modules, answers };
}
