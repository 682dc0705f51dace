import { useCallback } from 'react';

/** Marks an element that scrolls sideways with `data-before` and `data-after` while content is hidden there. */
export function useScrollEdges() {
  return useCallback((area: HTMLElement | null) => {
    if (!area) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = area;
      area.toggleAttribute('data-before', scrollLeft > 0);
      area.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(area);
    if (area.firstElementChild) observer.observe(area.firstElementChild);
    area.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', mark);
    };
  }, []);
}
