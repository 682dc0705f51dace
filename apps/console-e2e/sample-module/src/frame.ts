// eslint-disable-next-line @nx/enforce-module-boundaries -- a module of another team, which has the protocol from this library
import { connectToHost, windowTransport } from '@console/host-protocol';
import { mount } from './module';

async function hostOrigin(): Promise<string> {
  const response: unknown = await (await fetch('/hosts.json')).json();
  const origin: unknown = Array.isArray(response) ? response[0] : undefined;
  if (typeof origin !== 'string') throw new Error('This module has no host.');
  return origin;
}

const element = document.getElementById('module');
if (!element) throw new Error('The page has no #module.');

const transport = windowTransport({ self: window, peer: window.parent, origin: await hostOrigin() });
await mount(element, await connectToHost(transport));
