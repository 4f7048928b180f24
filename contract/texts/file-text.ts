const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * The text of a file that an office program, an editor or a telephone wrote: UTF-8, else what its mark says (UTF-16), else GB18030, which
 * Chinese Excel and WPS write. Without its mark. Null for what is no text. Our decision: docs/decisions/0491-files.md
 */
export function fileText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be')
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030')
}
