import { createConsole } from './create-console';
import { readBuildId } from './read-build-id';
import { readConfig } from './read-config';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');

void createConsole({ config: readConfig(), version: __CONSOLE_VERSION__, buildId: readBuildId() })(element);
