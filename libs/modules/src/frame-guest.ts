export { mountFramedModule } from './module-host/frame-guest';
