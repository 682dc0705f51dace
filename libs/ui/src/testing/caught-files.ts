interface SavedFile {
  name: string;
  content: Blob;
}

/** Catches files that the page saves. `catchFiles` starts, and returns a function that stops; a `beforeEach` of stories. */
export function caughtFiles() {
  const saved: SavedFile[] = [];
  const catchFiles = () => {
    saved.length = 0;
    const create = URL.createObjectURL.bind(URL);
    let content: Blob | MediaSource | undefined;
    URL.createObjectURL = (object) => {
      content = object;
      return create(object);
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || !(content instanceof Blob)) return;
      event.preventDefault();
      saved.push({ name: event.target.download, content });
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      URL.createObjectURL = create;
    };
  };
  return { saved, catchFiles };
}
