import type { EncryptText } from './types'

const random = (count: number) => globalThis.crypto.getRandomValues(new Uint8Array(count))

/**
 * Loads the encryptor when it is first needed, so that the first page does not contain it. Fails (rejects) when the chunk cannot be loaded.
 */
export async function loadEncryptor(): Promise<EncryptText> {
  const { encryptText } = await import('./encrypt')
  return (text, publicKeyPem) => encryptText(text, publicKeyPem, random)
}
