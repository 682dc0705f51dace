/** A text with `code` between two backticks, as in Markdown. */
export function CodeInText({ text = '' }: { text?: string | undefined }) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    // The parts of a text keep their order.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
