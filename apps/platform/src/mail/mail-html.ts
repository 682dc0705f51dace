export function mailHtml(text: string, language: string): string {
  const paragraphs = text
    .trim()
    .split('\n\n')
    .map((paragraph) => {
      const escaped = escapeHtml(paragraph);
      return `<p>${/^https?:\/\/\S+$/.test(paragraph) ? `<a href="${escaped}">${escaped}</a>` : escaped}</p>`;
    });
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"></head><body>\n${paragraphs.join('\n')}\n</body></html>\n`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
