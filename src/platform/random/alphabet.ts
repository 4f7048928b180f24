/** Letters and digits. Source: specification §7 (random 8-character string), §9 (random id of 32 characters). */
export const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Bytes from this one on are thrown away, so that every character is equally likely. */
const fairBelow = 256 - (256 % alphabet.length)

/** Makes a text from a source of bytes. */
export function textFrom(bytes: (count: number) => Uint8Array, length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of bytes(length)) {
      if (byte < fairBelow && text.length < length) text += alphabet.charAt(byte % alphabet.length)
    }
  }
  return text
}
