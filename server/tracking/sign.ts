import { createHash, timingSafeEqual } from 'node:crypto'

/** The provider's signature: MD5 of the texts behind each other, in capital letters. Source: Kuaidi100. */
export const signatureOf = (...texts: readonly string[]): string =>
  createHash('md5').update(texts.join('')).digest('hex').toUpperCase()

/** Compares in a time that tells nothing of the signature. */
export function isSignature(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
