/** A text that has bytes in UTF-8: half of a character, which a cut may leave, becomes the sign for what is unreadable. */
export const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '\ufffd')
