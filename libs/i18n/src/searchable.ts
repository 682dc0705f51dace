/** Normalizes query and text for searches: "dai" finds "Đài". */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd');
}
