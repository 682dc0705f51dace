export interface Cell {
  row: number;
  column: number;
}

/** Target cell of a key press, clamped to the grid; undefined for other keys. */
export function steppedTo(
  { row, column }: Cell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  rows: number,
  columns: number,
): Cell | undefined {
  const last = { row: rows - 1, column: columns - 1 };
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column };
    default:
      return undefined;
  }
}
