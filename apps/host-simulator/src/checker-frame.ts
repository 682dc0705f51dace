import { checkFrameHost } from '@console/host-protocol/conformance';
import { wireToHost } from './host-around';
import { verdictList } from './verdict-list';

document.querySelector('main')?.append(verdictList(await checkFrameHost(wireToHost())));
