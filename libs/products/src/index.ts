export { products } from './products.feature';
