import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Random } from '../deps'

/** Encrypts texts that must be readable again, so that a copy of the table alone does not reveal them. */
export interface Sealer {
  seal(text: string): string
  /** Throws for what was not sealed with this key, or was changed. */
  open(sealed: string): string
  /** A keyed hash: the same for the same text, and useless to anybody without the key. */
  mark(text: string): string
}

const nonceBytes = 12
const tagBytes = 16

/** A sealer (AES-256-GCM) with this key of 32 bytes. */
export function sealer(key: Buffer, random: Random): Sealer {
  return {
    seal(text) {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    mark: (text) => createHmac('sha256', key).update(text).digest('base64'),
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const body = bytes.subarray(nonceBytes + tagBytes)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}
