/** Plain text for use inside rich text: nothing in it is read as a tag. */
export const plainWords = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** A link to one of our pages inside rich text; `page` with its leading slash. Source: specification §2 (links in rich text). */
export const linkTo = (page: string, words: string): string => `<a href="${plainWords(page)}">${plainWords(words)}</a>`
