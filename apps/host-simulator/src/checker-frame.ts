import { checkFrameHost } from '@console/shell-layout/shell-host/conformance';
import { wireToHost } from './host-around';
import { verdictList } from './verdict-list';

document.querySelector('main')?.append(verdictList(await checkFrameHost(wireToHost())));
