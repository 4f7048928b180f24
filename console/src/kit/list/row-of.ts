/** The row of a list that has this key, as it stands on the page now. */
export const rowOf = (key: string) => document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(key)}"]`)
