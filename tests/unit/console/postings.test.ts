import { movedSum } from '../../../console/src/kit/postings/rules'

const leg = (from: string, to: string, amount: number) => ({ from, to, amount })

it.each([
  ['nothing', [], 0],
  ['one leg', [leg('a', 'b', 5)], 5],
  ['a refund through the clearing', [leg('user', 'clearing', 600), leg('clearing', 'gateway', 600)], 600],
  ['a division', [leg('hold', 'buyer', 20), leg('hold', 'seller', 24), leg('hold', 'fee', 1)], 45],
  ['there and back', [leg('a', 'b', 5), leg('b', 'a', 5)], 0],
])('the sum of %s is what moves', (_, legs, sum) => expect(movedSum(legs)).toBe(sum))
