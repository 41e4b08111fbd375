/** For something that can be done: while it is pointed at or has the focus, what it would do is shown. */

export interface Pointing {
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** Without a text there is nothing to show. */
export function pointing(text: string | null | undefined, onPoint: (text: string | null) => void): Pointing {
  const show = (): void => {
    if (text) onPoint(text);
  };
  const hide = (): void => onPoint(null);
  return { onpointerenter: show, onpointerleave: hide, onfocus: show, onblur: hide };
}
