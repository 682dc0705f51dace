export interface PreviewCue {
  /** Seconds. */
  from: number;
  /** The address of an image and the part of it in pixels. */
  image: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const CUE =
  /^(?:(\d{2,}):)?(\d\d):(\d\d\.\d{3}) --> .*\n([\w.-]+)#xywh=(\d{1,5}),(\d{1,5}),(\d{1,4}),(\d{1,4})$/gm;

/** The pictures that a WebVTT file of previews names, by time. `url`: of the file, next to its images. */
export function readPreviewCues(text: string, url: string): PreviewCue[] {
  return [...text.replaceAll('\r\n', '\n').matchAll(CUE)].map(
    ([, hours = '0', minutes = '', seconds = '', file = '', x, y, width, height]) => ({
      from: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
      image: new URL(file, url).href,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }),
  );
}
