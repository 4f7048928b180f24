import { createHash } from 'node:crypto'
import { assert, property, string } from 'fast-check'
import { md5 } from '@/lib/http/md5'

// Source: RFC 1321, A.5 (test suite).
it.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
])('digests %j as the standard does', (text, digest) => {
  expect(md5(text)).toBe(digest)
})

const digestOf = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

it('digests texts of every length around the ends of its blocks', () => {
  for (let length = 0; length < 200; length++) expect(md5('x'.repeat(length))).toBe(digestOf('x'.repeat(length)))
})

it('digests any text as the platform does', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), (text) => md5(text) === digestOf(text)),
    { numRuns: 500 },
  )
})

it('digests Chinese words and signs beyond the plane', () => {
  expect(md5('门牌 128 🏠')).toBe(digestOf('门牌 128 🏠'))
})
