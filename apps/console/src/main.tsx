import { createConsole } from './create-console';
import { ownPage } from './own-page';
import { readBuildId } from './read-build-id';
import { readConfig } from './read-config';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');

const page = { config: readConfig(), version: __CONSOLE_VERSION__, buildId: readBuildId() };
if (window.parent === window) void createConsole({ ...page, surroundings: ownPage() })(element);
else void import('./embedded/start-in-frame').then(({ startInFrame }) => startInFrame(element, page));
