/** Of the preview image. */
export const TILE = { width: 160, height: 90 };
export const TILES_PER_ROW = 10;

/** A WebVTT file that names the part of the preview image for each time. */
export function previewCues(preview: {
  tiles: number;
  everySeconds: number;
  durationSeconds: number;
}): string {
  const { tiles, everySeconds, durationSeconds } = preview;
  const cues = Array.from({ length: tiles }, (_, index) => {
    const from = index * everySeconds;
    const to = Math.min((index + 1) * everySeconds, durationSeconds);
    const [x, y] = [(index % TILES_PER_ROW) * TILE.width, Math.floor(index / TILES_PER_ROW) * TILE.height];
    return `${time(from)} --> ${time(to)}\npreview.jpg#xywh=${x},${y},${TILE.width},${TILE.height}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function time(seconds: number): string {
  return new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23);
}
