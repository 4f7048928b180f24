import { createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { madeOnce } from '../db/once/made-once'
import type { Db } from '../db/schema'
import type { Deps } from '../deps'
import { Pkcs1v15Decryptor } from './pkcs1v15'

/** The key that encrypts passwords on their way to the server. */
export interface LoginKey {
  /** PEM for the client, served by `/index/config`. */
  readonly publicPem: string
  /**
   * The text that was encrypted, from base64 whose `+` were written as `@`. Anything else gives some other text, never an error: neither
   * the answer nor its timing may reveal the difference. Source: specification §5 (login).
   */
  decrypt(encrypted: string): string
}

const kept = new WeakMap<Db, Promise<LoginKey>>()

/**
 * The server's login key: from the configuration, or made at the first start and kept in the database, so that all processes share it.
 * Source: domain model §6; readings (Security of the old protocol: 2048 bits, 1024 by setting).
 */
export function loginKeyOf(deps: Deps): Promise<LoginKey> {
  const known = kept.get(deps.db)
  if (known) return known
  const loading = loadPem(deps).then(loginKey)
  kept.set(deps.db, loading)
  loading.catch(() => kept.delete(deps.db))
  return loading
}

async function loadPem({ db, config }: Deps): Promise<string> {
  if (config.loginKeyPem !== undefined) return config.loginKeyPem
  return madeOnce(db, 'login_key', async () => {
    const { privateKey } = await promisify(generateKeyPair)('rsa', {
      modulusLength: config.loginKeyBits,
      publicExponent: 65_537,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    return privateKey
  })
}

function loginKey(pem: string): LoginKey {
  const decryptor = new Pkcs1v15Decryptor(pem)
  return {
    publicPem: createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString(),
    decrypt: (encrypted) => {
      const ciphertext = Buffer.from(encrypted.replaceAll('@', '+'), 'base64')
      if (ciphertext.length > decryptor.length) return ''
      const padded = Buffer.concat([Buffer.alloc(decryptor.length - ciphertext.length), ciphertext])
      try {
        return decryptor.decrypt(padded).toString('utf8')
      } catch {
        return ''
      }
    },
  }
}
