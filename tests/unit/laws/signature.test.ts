import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { signHeaders } from '@/lib/http/signature'

const word = fc.string({ unit: fc.constantFrom(...'0123456789abcdefXYZ-_'.split('')), minLength: 1, maxLength: 40 })
const inputs = fc.record({
  accessKey: word,
  now: fc.integer({ min: 0, max: 9_999_999_999_999 }),
  random: word,
  secretA: fc.string(),
  secretB: fc.string(),
})
const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

it('n is the access key, the time and the chance; s is the MD5 of the template', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { a, t, n, s } = signHeaders(input)
      expect([a, t, n]).toEqual([input.random, String(input.now), `${input.accessKey}${input.now}${input.random}`])
      expect(s).toBe(md5(`${input.secretA}${t}${n}${input.secretB}`))
    }),
  )
})

it('any order of its parts can be configured, and a name nobody knows stays as it is', () => {
  const names = fc.shuffledSubarray(['secretA', 'secretB', 't', 'n', 'a', 'ak', 'unknown'])
  fc.assert(
    fc.property(inputs, names, (input, order) => {
      const { a, t, n, s } = signHeaders({ ...input, template: order.map((name) => `{${name}}`).join('|') })
      const { secretA, secretB, accessKey: ak } = input
      const values: Readonly<Record<string, string>> = { secretA, secretB, t, n, a, ak, unknown: '{unknown}' }
      expect(s).toBe(md5(order.map((name) => values[name]).join('|')))
    }),
  )
})

it('another time, chance, key or secret gives another signature', () => {
  fc.assert(
    fc.property(inputs, fc.constantFrom('accessKey', 'random', 'secretA', 'secretB'), (input, part) => {
      const { s } = signHeaders(input)
      expect(signHeaders({ ...input, [part]: `${input[part]}x` }).s).not.toBe(s)
      expect(signHeaders({ ...input, now: input.now + 1 }).s).not.toBe(s)
    }),
  )
})
