/** Prints the page; `name` is the default file name of a PDF. */
export function printAs(name: string): void {
  const { title } = document;
  document.title = name;
  // Browsers may print after `print()` has returned.
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title;
    },
    { once: true },
  );
  window.print();
}
