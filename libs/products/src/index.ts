export { products } from './products.feature';
export { unlicensedServersPath } from './servers/server-paths';
