/** Width in CSS pixels of the element with this id; 0 when it is not on the page. */
export type WidthOf = (elementId: string) => Promise<number>
