import { mediaTest as test } from '../fixtures/media-test';
import { expect } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages } from '../texts';

const LIST = '/apps/default-admin-app/product/transcode';
/** The first encoding of a picture on a busy machine. */
const ON_AIR = { timeout: 90_000 };

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test(
      'viewers of a stream get the ladder of its template, whose page shows who watches what',
      { tag: '@full' },
      async ({ page, operator, unique, texts: { live } }) => {
        test.setTimeout(240_000);
        const { transcode } = live;
        const headers = operatorHeaders(operator);
        const listed = await page.request.get('/admin/api/live/streams', { headers });
        // The platform responds in these shapes.
        const { data } = (await listed.json()) as { data: { appId: string }[] };
        const appId = data[0]?.appId;
        const made = async (path: string, record: object) => {
          const response = await page.request.post(`/admin/api/live/${path}`, {
            headers,
            data: { appId, ...record },
          });
          expect(response.status(), await response.text()).toBe(201);
          return ((await response.json()) as { id: string }).id;
        };
        const stream = unique(`News ${language}`);
        const streamId = await made('streams', {
          name: stream,
          source: { kind: 'test', pattern: 'color-bars' },
        });
        const settings = { speed: 'ultrafast', tune: 'none', level: 'main', bFrames: 0 };
        const presetId = await made('transcode/presets', { name: unique(`Quick ${language}`), ...settings });
        const [medium, small] = [unique(`Medium ${language}`), unique(`Small ${language}`)];
        const picture = { framesPerSecond: 25, gopSeconds: 2, presetId };
        await made('transcode/profiles', { name: medium, width: 512, height: 288, kbps: 400, ...picture });
        await made('transcode/profiles', { name: small, width: 256, height: 144, kbps: 150, ...picture });

        const template = unique(`Two sizes ${language}`);
        await page.goto(`/apps/${appId}/product/transcode/templates/add`);
        const adding = page.getByRole('dialog', { name: transcode.templates.add });
        await adding.getByLabel(live.name).fill(template);
        for (const name of [medium, small]) {
          await adding.getByRole('combobox', { name: transcode.ladder }).fill(name);
          await page.getByTitle(name).click();
        }
        await adding.getByRole('button', { name: live.add.submit, exact: true }).click();
        await expect(page.getByRole('heading', { name: template, level: 1 })).toBeVisible();

        await page.goto(`/apps/${appId}/product/transcode/channels/add`);
        const applying = page.getByRole('dialog', { name: transcode.channels.add });
        const channel = unique(`Ladder ${language}`);
        await applying.getByLabel(live.name).fill(channel);
        await applying.getByLabel(transcode.input).fill(stream);
        await page.getByTitle(stream).click();
        await applying.getByLabel(transcode.template, { exact: true }).fill(template);
        await page.getByTitle(template).click();
        await applying.getByRole('button', { name: live.add.submit, exact: true }).click();
        await expect(page.getByRole('heading', { name: channel, level: 1 })).toBeVisible();

        await page.goto(`/apps/${appId}/product/livestream/${streamId}`);
        await page.getByRole('button', { name: live.start, exact: true }).click();
        const player = page.getByRole('region', { name: live.player.title });
        await player.getByRole('button', { name: live.player.play }).click(ON_AIR);
        const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
        await expect.poll(time, ON_AIR).toBeGreaterThan(2);
        await player.getByRole('combobox', { name: live.player.quality }).click();
        for (const height of ['288', '144'])
          await expect(page.getByTitle(fill(live.player.lines, { height }), { exact: true })).toBeVisible();

        await page.goto(LIST);
        await page.getByRole('link', { name: channel }).click();
        const renditions = page.getByRole('table', { name: live.renditions });
        await expect(renditions.getByRole('row')).toHaveCount(3);
        await page.getByRole('link', { name: template }).click();
        const ladder = page.getByRole('table', { name: transcode.ladder });
        await expect(ladder.getByRole('cell', { name: '1', exact: true })).toBeVisible();
      },
    );
  });
