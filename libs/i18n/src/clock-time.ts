/** A time in a video, in seconds, such as `4:05` or `1:02:03`. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = `${hours > 0 ? twoDigits(minutes) : String(minutes)}:${twoDigits(whole % 60)}`;
  return hours > 0 ? `${String(hours)}:${tail}` : tail;
}

/** The seconds of a time in a video; undefined for anything else. */
export function secondsOf(text: string): number | undefined {
  const match = /^(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
