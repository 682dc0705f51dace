export { componentOnUse } from './lazy/component-on-use';
export { expectCode, preloadedCode, loadDeclaredCode, preloadExpectedCode } from './lazy/preloaded-code';
export { preloadedComponent } from './lazy/preloaded-component';
export { lazyComponent } from './lazy/lazy-component';
