import { createHash } from 'node:crypto'

/** The provider's signature: MD5 of the texts behind each other, in capital letters. Source: Kuaidi100. */
export const signatureOf = (...texts: readonly string[]): string =>
  createHash('md5').update(texts.join('')).digest('hex').toUpperCase()
