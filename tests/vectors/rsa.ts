import JSEncrypt from 'jsencrypt'
import { isObject } from './tags'

/** A test key of a file of vectors, as PEM. */
export function keyOf(fixtures: unknown, name: unknown, kind: 'publicKey' | 'privateKey'): string {
  const keys = isObject(fixtures) && isObject(fixtures.keys) ? fixtures.keys : {}
  const pair = keys[String(name)]
  const key = isObject(pair) ? pair[kind] : undefined
  if (typeof key !== 'string') throw new Error(`no ${kind} ${String(name)} in the file`)
  return key
}

/** The founder password that a client sent: `@` back to `+`, then decrypted; false when it cannot be. */
export function decryptPassword(sent: string, fixtures: unknown, key: unknown): string | false {
  const decryptor = new JSEncrypt()
  decryptor.setPrivateKey(keyOf(fixtures, key, 'privateKey'))
  return decryptor.decrypt(sent.replace(/@/g, '+'))
}
