/** The one small picture of an offer: the first of its own, or that of its goods; empty when there is neither. */
export const thumbOf = (thumbs: string, itemPicture: string): string => thumbs.split(',')[0] || itemPicture
