/** The longest key of a picture, in characters. */
export const longestPictureKey = 120

const pattern = /^(?:file\/u[1-9]\d{0,15}|demo)\/[\w-]+(?:[/.][\w-]+)*$/

/**
 * Whether a text is the key of a picture: below somebody's own folder, or of the demo city. No address and no way out of the folder is
 * one. Source: domain model §10 (Pictures).
 */
export const isPictureKey = (text: string): boolean => text.length <= longestPictureKey && pattern.test(text)

/** The keys of a comma-separated list. Source: specification §3 (thumbs lists). */
export const pictureKeys = (list: string): string[] => (list === '' ? [] : list.split(','))
