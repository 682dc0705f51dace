export { componentOnUse } from './lazy/asked-part';
export { preloadedCode, loadDeclaredCode, preloadExpectedCode } from './lazy/early-code';
export { preloadedComponent } from './lazy/late-part';
export { lazyComponent } from './lazy/lazy-part';
