/** Hands a file to the browser to save. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser holds the content by now; some look once more in the same turn.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
