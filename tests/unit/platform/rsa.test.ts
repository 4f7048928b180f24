import { constants, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { encryptText, readPublicKey } from '@/platform/rsa/encrypt'

const random = (count: number) => new Uint8Array(randomBytes(count))
const keys = [1024, 2048].map((bits) => generateKeyPairSync('rsa', { modulusLength: bits }))

/** The padded block before the RSA operation: Node itself refuses to remove the padding. */
function blockOf(sent: string, key: (typeof keys)[number]): Buffer {
  return privateDecrypt({ key: key.privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(sent, 'base64'))
}

describe.each(keys.map((key) => [key.publicKey.asymmetricKeyDetails?.modulusLength, key] as const))(
  'a key of %i bits',
  (bits, key) => {
    const size = Number(bits) / 8

    it.each(['spki', 'pkcs1'] as const)('is read as %s', (type) => {
      const pem = key.publicKey.export({ type, format: 'pem' }).toString()
      const { n } = key.publicKey.export({ format: 'jwk' })
      const read = readPublicKey(pem)
      expect(read?.n.toString(16)).toBe(
        Buffer.from(n ?? '', 'base64url')
          .toString('hex')
          .replace(/^0+/, ''),
      )
      expect([read?.e, read?.size]).toEqual([65_537n, size])
    })

    it('encrypts any short text to a block that its owner reads', () => {
      const pem = key.publicKey.export({ type: 'spki', format: 'pem' }).toString()
      const texts = fc
        .string({ unit: 'grapheme', maxLength: 20 })
        .filter((text) => Buffer.from(text).length < size - 11)
      fc.assert(
        fc.property(texts, (text) => {
          const block = blockOf(encryptText(text, pem, random) ?? '', key)
          const end = block.indexOf(0, 2)
          expect([block.length, block[0], block[1]]).toEqual([size, 0, 2])
          expect(end).toBeGreaterThanOrEqual(10)
          expect(block.subarray(end + 1).toString('utf8')).toBe(text)
        }),
        { numRuns: 30 },
      )
    })

    it('gives another text each time', () => {
      const pem = key.publicKey.export({ type: 'spki', format: 'pem' }).toString()
      expect(new Set(Array.from({ length: 5 }, () => encryptText('1', pem, random))).size).toBe(5)
    })

    it('takes no text that is too long for it', () => {
      const pem = key.publicKey.export({ type: 'spki', format: 'pem' }).toString()
      expect(encryptText('a'.repeat(size - 11), pem, random)).not.toBeNull()
      expect(encryptText('a'.repeat(size - 10), pem, random)).toBeNull()
    })
  },
)

it('takes nothing else for a key', () => {
  const some = keys[0]?.publicKey.export({ type: 'spki', format: 'pem' }).toString() ?? ''
  const cut = some.replace(/\n.{20}/, '\n')
  for (const pem of ['', 'no key', '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----', 'MAMCAQE=', cut]) {
    expect(encryptText('1', pem, random)).toBeNull()
  }
})

it('never pads with a zero, whatever chance gives', () => {
  const [key] = keys
  let turn = 0
  const zeros = (count: number) => Uint8Array.from({ length: count }, () => (turn += 1) % 3)
  const pem = key?.publicKey.export({ type: 'spki', format: 'pem' }).toString() ?? ''
  const block = key ? blockOf(encryptText('ab', pem, zeros) ?? '', key) : Buffer.alloc(0)
  expect(block.indexOf(0, 2)).toBe(128 - 3)
})
