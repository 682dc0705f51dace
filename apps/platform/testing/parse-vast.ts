import { parseXml } from '@console/server-kit';
import { VASTParser } from '@dailymotion/vast-client';
import { expect } from 'vitest';
import { z } from 'zod';

const Urls = z.array(z.object({ url: z.string() }));
const Parsed = z.object({
  ads: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      advertiser: z.object({ value: z.string() }),
      impressionURLTemplates: Urls,
      errorURLTemplates: z.array(z.string()),
      creatives: z.array(
        z.object({
          type: z.literal('linear'),
          duration: z.number(),
          mediaFiles: z.array(z.object({ fileURL: z.string(), bitrate: z.number() })),
          trackingEvents: z.record(z.string(), z.array(z.string())),
          videoClickThroughURLTemplate: z.object({ url: z.string() }).nullish(),
        }),
      ),
    }),
  ),
});

/** What another parser reads in a document. Fails on any error or warning of it; a document without ads is no error. */
export async function parseVast(xml: string) {
  const problems: unknown[] = [];
  const parser = new VASTParser();
  for (const event of ['VAST-error', 'VAST-warning'])
    parser.on(event, (problem: unknown) => problems.push(problem));
  const { ads } = Parsed.parse(await parser.parseVAST(await parseXml(xml)));
  if (ads.length > 0) expect(problems).toEqual([]);
  return ads;
}
