import { connectToHost } from '@console/host-protocol';
import { errorText, sampleGuest } from '@console/host-protocol/conformance';
import { parentTransport } from './parent-transport';

try {
  await sampleGuest()(document.body, await connectToHost(parentTransport()));
} catch (error) {
  document.body.append(errorText(error));
}
