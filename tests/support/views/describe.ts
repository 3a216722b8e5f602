/** The element with this id, or null. */
export const byId = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`[id="${id}"]`);

/** What assistive technology reads after the name of a control, in order. */
export const descriptions = (control: HTMLElement): (string | null | undefined)[] =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => byId(id)?.textContent);
