import Taro from '@tarojs/taro'
import { encryptText } from './encrypt'
import type { EncryptText } from './types'

/** Enough for the padding of a 4096-bit key, zeros thrown away. */
const poolBytes = 1024

/** Random bytes from the phone; `Math.random` only where a phone is too old for that. */
async function chance(): Promise<Uint8Array> {
  try {
    const { randomValues } = await Taro.getRandomValues({ length: poolBytes })
    return new Uint8Array(randomValues)
  } catch {
    return Uint8Array.from({ length: poolBytes }, () => Math.floor(Math.random() * 256))
  }
}

/** The encryptor of the mini-program, which cannot load code later: a small one, included. Each instance has its own random bytes. */
export async function loadEncryptor(): Promise<EncryptText> {
  const pool = await chance()
  let used = 0
  const random = (count: number) => {
    if (used + count > pool.length) used = 0
    used += count
    return pool.slice(used - count, used)
  }
  return (text, publicKeyPem) => encryptText(text, publicKeyPem, random)
}
