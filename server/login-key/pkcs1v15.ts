import crypto from 'node:crypto'

/** One bit pattern of all ones when `n` (a small signed number) is negative, else zero. */
const ifNegative = (n: number): number => n >> 31

const uint16 = (n: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(n & 0xffff)
  return bytes
}

/**
 * Decrypts RSA PKCS#1 v1.5, which Node 20 refuses to do, with implicit rejection: a ciphertext with bad padding gives a fixed
 * synthetic message instead of an error, so that nobody learns from the answer or its time whether the padding was good.
 * OpenSSL does the raw RSA (blinded); nothing here branches on secret bytes.
 * Source: draft-irtf-cfrg-rsa-guidance (byte for byte as OpenSSL 3.2 and later); readings (Security of the old protocol).
 */
export class Pkcs1v15Decryptor {
  readonly #key: crypto.KeyObject
  /** Length of the modulus in bytes. */
  readonly length: number
  readonly #seed: Buffer

  constructor(pem: string) {
    this.#key = crypto.createPrivateKey(pem)
    const bits = this.#key.asymmetricKeyDetails?.modulusLength
    const exponent = this.#key.export({ format: 'jwk' }).d
    if (bits === undefined || exponent === undefined) throw new Error('not an RSA private key')
    this.length = bits >>> 3
    const d = Buffer.from(exponent, 'base64url')
    this.#seed = crypto
      .createHash('sha256')
      .update(Buffer.concat([Buffer.alloc(this.length - d.length), d]))
      .digest()
  }

  /** HMAC-SHA256(key, u16 i | label | u16 bits) for i = 0, 1, …, joined and cut to `bits`. */
  #expand(key: Buffer, label: string, bits: number): Buffer {
    const parts: Buffer[] = []
    for (let i = 0; i * 256 < bits; i++) {
      parts.push(crypto.createHmac('sha256', key).update(uint16(i)).update(label).update(uint16(bits)).digest())
    }
    return Buffer.concat(parts).subarray(0, bits >>> 3)
  }

  /** The last of 128 candidate lengths that fits, chosen without branching. */
  #syntheticLength(key: Buffer): number {
    const candidates = this.#expand(key, 'length', 128 * 16)
    const longest = this.length - 10
    let mask = longest
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    let chosen = 0
    for (let i = 0; i < candidates.length; i += 2) {
      const candidate = candidates.readUInt16BE(i) & mask
      const fits = ifNegative(candidate - longest)
      chosen = (chosen & ~fits) | (candidate & fits)
    }
    return chosen
  }

  /**
   * The message, or a synthetic one. Throws RangeError for a ciphertext of another length and OpenSSL's error for one
   * above the modulus.
   */
  decrypt(ciphertext: Buffer): Buffer {
    const k = this.length
    if (ciphertext.length !== k) throw new RangeError('ciphertext is not as long as the modulus')
    const padding = crypto.constants.RSA_NO_PADDING
    const em = crypto.privateDecrypt({ key: this.#key, padding }, ciphertext)
    const kdk = crypto.createHmac('sha256', this.#seed).update(ciphertext).digest()
    const synthetic = this.#expand(kdk, 'message', k * 8)
    const syntheticLength = this.#syntheticLength(kdk)
    let good = ifNegative((em.readUInt8(0) | (em.readUInt8(1) ^ 2)) - 1)
    let zero = 0
    let found = 0
    for (let i = 2; i < k; i++) {
      const isZero = ifNegative(em.readUInt8(i) - 1)
      zero = (zero & found) | (i & isZero & ~found)
      found |= isZero
    }
    good &= found & ifNegative(9 - zero)
    const start = ((zero + 1) & good) | ((k - syntheticLength) & ~good)
    const out = Buffer.alloc(k)
    for (let i = 0; i < k; i++) out[i] = (em.readUInt8(i) & good) | (synthetic.readUInt8(i) & ~good)
    return out.subarray(start)
  }
}
