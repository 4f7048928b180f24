import type { Decode } from '@contract/texts/file-text'

/** The browser's reader of texts. */
export const decode: Decode = (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes)
