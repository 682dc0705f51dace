/** The modules of one app: the menu's product group. */
export const PRODUCT_PATH = '/apps/:appId/product';
/** The same for the admin app, whose address names no app. */
export const ADMIN_PRODUCT_PATH = '/apps/product';
