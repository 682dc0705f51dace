import { clipText } from '@console/i18n';

/** A long word of a list cell, cut with the whole text as tooltip. Plain elements: it renders in every row. */
export function CutText({ text }: { text: string }) {
  const clipped = clipText(text);
  return (
    <bdi className="console-cut" title={clipped}>
      {clipped}
    </bdi>
  );
}
