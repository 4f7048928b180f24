import type { Decode } from '@contract/texts/file-text'

/** The machine's reader of texts. */
export const decode: Decode = (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes)
