import type { ConsoleFeature } from '@console/shell-layout';
import { productRoutes } from './catalogue/module-routes';
import { documentRoutes } from './document/document-routes';
import { productsLocale } from './locales/products-locale';
import { serverRoutes } from './servers/server-routes';

/** The media modules of an app, its servers and alerts, what was done in it, and the reference of the platform’s API. */
export const products = {
  appsRoutes: [...productRoutes, serverRoutes, documentRoutes],
  locale: productsLocale,
} satisfies ConsoleFeature;
