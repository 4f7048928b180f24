import { wellFormed } from '@contract/texts/well-formed'

/** A public key: modulus, exponent, and the modulus' length in bytes. */
interface PublicKey {
  readonly n: bigint
  readonly e: bigint
  readonly size: number
}

/** Gives `count` unpredictable bytes. */
export type RandomBytes = (count: number) => Uint8Array

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes of a base64 text; undefined when it is not valid. A mini-program has no `atob`. */
function fromBase64(text: string): number[] | undefined {
  const signs = text.replace(/\s/g, '').replace(/=+$/, '')
  if (signs === '' || /[^A-Za-z0-9+/]/.test(signs)) return undefined
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const sign of signs) {
    held = ((held << 6) | alphabet.indexOf(sign)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return bytes
}

function toBase64(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const signs = [18, 12, 6, 0].map((shift) => alphabet.charAt((three >> shift) & 63)).join('')
    text += signs.slice(0, Math.min(4, bytes.length - at + 1)).padEnd(4, '=')
  }
  return text
}

const toNumber = (bytes: readonly number[]): bigint =>
  BigInt(`0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('') || '0'}`)

interface Part {
  readonly tag: number
  readonly body: readonly number[]
}

/** The parts of a DER sequence's body; undefined when it is cut short. */
function partsOf(bytes: readonly number[]): Part[] | undefined {
  const parts: Part[] = []
  for (let at = 0; at < bytes.length;) {
    const tag = bytes[at] ?? 0
    let length = bytes[at + 1] ?? -1
    let start = at + 2
    if (length > 0x80) {
      const longs = length - 0x80
      length = Number(toNumber(bytes.slice(start, start + longs)))
      start += longs
    }
    if (length < 0 || length === 0x80 || start + length > bytes.length) return undefined
    parts.push({ tag, body: bytes.slice(start, start + length) })
    at = start + length
  }
  return parts
}

const sequence = 0x30
const integer = 0x02
const bitString = 0x03

/** Modulus and exponent are in the innermost sequence: alone (PKCS#1), or inside a bit string after the algorithm's name (SPKI). */
function keyIn(bytes: readonly number[]): PublicKey | undefined {
  const [outer] = partsOf(bytes) ?? []
  const [first, second] = outer?.tag === sequence ? (partsOf(outer.body) ?? []) : []
  if (!first || !second) return undefined
  if (first.tag === sequence && second.tag === bitString) return keyIn(second.body.slice(1))
  if (first.tag !== integer || second.tag !== integer) return undefined
  const size = first.body.slice(first.body.findIndex((byte) => byte !== 0)).length
  return { n: toNumber(first.body), e: toNumber(second.body), size }
}

/** Reads a PEM public key; undefined when it is not one. */
export function readPublicKey(pem: string): PublicKey | undefined {
  const bytes = fromBase64(pem.replace(/-----[^-]*-----/g, ''))
  return bytes && keyIn(bytes)
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let [square, left] = [base, exponent]; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

const utf8 = (text: string): number[] =>
  [...encodeURIComponent(wellFormed(text)).matchAll(/%([0-9A-F]{2})|([^%])/g)].map(([, hex, sign]) =>
    hex === undefined ? (sign ?? '').charCodeAt(0) : parseInt(hex, 16),
  )

/** Bytes without a zero, which would end the padding. */
function padding(count: number, random: RandomBytes): number[] {
  const bytes: number[] = []
  while (bytes.length < count) bytes.push(...Array.from(random(count)).filter((byte) => byte !== 0))
  return bytes.slice(0, count)
}

/**
 * RSA with PKCS#1 v1.5 padding, which only ever encrypts with a public key: a whole library is too heavy for that. Null when the key is not
 * valid or the text is too long for it. Source: specification §5 (founder password). Our decision:
 * docs/decisions/0070-accounts.md
 */
export function encryptText(text: string, publicKeyPem: string, random: RandomBytes): string | null {
  const key = readPublicKey(publicKeyPem)
  const message = utf8(text)
  if (!key || key.n === 0n || message.length > key.size - 11) return null
  const block = [0, 2, ...padding(key.size - 3 - message.length, random), 0, ...message]
  const hex = power(toNumber(block), key.e, key.n)
    .toString(16)
    .padStart(key.size * 2, '0')
  return toBase64((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)))
}
