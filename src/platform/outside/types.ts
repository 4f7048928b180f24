/** Opens a web address in a new window without access to ours; false where there are no windows. */
export type OpenOutside = (address: string) => boolean

/** Scrolls to the element with this id. */
export type ScrollTo = (elementId: string) => void
