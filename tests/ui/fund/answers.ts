import type { FundEntry, FundSpend } from '@contract/endpoints/community/fund'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import type { FundInfo, LedgerPlace } from '@/features/fund/atoms'
import type { FundCheck } from '@/features/fund/check-atoms'

const moment = (text: string) => Date.parse(`${text}+08:00`)

export const noonMs = moment('2026-11-21T12:00:00')

/** Heads as the server writes them. */
export const head = '8f3a71c20d9e'.padEnd(64, '0')
export const seenHead = '3a9022e1'.padEnd(64, '0')

const month = (name: string, income: number, spent: number) => ({ month: name, in: fen(income), out: fen(spent) })

export const spend: FundSpend = {
  spendId: 7,
  ver: 3,
  no: 'F261118-0001',
  areaId: 3253,
  areaName: '测试城',
  purpose: '南桥路灯维修',
  amount: fen(230_000),
  state: 'paid',
  voteId: 5,
  voteNo: 'V261102-0001',
  yesShare: 7_140,
  proposedAt: moment('2026-11-02T10:00:00'),
  authorBlockNo: 12,
  payeeBlockNo: 91,
  isPayee: false,
  approvedAt: moment('2026-11-18T06:00:00'),
  payAt: moment('2026-11-19T07:15:00'),
  paidAt: moment('2026-11-19T07:15:00'),
  entryNo: 1842,
  hash: '7c110a9e',
  isLate: false,
  proof: null,
  proofBefore: moment('2026-12-19T07:15:00'),
  givenBack: fen(0),
  endedAt: null,
  stoppedBecause: '',
  acts: [],
}

export const proof = {
  text: '换了十二盏路灯，含工钱',
  thumbs: 'a/1.jpg,a/2.jpg,a/3.jpg',
  at: moment('2026-11-20T09:00:00'),
  replaceableBefore: moment('2026-11-27T09:00:00'),
}

export const info = (part: Partial<FundInfo> = {}): FundInfo => ({
  areaId: 3253,
  areaName: '测试城',
  enabled: true,
  balance: fen(8_231_055),
  free: fen(8_051_055),
  reserved: fen(180_000),
  months: [month('2026-10', 500_000, 120_000), month('2026-11', 641_280, 230_000)],
  naming: [],
  spends: [spend],
  votes: [],
  entries: 1846,
  head,
  mine: { given: fen(2_000), dayLeft: fen(2_000_000), available: fen(128_640), unpaid: false },
  ...part,
})

const row: FundEntry = {
  entryNo: 1843,
  at: moment('2026-11-21T09:20:00'),
  kind: 'share',
  title: '订单手续费分成',
  memo: '',
  direction: 'in',
  amount: fen(10),
  after: fen(8_231_055),
  ref: 'D261121-····',
  orderId: null,
  spendId: null,
  shopId: null,
  hash: 'b0d493fc',
}

export const paidOut: FundEntry = {
  ...row,
  entryNo: 1842,
  at: moment('2026-11-19T07:15:00'),
  kind: 'spend',
  title: '南桥路灯维修',
  direction: 'out',
  amount: fen(230_000),
  ref: 'F261118-0001',
  spendId: 7,
  hash: '7c110a9e',
}

export const gift: FundEntry = {
  ...row,
  entryNo: 1841,
  kind: 'gift',
  title: '一位居民捐赠',
  memo: '给路灯',
  amount: fen(2_000),
  ref: 'G261118-0001',
  hash: 'e59041b7',
}

export const ledger = (rows: FundEntry[] = [row, paidOut, gift]) => ({
  data: rows,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: rows.length,
})

export const place = (entry: FundEntry = paidOut, part: Partial<LedgerPlace> = {}): LedgerPlace => ({
  areaId: 3253,
  areaName: '测试城',
  entry,
  before: fen(8_461_045),
  other: '91 号收入',
  head,
  previous: { entryNo: 1841, kind: 'gift', hash: 'e59041b7' },
  next: { entryNo: 1843, kind: 'share', hash: 'b0d493fc' },
  spend: { ...spend, state: 'accounted', proof },
  ...part,
})

/** As a result: an answer with a field `ok` is taken for one. */
export const check = (part: Partial<FundCheck> = {}) =>
  ok<FundCheck>({
    entries: 1846,
    balance: fen(8_231_055),
    head,
    ok: true,
    seenOk: null,
    at: noonMs,
    ...part,
  })
