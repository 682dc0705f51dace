import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

/** A site on another origin: a player, and an ad server whose wrapper leads to an ad without a media file. */
export interface ForeignSite {
  /** Requests the tag that `?tag=` has, plays its first ad twice, and shows what it got as JSON. */
  player: string;
  wrapper: string;
  broken: string;
  media: string;
  stop: () => void;
}

export async function startForeignSite(): Promise<ForeignSite> {
  const client = fileURLToPath(import.meta.resolve('@dailymotion/vast-client/dist/vast-client.min.js'));
  const files = new Map([['/vast-client.js', await readFile(client)]]);
  let origin = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', origin);
    if (pathname === '/player') response.setHeader('Content-Type', 'text/html').end(PLAYER);
    else if (pathname === '/wrapper') response.end(wrapperTo(`${origin}/broken`));
    else if (pathname === '/broken') response.end(BROKEN);
    else response.setHeader('Content-Type', 'text/javascript').end(files.get(pathname));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  origin = `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const [player, wrapper, broken, media] = ['player', 'wrapper', 'broken', 'tea.mp4'].map(
    (path) => `${origin}/${path}`,
  );
  return { player: player ?? '', wrapper: wrapper ?? '', broken: broken ?? '', media: media ?? '', stop };
}

const PLAYER = `<!doctype html><title>Player</title><link rel="icon" href="data:,"><output></output>
<script type="module">
  import { VASTClient, VASTTracker } from '/vast-client.js';
  const client = new VASTClient();
  const problems = [];
  for (const event of ['VAST-error', 'VAST-warning'])
    client.getParser().on(event, (problem) => problems.push(problem));
  const { ads, version } = await client.get(new URL(location).searchParams.get('tag'));
  const [ad] = ads;
  const [creative] = ad.creatives;
  for (let time = 0; time < 2; time += 1) {
    const tracker = new VASTTracker(client, ad, creative);
    tracker.trackImpression();
    for (const second of [0, 1, 4, 8, 12]) tracker.setProgress(second);
    tracker.complete();
  }
  const { title } = ad;
  const media = creative.mediaFiles.map(({ fileURL }) => fileURL);
  document.querySelector('output').textContent = JSON.stringify({ version, title, media, problems });
</script>`;

const wrapperTo = (url: string) => `<VAST version="3.0"><Ad id="w"><Wrapper><AdSystem>Foreign</AdSystem>
  <VASTAdTagURI><![CDATA[${url}]]></VASTAdTagURI><Impression>http://127.0.0.1/i</Impression></Wrapper></Ad></VAST>`;

const BROKEN = `<VAST version="4.2"><Ad id="soup"><InLine><AdSystem>Foreign</AdSystem><AdTitle>Red soup</AdTitle>
  <Impression>http://127.0.0.1/i</Impression><Creatives><Creative id="c"><UniversalAdId idRegistry="x">1</UniversalAdId>
  <Linear><Duration>00:00:15</Duration></Linear></Creative></Creatives></InLine></Ad></VAST>`;
