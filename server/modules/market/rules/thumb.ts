/** The small picture of an offer: its first own picture, else that of its item; empty when there is neither. */
export const thumbOf = (thumbs: string, itemPicture: string): string => thumbs.split(',')[0] || itemPicture
