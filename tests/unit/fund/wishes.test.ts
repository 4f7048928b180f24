import { fundAdd, fundProof } from '@contract/endpoints/community/fund'
import * as v from 'valibot'

const clientNo = '00000000-0000-4000-8000-000000000001'

it.each([
  [40, true],
  [41, false],
])('a gift may say something of %d characters: %s', (length, isAllowed) => {
  const gift = { clientNo, areaId: 3253, amount: 100, memo: '谢'.repeat(length) }
  expect(v.safeParse(fundAdd.input, gift).success).toBe(isAllowed)
})

it.each([
  [500, true],
  [501, false],
])('a proof may say %d characters: %s', (length, isAllowed) => {
  const proof = { clientNo, spendId: 1, ver: 1, text: '灯'.repeat(length), thumbs: 'file/u1/a.jpg' }
  expect(v.safeParse(fundProof.input, proof).success).toBe(isAllowed)
})
