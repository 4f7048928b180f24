import JSEncrypt from 'jsencrypt'
import type { EncryptText } from './types'

/** A mini-program cannot load code later, so the encryptor is part of it. */
export function loadEncryptor(): Promise<EncryptText> {
  return Promise.resolve((text, publicKeyPem) => {
    const encryptor = new JSEncrypt()
    encryptor.setPublicKey(publicKeyPem)
    return encryptor.encrypt(text) || null
  })
}
