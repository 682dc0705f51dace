// @see spec 3.11, 4.1, 8
import { createConsoleEvents } from '@console/http';
import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { followRejectedReads } from './rejected-reads';

function followed() {
  const loaded = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/apps' },
    { path: '/slow', loader: () => loaded.promise },
  ]);
  const events = createConsoleEvents();
  const reported: string[] = [];
  const stop = followRejectedReads(events, router, (operation) => reported.push(operation));
  const reject = (operation: string) => {
    events.publish({ type: 'forbidden-read', operation });
  };
  return {
    router,
    reported,
    reject,
    stop,
    load: () => {
      loaded.resolve(null);
    },
  };
}

it('reports a screen once for all of its rejected requests', async () => {
  const { router, reported, reject } = followed();
  reject('listApps');
  reject('countApps');
  await router.navigate('/?page=2');
  reject('listApps');
  expect(reported).toEqual(['listApps']);
});

it('reports the next screen, and a screen that is opened again', async () => {
  const { router, reported, reject } = followed();
  reject('first');
  await router.navigate('/apps');
  reject('second');
  await router.navigate('/');
  reject('third');
  expect(reported).toEqual(['first', 'second', 'third']);
});

it('assigns requests during a navigation to the new screen', async () => {
  const { router, reported, reject, load } = followed();
  const opened = router.navigate('/slow');
  reject('ahead');
  load();
  await opened;
  reject('later');
  expect(reported).toEqual(['ahead']);
});

it('reports nothing after it was stopped', () => {
  const { reported, reject, stop } = followed();
  stop();
  reject('first');
  expect(reported).toEqual([]);
});
