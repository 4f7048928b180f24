/** Opens an address of the web in a new window that knows nothing of ours; false where there are no windows. */
export type OpenOutside = (address: string) => boolean

/** Scrolls to the element with this id. */
export type ScrollTo = (elementId: string) => void
