/** Endings of files that media nodes read; browsers do not know the type of each. */
const ENDINGS = 'mp4,m4v,mov,mkv,webm,ts,m2ts,mts,mpg,mpeg,avi,flv,ogv,wmv,asf,mxf,3gp,ivf'.split(',');

/** For a file input. */
export const ACCEPTED = ['video/*', ...ENDINGS.map((ending) => `.${ending}`)].join();

export function isVideoFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const [, ending = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return type.startsWith('video/') || ENDINGS.includes(ending);
}
