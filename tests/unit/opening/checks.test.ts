import fc from 'fast-check'
import type { OpeningKey } from '@contract/console/opening'
import { openingGroups, openingKeys, openingOf, settingsLookedAt } from '@contract/console/opening'
import { settingKeys } from '@contract/settings/settings'
import { checks, recordPattern } from '../../../server/modules/opening/rules/checks'
import type { Facts } from '../../../server/modules/opening/rules/facts'
import { vendorKeys } from '../../../server/modules/opening/rules/facts'
import { vendorsOf } from '../../../server/modules/opening/rules/vendors'
import { developmentConfig } from '../../../server/config/config'

const city = { areaId: 7, name: '新城', isOffered: false, isInRound: false, isSold: false, isTraded: false }
const nothing: Facts = {
  city,
  people: [],
  settingsSet: [],
  texts: [],
  backupAt: null,
  restoredAt: null,
  channels: [],
  payment: { isPaid: false, backAt: null, isInBill: false },
  vendors: vendorsOf(developmentConfig),
}
const found = (key: OpeningKey, more: Partial<Facts> = {}) => checks[key]({ ...nothing, ...more })
const at = Date.UTC(2026, 10, 21, 2)

it('of a city that has nothing, nothing is done, and every line says what is missing', () => {
  expect(openingKeys.filter((key) => found(key).isDone)).toEqual([])
  expect(openingKeys.filter((key) => found(key).said === '')).toEqual([])
})

it('each line has a part of the list, a reason, and one place where it is done', () => {
  fc.assert(
    fc.property(fc.constantFrom(...openingKeys), (key) => {
      const { group, why, at: page, variable, command } = openingOf(key)
      expect(openingGroups[group]).not.toBe('')
      expect(why).toMatch(/。$/)
      expect([key, [page, variable, command].filter((one) => one !== undefined)]).toEqual([key, [expect.anything()]])
      expect(settingKeys).toEqual(expect.arrayContaining(settingsLookedAt(key)))
    }),
  )
  expect(openingKeys.filter((key) => openingOf(key).group === 'vendors')).toEqual(vendorKeys)
})

it('a setting counts where it was set for this city or for all, and of its own group', () => {
  expect(settingsLookedAt('hours')).toEqual(['openHour', 'closeHour', 'closedDays'])
  expect(settingsLookedAt('staff')).toEqual([])
  expect(settingsLookedAt('fees')).toEqual(expect.arrayContaining(['tradeFee', 'rechargeBonus']))
  expect(
    settingKeys.filter((key) => settingsLookedAt('fees').includes(key) && settingsLookedAt('hours').includes(key)),
  ).toEqual([])
  const isDone = (areaId: number, key: 'openHour' | 'tradeFee') =>
    found('hours', { settingsSet: [{ areaId, key }] }).isDone
  expect([isDone(7, 'openHour'), isDone(0, 'openHour'), isDone(8, 'openHour'), isDone(7, 'tradeFee')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('blocks are for sale, will be, or were', () => {
  const of = (more: object) => found('blocks', { city: { ...city, ...more } })
  expect(of({ isOffered: true })).toEqual({ isDone: true, said: '有区块在卖' })
  expect(of({ isInRound: true })).toEqual({ isDone: true, said: '已排入扩容期' })
  expect(of({ isSold: true })).toEqual({ isDone: true, said: '曾售出，当前无在售' })
})

it('texts are those of this city, three of them, and one names the number on record', () => {
  const own = (key: string, hasRecord = false, areaId = 7) => ({ areaId, key, hasRecord })
  const all = [own('help'), own('agreement'), own('privacy', true)]
  expect(found('texts', { texts: all }).isDone).toBe(true)
  expect(found('texts', { texts: all.slice(0, 2) }).said).toBe(
    '仍为预置原文：隐私政策；未写备案号（如 京ICP备12345678号）',
  )
  expect(found('texts', { texts: all.map((one) => ({ ...one, areaId: 8 })) }).isDone).toBe(false)
})

it.each([
  ['京ICP备12345678号', true],
  ['粤ICP备2024012345号-1', true],
  ['粤ICP证123456号', true],
  ['ICP备12345号', false],
  ['备案号：待定', false],
])('%s is a number on record: %s', (text, isOne) => expect(new RegExp(recordPattern).test(text)).toBe(isOne))

it('alarms need a channel of the city, or of all, that a message arrived at', () => {
  const of = (areaId: number | null, testedAt: number | null) => found('alarms', { channels: [{ areaId, testedAt }] })
  expect(of(8, at).said).toBe('暂无通道')
  expect(of(7, null).said).toBe('未发过测试消息')
  expect(of(null, at)).toEqual({ isDone: true, said: '测试消息 11-21 10:00 送达' })
})

it('a payment is done when the books and the bill have it, and says how far it is before', () => {
  const of = (isPaid: boolean, backAt: number | null, isInBill = false) =>
    found('payment', { payment: { isPaid, backAt, isInBill } })
  expect(of(false, null).said).toBe('未付过，金额不限')
  expect(of(true, null).said).toBe('已付，未退回')
  expect(of(true, at)).toEqual({ isDone: false, said: '11-21 10:00 已退回，等微信账单（次日对账）' })
  expect(of(true, at, true).isDone).toBe(true)
})

it('what the server keeps of itself, and a trade', () => {
  expect(found('backup', { backupAt: at })).toEqual({ isDone: true, said: '最近一次 11-21 10:00' })
  expect(found('restore', { restoredAt: at })).toEqual({ isDone: true, said: '11-21 10:00 恢复过，账目一致' })
  expect(found('trade', { city: { ...city, isTraded: true } }).isDone).toBe(true)
})

describe('people', () => {
  const admin = { roles: ['administrator'], areas: null } as const
  const clerk = { roles: ['operator', 'finance'], areas: null } as const
  it('are four, two for everything', () => {
    expect(found('staff', { people: [admin, admin, clerk, clerk] })).toEqual({ isDone: true, said: '在职 4 人' })
    expect(found('staff', { people: [admin, admin, clerk] }).said).toMatch(/^在职 3 人，至少要 4 人；.*只有 1 人/)
  })
  it('of another city do not count here', () => {
    const there = { ...clerk, areas: [8] }
    expect(found('staff', { people: [admin, admin, clerk, there, there] }).isDone).toBe(false)
    expect(found('staff', { people: [admin, admin, clerk, { ...clerk, areas: [7] }] }).isDone).toBe(true)
  })
})
