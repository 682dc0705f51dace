/** Asks the browser to print; what it saves as a PDF is called by the name. */
export function printAs(name: string): void {
  const { title } = document;
  document.title = name;
  // A browser may print after this call has returned.
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title;
    },
    { once: true },
  );
  window.print();
}
