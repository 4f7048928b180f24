import { adminElectionStrike } from '@contract/endpoints/console/community/mayor'
import { mayorBallots, mayorCast, mayorJoin } from '@contract/endpoints/community/mayor'
import * as v from 'valibot'

const clientNo = '00000000-0000-4000-8000-000000000001'
const acting = { clientNo, electionId: 1, ver: 1 }
const receipt = '7QKDM2XA9TBEW4HC'

it('a statement has between ten and two hundred characters', () => {
  const takes = (length: number) => v.safeParse(mayorJoin.input, { ...acting, statement: '灯'.repeat(length) }).success
  expect([9, 10, 200, 201].map(takes)).toEqual([false, true, true, false])
})

it('a reason has at most 140', () => {
  const takes = (reason: string) =>
    v.safeParse(adminElectionStrike.input, { ...acting, place: 1, act: 'askStrike', reason }).success
  expect([takes(''), takes('冒'.repeat(140)), takes('冒'.repeat(141))]).toEqual([true, true, false])
})

it('a ballot names places from 1 on, with a receipt', () => {
  const takes = (ranks: number[], paper = receipt) =>
    v.safeParse(mayorCast.input, { clientNo, electionId: 1, ranks, receipt: paper }).success
  expect([takes([1, 99]), takes([0]), takes([100]), takes([1.5]), takes([1], 'no')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

it('ballots are asked for by one hexadecimal digit', () => {
  const takes = (prefix: string) => v.safeParse(mayorBallots.input, { electionId: 1, prefix }).success
  expect(['0', 'f', 'g', 'F', '', '0a'].map(takes)).toEqual([true, true, false, false, false, false])
})
