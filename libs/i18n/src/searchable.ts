/** A text as it is searched, for both what is typed and what is looked through: "Đài" is found by "dai". */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd');
}
