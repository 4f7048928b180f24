import { fileOf } from '../../../server/modules/block-market/rules/file'
import { lineProblem, linesRefusal } from '../../../server/modules/block-market/rules/lines'
import { passwordStateOf } from '../../../server/modules/block-market/rules/password'

const now = 1_000_000
const offered = {
  state: 2,
  ver: 5,
  owner_user_id: 9,
  transfer_price: 28_800,
  transfer_until: now + 1,
  area_id: 1,
  round_id: null,
}
const wish = { blockId: 7, ver: 5, price: 28_800 }

it.each([
  ['fine', {}, null],
  ['of the city', { state: 0, owner_user_id: null }, null],
  ['the reader’s own', { owner_user_id: 3 }, 'own'],
  ['reserved, even with another price', { state: 3, transfer_price: 1 }, 'reserved'],
  ['held', { state: 1 }, 'notOffered'],
  ['frozen', { state: 9 }, 'notOffered'],
  ['without a price', { transfer_price: null }, 'notOffered'],
  ['without an end', { transfer_until: null }, null],
  ['past its end', { transfer_until: now }, 'notOffered'],
  ['dearer', { transfer_price: 28_801 }, 'priceChanged'],
  ['cheaper', { transfer_price: 28_799 }, 'priceChanged'],
  ['another version', { ver: 6 }, 'priceChanged'],
] as const)('a block that is %s', (_, change, fault) => {
  expect(lineProblem({ wish, block: { ...offered, ...change } }, 3, now)).toBe(fault)
})

it('a block that does not exist is gone', () => {
  expect(lineProblem({ wish }, 3, now)).toBe('gone')
})

const line = (change: Partial<typeof offered>, blockId = 7) => ({
  wish: { ...wish, blockId },
  block: { ...offered, ...change },
})

it('the worst line names the refusal, and every line is told', () => {
  const dearer = line({ transfer_price: 30_000 })
  const reserved = { ...line({ state: 3 }, 8), reservation: { until: now + 60, userId: 4, payNo: 'P8' } }
  const fine = line({}, 6)
  const reasonOf = (...lines: Parameters<typeof linesRefusal>[0][number][]) => linesRefusal(lines, 3, now)?.reason
  expect(reasonOf(fine)).toBeUndefined()
  expect(reasonOf(fine, dearer)).toBe('PRICE_CHANGED')
  expect(reasonOf(dearer, reserved)).toBe('SOLD_OUT')
  expect(reasonOf(line({ owner_user_id: 3 }), reserved)).toBe('OWN')
  expect(reasonOf(fine, line({ area_id: 2 }, 9))).toBe('FORM')
  expect(linesRefusal([fine, dearer, reserved, { wish: { ...wish, blockId: 404 } }], 3, now)?.data).toEqual({
    lines: [
      { blockId: 6, fault: null, price: 28_800, ver: 5 },
      { blockId: 7, fault: 'priceChanged', price: 30_000, ver: 5 },
      { blockId: 8, fault: 'reserved', price: 28_800, ver: 5, until: now + 60 },
      { blockId: 404, fault: 'gone' },
    ],
  })
  expect(linesRefusal([reserved], 4, now)?.data).toEqual({
    lines: [{ blockId: 8, fault: 'reserved', price: 28_800, ver: 5, until: now + 60, payNo: 'P8' }],
  })
  expect(linesRefusal([line({ state: 1 })], 3, now)?.data).toEqual({
    lines: [{ blockId: 7, fault: 'notOffered', ver: 5 }],
  })
})

it('a password waits for the one it was made for, until its instant, and is shown once', () => {
  const row = { sealed_password: 'sealed', sealed_for: 3, sealed_until: now + 1, shown_at: null }
  expect(passwordStateOf(row, 3, now)).toBe('waits')
  expect(passwordStateOf(row, 4, now)).toBeNull()
  expect(passwordStateOf(row, 3, now + 1)).toBe('gone')
  expect(passwordStateOf({ ...row, sealed_until: null }, 3, now)).toBe('gone')
  expect(passwordStateOf({ ...row, sealed_password: null }, 3, now)).toBe('gone')
  expect(passwordStateOf({ ...row, sealed_password: null, sealed_until: null, shown_at: now }, 3, now)).toBe('shown')
})

it('the record of a handover says who, what, when and the hash, and that it was undone', () => {
  const sale = {
    no: 'B261121-0009',
    areaName: '测试城',
    blockNo: 2046,
    seller: '居民 560',
    buyer: '居民 128',
    price: '¥288.00',
    fee: '¥2.88',
    at: Date.parse('2026-11-21T09:43:10+08:00'),
    hash: 'ab12',
    undone: false,
  }
  const head = '过户记录 B261121-0009\n区块：测试城 2046\n'
  const tail = '过户时间：2026-11-21 09:43:10\n账本校验码：ab12\n'
  expect(fileOf(sale)).toEqual({
    name: '过户记录-2046-B261121-0009.txt',
    text: `${head}卖家：居民 560\n买家：居民 128\n成交价：¥288.00\n手续费（卖家付）：¥2.88\n${tail}`,
  })
  expect(fileOf({ ...sale, seller: null }).text).toBe(`${head}卖家：城市\n买家：居民 128\n成交价：¥288.00\n${tail}`)
  expect(fileOf({ ...sale, undone: true }).text).toContain(`${tail}结果：申诉成立，已撤销过户\n`)
})
