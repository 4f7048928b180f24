import { backWords, refundWords } from '@contract/texts/back-words'
import type { TellableOrder } from '../../../server/modules/orders/news/news-words'
import { partyWords } from '../../../server/modules/orders/news/news-words'
import { textsIn, sources } from '../../support/texts/source-texts'

/** Where money comes back in a few words only, and why what it is for need not stand beside. */
const shortOf: Readonly<Record<string, string>> = {
  'src/features/orders/story/words.ts': 'the page of the order has a note of its own below',
  'src/features/orders/story/rules/steps.ts': 'the timeline of the same page',
  'src/features/wallet/hold-copy.ts': 'the toast after a question that said it',
  'server/modules/wallet/hold-view.ts': 'a list of what may become of a hold',
  'src/features/block-transfer/set-copy.ts': 'one of many effects of an offer; the notice of each bid says it',
}

const saysBack = /(?:退回|全额转入)(?:你的|[ \d]+的 )?可用余额(?!，$)/

const silent = (file: string, text: string) =>
  textsIn(file, text)
    .filter((one) => saysBack.test(one.text))
    .map(({ at, text: said }) => `${at} ${said}`)

it('whoever has money back in 可用余额 reads what it is for and whom to ask for another way, in the same words', () => {
  const found = sources('src', 'server', 'demo', 'contract')
    .filter(({ file }) => !(file in shortOf) && !file.includes('/community/help-words'))
    .flatMap(({ file, text }) => silent(file, text))
  expect(found).toEqual([])
  const telling = sources('src', 'server').filter(({ text }) => /\$\{backWords\}|\brefundWords\b/.test(text))
  expect(telling.length).toBeGreaterThan(7)
})

it('finds a text that leaves it out', () => {
  expect(silent('src/planted.ts', "const planted = '34.00 已退回可用余额。'")).toHaveLength(1)
  expect(silent('src/planted.ts', 'const planted = `34.00 已退回可用余额，${backWords}`')).toEqual([])
})

const order = { order_no: '1', title: '大米', amount: 3400, fee: 34, now: 0, sellerAmount: 2000 } as TellableOrder & {
  now: number
}

it.each([
  'refuse',
  'refundLate',
  'agreeCancel',
  'agreePart',
  'executeRefund',
  'executeSplit',
  'refundUndecided',
] as const)('the notice of %s says it to the buyer, whose money it is', (act) => {
  expect(partyWords(order, act, 'timer', 'buyer')?.content).toContain(backWords)
})

it.each(['agreeCancel', 'agreePart', 'executeSplit', 'refundUndecided'] as const)(
  'the notice of %s leaves it out for the seller',
  (act) => {
    expect(partyWords(order, act, 'timer', 'seller')?.content).not.toContain(refundWords)
  },
)
