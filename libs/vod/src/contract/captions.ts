import { displayName, operation } from '@console/http/contract';
import { z } from 'zod';
import { Video, videoParams, videosPath, vod } from './videos';

export const MAX_CAPTION_CHARACTERS = 500_000;
export const MAX_CAPTIONS = 30;

/** A language tag, such as `vi` or `pt-BR`. */
const Language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/, { error: 'languageTag' });

/** The text of a WebVTT file; style sheets and regions are rejected. */
export const CaptionText = z
  .string()
  .min(1)
  .max(MAX_CAPTION_CHARACTERS)
  .overwrite(
    (text) =>
      `${text
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n')
        .trim()}\n`,
  )
  .refine(isWebVtt, { error: 'webVtt' });

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMES = new RegExp(String.raw`^${TIME} +--> +${TIME}(?: [^\n]*)?$`);

/** Blocks of notes and cues after the header. */
function isWebVtt(text: string): boolean {
  const [header = '', ...blocks] = text.trim().split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t][^\n]*)?(?:\n[^\n]+)*$/.test(header) || header.includes('-->')) return false;
  const cues = blocks.filter((block) => !/^NOTE(?:\s|$)/.test(block));
  return (
    cues.length > 0 &&
    cues.every((cue) => {
      const [first = '', second = ''] = cue.split('\n');
      return TIMES.test(first.includes('-->') ? first : second);
    })
  );
}

const captionParams = videoParams.extend({ language: Language });
const path = `${videosPath}/{id}/captions` as const;

export const getCaption = operation({
  ...vod,
  name: 'getCaption',
  summary: 'The lines of the WebVTT text of the captions in a language',
  method: 'GET',
  path: `${path}/{language}`,
  params: captionParams,
  response: z.object({ language: z.string(), label: z.string(), lines: z.array(z.string()) }),
  etag: true,
});

export const SetCaptionDto = z.strictObject({
  language: Language,
  /** What players list. */
  label: displayName(60),
  text: CaptionText,
});
export type SetCaptionDto = z.output<typeof SetCaptionDto>;

export const setCaption = operation({
  ...vod,
  name: 'setCaption',
  summary: 'Adds or replaces the captions of a video in a language',
  method: 'POST',
  path,
  params: videoParams,
  body: SetCaptionDto,
  response: Video,
  ifMatch: true,
  conflict: true,
});

export const removeCaption = operation({
  ...vod,
  name: 'removeCaption',
  summary: 'Removes the captions of a video in a language',
  method: 'DELETE',
  path: `${path}/{language}`,
  params: captionParams,
  response: Video,
  conflict: true,
});
