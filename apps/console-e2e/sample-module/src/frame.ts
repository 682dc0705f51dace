// eslint-disable-next-line @nx/enforce-module-boundaries -- stands for a program of somebody else, who has the protocol from this library
import { connectToHost, windowTransport } from '@console/host-protocol';
import { mount } from './module';

/** The hosts that this module lets embed it, as its own server tells. */
async function hostOrigin(): Promise<string> {
  const answer: unknown = await (await fetch('/hosts.json')).json();
  const origin: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (typeof origin !== 'string') throw new Error('This module has no host.');
  return origin;
}

const element = document.getElementById('module');
if (!element) throw new Error('The page has no #module.');

const wire = windowTransport({ self: window, peer: window.parent, origin: await hostOrigin() });
await mount(element, await connectToHost(wire));
