import { clipText } from '@console/i18n';
import { CopyButton } from './copy-text';

/** A text from outside, bounded; a button copies all of one that is longer. */
export function ClippedText({ text }: { text: string }) {
  const clipped = clipText(text);
  return (
    <>
      {clipped}
      {clipped !== text && <CopyButton text={text} />}
    </>
  );
}
