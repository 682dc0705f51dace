import { checkFrameHost } from '@console/host-protocol/conformance';
import { parentTransport } from './parent-transport';
import { resultList } from './result-list';

document.body.append(resultList(await checkFrameHost(parentTransport())));
