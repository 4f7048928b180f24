/** Copies a text; false when the platform does not let us. */
export type CopyText = (text: string) => Promise<boolean>
