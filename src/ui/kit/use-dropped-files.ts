import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped on the page; answers whether one is held over it. A drop that something on the page takes for itself is left to it. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.defaultPrevented || !holdsFiles(event)) return;
        event.preventDefault();
        setDragging(true);
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setDragging(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        setDragging(false);
        if (event.defaultPrevented || !holdsFiles(event)) return;
        event.preventDefault();
        take([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => {
      listeners.abort();
    };
  }, []);
  return dragging;
}
