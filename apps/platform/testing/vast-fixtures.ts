import * as ssai from '@console/ssai/contract';
import type { Makers } from './operations-fixtures';
import type { MutationFixture } from './mutation-fixtures';

export const A_CREATIVE = {
  name: 'Spring, 15 s',
  durationSeconds: 15,
  mediaFiles: [
    { url: 'https://cdn.example/spring.mp4', type: 'video/mp4', width: 1280, height: 720, kbps: 1_800 },
  ],
};

/** How to call the mutations of VAST control. */
export function vastFixtures({
  platform,
  token,
  anApp,
  onNew,
  withBody,
}: Pick<Makers, 'platform' | 'token' | 'anApp' | 'onNew' | 'withBody'>): Readonly<
  Record<string, MutationFixture>
> {
  const aCampaign = async () => ({
    appId: await anApp(),
    name: 'Spring',
    advertiser: 'Vinamilk',
    startsAt: platform.clock.now.toISOString(),
  });
  const aStoredCampaign = async () =>
    (await platform.call(ssai.createVastCampaign, { token, body: await aCampaign() })).id;
  const onCreative =
    (body?: object): MutationFixture =>
    async () => {
      const campaignId = await aStoredCampaign();
      const sending = { token, params: { campaignId }, body: A_CREATIVE };
      const { id } = await platform.call(ssai.createVastCreative, sending);
      return () => ({ token, params: { campaignId, id }, ...(body && { body }) });
    };
  return {
    [ssai.createVastCampaign.name]: withBody(aCampaign),
    [ssai.updateVastCampaign.name]: onNew(aStoredCampaign, { paused: true }),
    [ssai.deleteVastCampaign.name]: onNew(aStoredCampaign),
    [ssai.createVastCreative.name]: async () => {
      const campaignId = await aStoredCampaign();
      return () => ({ token, params: { campaignId }, body: A_CREATIVE });
    },
    [ssai.updateVastCreative.name]: onCreative({ enabled: false }),
    [ssai.deleteVastCreative.name]: onCreative(),
    [ssai.issueVastTag.name]: onNew(anApp),
    [ssai.revokeVastTag.name]: async () => {
      const id = await anApp();
      await platform.call(ssai.issueVastTag, { token, params: { id } });
      return () => ({ token, params: { id } });
    },
  };
}
