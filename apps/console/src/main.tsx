import { startConsole } from './start-console';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');
void startConsole(element);
