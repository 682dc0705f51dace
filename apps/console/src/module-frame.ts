import { mountFramedModule } from '@console/modules/frame-guest';
import { readConfig } from './read-config';

const element = document.getElementById('module');
if (!element) throw new Error('The page has no #module.');

void mountFramedModule(element, readConfig());
