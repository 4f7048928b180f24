import type { EncryptText } from './types'

/**
 * Loads the encryptor when it is first needed, so that the first page does not contain it. Fails (rejects) when the chunk cannot be loaded.
 */
export async function loadEncryptor(): Promise<EncryptText> {
  const { default: JSEncrypt } = await import('jsencrypt')
  return (text, publicKeyPem) => {
    const encryptor = new JSEncrypt()
    encryptor.setPublicKey(publicKeyPem)
    return encryptor.encrypt(text) || null
  }
}
