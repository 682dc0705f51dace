export const PRODUCT_PATH = '/apps/:appId/product';
/** Of the admin app. */
export const ADMIN_PRODUCT_PATH = '/apps/product';
