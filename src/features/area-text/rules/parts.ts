/** A description in parts, each from its heading to the next one; what stands before the first heading is a part of its own. */
export const partsOf = (html: string): readonly string[] =>
  html.split(/(?=<h2[\s>])/i).filter((part) => part.trim() !== '')
