/** The longest key of a picture, in characters. */
export const longestPictureKey = 120

const pattern = /^(?:file\/u[1-9]\d{0,15}|demo)\/[\w-]+(?:[/.][\w-]+)*$/

/**
 * Whether a text is the key of a picture: inside a user's folder, or one of the demo city's. An address is not a key, nor is a path that
 * leaves the folder. Source: domain model §10 (Pictures).
 */
export const isPictureKey = (text: string): boolean => text.length <= longestPictureKey && pattern.test(text)

/** The keys of a comma-separated list. Source: specification §3 (thumbs lists). */
export const pictureKeys = (list: string): string[] => (list === '' ? [] : list.split(','))
