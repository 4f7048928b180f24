import type { ApiOutput } from '@contract/endpoints/all'
import type { WithdrawView } from '@contract/endpoints/money/withdrawals'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { sealPasswordAtom } from '@/lib/session/seal-password'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat } from '../session/people'

export const at = (text: string) => Date.parse(`2026-${text}:00+08:00`)

export const row = (part: Partial<WithdrawView>): WithdrawView => ({
  withdrawId: 9,
  withdrawNo: 'W261120-0009',
  ver: 1,
  amount: fen(5_000),
  fee: fen(30),
  net: fen(4_970),
  way: 'wechat',
  name: '*明',
  account: 'ca****28',
  bank: '',
  state: 'applied',
  reason: '',
  reference: '',
  expectAt: at('11-23T18:00'),
  isOverdue: false,
  createdAt: at('11-20T21:14'),
  endedAt: null,
  steps: [],
  acts: ['cancel'],
  ...part,
})

export const page = (data: WithdrawView[]) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: data.length,
})

export const info = (part: Partial<ApiOutput<'/bctWithdraw/getInfo'>> = {}): ApiOutput<'/bctWithdraw/getInfo'> => ({
  cooling: null,
  income: fen(41_260),
  min: fen(1_000),
  feeBasisPoints: 60,
  feeMin: fen(10),
  dayLimit: fen(200_000),
  dayLeft: fen(200_000),
  open: null,
  expectAt: at('11-23T18:00'),
  payees: [{ way: 'wechat', name: '*明', account: 'ca****28', bank: '' }],
  hasPayPassword: true,
  enabled: true,
  ...part,
})

export const answers: GivenAnswers = {
  ...answersToCat,
  '/bctWithdraw/getInfo': () => info(),
  '/bctWithdraw/list': () => page([row({})]),
  '/user/payPassword': () => ({ isSet: true, left: 5, lockedUntil: null, above: 20_000 }),
}

/** The real key is the server's; here sealing a password only marks it. */
export const seal = () =>
  jest
    .spyOn(sealPasswordAtom, 'write')
    .mockImplementation((_get, _set, password) => Promise.resolve(ok(`sealed ${password}`)))
