import crypto from 'node:crypto'
import JSEncrypt from 'jsencrypt'
import { Pkcs1v15Decryptor } from '../../../server/login-key/pkcs1v15'

const pair = crypto.generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const decryptor = new Pkcs1v15Decryptor(pair.privateKey)
const raw = (block: Buffer) =>
  crypto.publicEncrypt({ key: pair.publicKey, padding: crypto.constants.RSA_NO_PADDING }, block)

/** A padded block: 0, 2, filler, 0, message. */
const padded = (message: string, change: (block: Buffer) => void = () => undefined) => {
  const block = Buffer.concat([
    Buffer.from([0, 2]),
    Buffer.alloc(128 - 3 - message.length, 0x77),
    Buffer.from([0]),
    Buffer.from(message),
  ])
  change(block)
  return raw(block)
}

describe('the founder password on its way', () => {
  it('is read back when the app’s library encrypted it', () => {
    const encryptor = new JSEncrypt()
    encryptor.setPublicKey(pair.publicKey)
    for (let i = 0; i < 40; i++) {
      const password = String(crypto.randomInt(1e14)).padStart(16, '0')
      const ciphertext = encryptor.encrypt(password)
      expect(decryptor.decrypt(Buffer.from(ciphertext || '', 'base64')).toString()).toBe(password)
    }
  })

  it.each([
    ['a first byte that is not 0', (block: Buffer) => block.writeUInt8(1, 0)],
    ['a second byte that is not 2', (block: Buffer) => block.writeUInt8(1, 1)],
    ['no separator', (block: Buffer) => block.fill(0x77, 2)],
    ['a separator too early', (block: Buffer) => block.writeUInt8(0, 5)],
  ])('becomes some fixed other text, without an error, with %s', (_what, change) => {
    const ciphertext = padded('1234567890123456', change)
    const first = decryptor.decrypt(ciphertext)
    expect(decryptor.decrypt(ciphertext)).toEqual(first)
    expect(first.toString('latin1')).not.toContain('1234567890123456')
    expect(first.length).toBeLessThanOrEqual(118)
  })

  it('gives other bytes for other bad ciphertexts', () => {
    const texts = Array.from({ length: 50 }, (_, i) =>
      decryptor.decrypt(padded(`x${i}`, (block) => block.writeUInt8(9, 1))).toString('hex'),
    )
    expect(new Set(texts).size).toBeGreaterThan(45)
  })

  it('may be empty or as long as the padding allows', () => {
    expect(decryptor.decrypt(padded('')).toString()).toBe('')
    expect(decryptor.decrypt(padded('x'.repeat(117))).toString()).toBe('x'.repeat(117))
  })
})
