import { clipText } from '@console/i18n';
import { CopyButton } from './copy-text';

/** A bounded external text; a button copies all of it. */
export function ClippedText({ text }: { text: string }) {
  const clipped = clipText(text);
  return (
    <>
      {clipped}
      {clipped !== text && <CopyButton text={text} />}
    </>
  );
}
