import { mountFramedModule } from '@console/products/frame-guest';

const element = document.getElementById('module');
if (!element) throw new Error('The page has no #module.');

void mountFramedModule(element);
