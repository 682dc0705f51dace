import { expect, it } from 'vitest';
import { sampleRendition } from '../testing/sample-stream';
import type { ConditionedAd } from './ad-library';
import { OfferedAds } from './offered-ads';

it('reports an ad until the platform knows it, and forgets it in the end or for newer ones', () => {
  let now = 1_000;
  let conditioned: ConditionedAd = { key: 'k', state: 'failed', problem: 'No picture.', seconds: [] };
  const ads = new OfferedAds({ open: () => conditioned }, () => now);
  const ad = {
    ...{ adId: '1', creativeId: '1', title: 'Tea', advertiser: 'Trà', declaredMs: 15_000, problem: null },
    media: [{ url: 'https://ads.example/tea.mp4', type: 'video/mp4', width: 640, height: 360, kbps: 800 }],
    ...{ impressions: [], tracking: {} },
  };
  const offer = () =>
    ads.open(ad, { appId: 'river', vastUrl: 'https://ads.example/vast' }, [sampleRendition(288)]);
  offer();
  const changes = ads.changes();
  expect(changes).toMatchObject([{ key: 'k', state: 'failed', problem: 'No picture.' }]);
  ads.confirm(changes);
  offer();
  expect(ads.changes()).toEqual([]);
  ads.forget(1_001);
  offer();
  expect(ads.changes()).toEqual(changes);
  ads.confirm(changes);

  for (let number = 0; number < 10_000; number += 1) {
    conditioned = { ...conditioned, key: String(number) };
    offer();
  }
  conditioned = { ...conditioned, key: 'k' };
  now = 2_000;
  offer();
  ads.forget(now);
  expect(ads.changes()).toEqual(changes);
});
