/** What tells spreadsheets that a file is in UTF-8; a file of ours that they may open begins with it. */
export const fileMark = '\uFEFF'

/** Reads bytes as text; throws for bytes that are none in this encoding, and leaves out the mark at their beginning. */
export type Decode = (bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030') => string

/**
 * The text of a file that an office program, an editor or a telephone wrote: UTF-8, else what its mark says (UTF-16), else GB18030, which
 * Chinese Excel and WPS write. Without its mark. Null for what is no text. Our decision: docs/decisions/0490-texts.md
 */
export function fileText(bytes: Uint8Array, decode: Decode): string | null {
  const read = (encoding: Parameters<Decode>[1]): string | null => {
    try {
      return decode(bytes, encoding)
    } catch {
      return null
    }
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return read('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return read('utf-16be')
  return read('utf-8') ?? read('gb18030')
}
