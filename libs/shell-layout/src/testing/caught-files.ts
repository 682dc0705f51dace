interface CaughtFile {
  name: string;
  content: Blob;
}

/** What the page under test saves: `catchFiles` begins, keeps the browser from saving it, and answers what ends it. */
export function caughtFiles() {
  const saved: CaughtFile[] = [];
  const catchFiles = () => {
    saved.length = 0;
    const create = URL.createObjectURL.bind(URL);
    let content: Blob | MediaSource | undefined;
    URL.createObjectURL = (object) => {
      content = object;
      return create(object);
    };
    const caught = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || !(content instanceof Blob)) return;
      event.preventDefault();
      saved.push({ name: event.target.download, content });
    };
    document.addEventListener('click', caught);
    return () => {
      document.removeEventListener('click', caught);
      URL.createObjectURL = create;
    };
  };
  return { saved, catchFiles };
}
