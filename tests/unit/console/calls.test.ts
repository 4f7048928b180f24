import * as fc from 'fast-check'
import { approvalKinds } from '@contract/console/approval-kinds'
import { aboutNames, callsSaying, callWords } from '@contract/console/call-words'
import { rights } from '@contract/console/rights'
import { endpoints } from '@contract/endpoints/all'
import { askedId, askNamed } from '../../../console/src/kit/list/asked-id'
import { sources } from '../../support/texts/source-texts'

/** Calls that modules with records of the audit make without one: steps of residents in their own affairs. */
const unrecorded = [
  '/bctBuy/cancel',
  '/bctBuy/close',
  '/bctMutual/pin',
  '/bctSale/edit',
  '/bctSale/off',
  '/bctSale/pause',
  '/bctSale/resume',
  '/bctSale/top',
  '/bctVote/cancel',
  '/bctVote/support',
]

const recording = sources('server').filter(({ text }) => text.includes("/audit/open/audit'"))

/** Every path that a text names as a string, but those of imports; and the word of the set-up. */
const callsIn = (text: string): string[] =>
  [...text.replace(/^import .*$/gm, '').matchAll(/'((?:\/[a-zA-Z]+){2,}|setup)'/g)].map(([, call = '']) => call)

describe('the words of calls', () => {
  it('are there for every call of the console, and for every other one that stands in the audit', () => {
    expect(Object.keys(rights).filter((path) => !(path in callWords))).toEqual([])
    const recorded = new Set(recording.flatMap(({ text }) => callsIn(text)))
    expect(recorded.size).toBeGreaterThan(60)
    expect([...recorded].filter((call) => !(call in callWords)).sort()).toEqual(unrecorded)
    const known = new Set<string>([...recorded, ...endpoints.map(({ path }) => path), ...Object.keys(rights)])
    expect(Object.keys(callWords).filter((call) => !known.has(call))).toEqual([])
  })

  it('tell each call from the others, in Chinese', () => {
    const words = Object.values(callWords)
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => !/^[\p{Script=Han}，（）]+$/u.test(word))).toEqual([])
    expect(Object.values(aboutNames).filter((word) => !/^\p{Script=Han}+$/u.test(word))).toEqual([])
  })

  it('find their calls by any part of them', () => {
    expect(callsSaying('停市或')).toEqual(['/admin/area/halt'])
    expect(callsSaying('打款失败')).toEqual(['/admin/withdraw/fail'])
    expect(callsSaying('没有这回事')).toEqual([])
    expect(callsSaying('').length).toBe(Object.keys(callWords).length)
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(callWords)), fc.nat(), fc.nat(), ([call, words], from, length) => {
        expect(callsSaying(words.slice(from % words.length).slice(0, length))).toContain(call)
      }),
    )
    fc.assert(fc.property(fc.string(), (odd) => callsSaying(odd).every((call) => callWords[call]?.includes(odd))))
  })
})

describe('an ask in an address', () => {
  it('is named by what it is about, or by its own number', () => {
    for (const kind of Object.keys(approvalKinds) as (keyof typeof approvalKinds)[])
      expect(askNamed(askedId({ kind, refId: 12 }))).toEqual({ kind, refId: 12 })
    expect(askNamed('345')).toEqual({ approvalId: 345 })
  })
  it.each(['', 'x', '-1', '1-2', 'refund-', 'refund-x', 'toString-1', 'refund-1-2', ' 1', '1'.repeat(16)])(
    'is none: %j',
    (id) => expect(askNamed(id)).toBeUndefined(),
  )
})
