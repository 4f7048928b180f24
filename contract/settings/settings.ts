import { allCities } from './all-cities'
import { standardHours, startOfDay } from '../hours'
import { citySettings } from './city-settings'
import type { Value } from './kinds'
import { isValue, largestSetting } from './kinds'
import { moduleSettings } from './module-settings'
import type { Setting } from './setting'
import { as } from './setting'
import { waitSettings } from './wait-settings'

const [fen, parts, people, hour, amounts, steps, days] = [
  as('fen'),
  as('parts'),
  as('people'),
  as('hour'),
  as('amounts'),
  as('steps'),
  as('days'),
]

const fees = { group: 'fees', two: 'always', from: 'close' } as const
const money = { group: 'money', two: 'never', from: 'close' } as const
const shop = { ...fees, source: 'community §5', running: 'shops' } as const
const shopFee = { ...shop, range: { min: 1_00, max: 100_000_00 }, isPrice: true } as const
const time = { group: 'time', two: 'always', from: 'close' } as const
const limit = { group: 'money', two: 'raised', from: 'close' } as const
const threshold = { group: 'thresholds', two: 'raised', from: 'now', isForAll: true } as const
const forTwo = { ...threshold, range: { min: 100_00, max: 100_000_00 } } as const

/**
 * Every setting, in the order in which the console shows them: the page, the checks, the file of `npm run setup` and the history are made
 * from this table; a new setting is one entry. Source: operating §1.
 */
export const settings = {
  tradeFee: parts({
    ...fees,
    no: 1,
    name: '成交手续费',
    standard: 100,
    source: 'domain model §3.6',
    range: { min: 0, max: 1_000 },
    isPrice: true,
    running: 'orders',
  }),
  tradeFeeMost: fen({
    ...fees,
    no: 2,
    name: '成交手续费最高',
    standard: 50_00,
    source: 'domain model §3.6',
    range: { min: 0, max: 10_000_00 },
    isPrice: true,
    running: 'orders',
  }),
  tradeFeeFund: parts({
    ...fees,
    no: 3,
    name: '成交手续费进基金',
    standard: 3_000,
    source: 'domain model §3.6',
    range: { min: 0, max: 10_000 },
    running: 'orders',
  }),
  withdrawFee: parts({
    ...fees,
    no: 4,
    name: '提现手续费',
    standard: 60,
    source: 'domain model §3.9',
    range: { min: 0, max: 500 },
    isPrice: true,
    running: 'withdrawals',
  }),
  withdrawFeeLeast: fen({
    ...fees,
    no: 5,
    name: '提现手续费最低',
    standard: 10,
    source: 'domain model §3.9',
    range: { min: 0, max: 10_00 },
    isPrice: true,
    running: 'withdrawals',
  }),
  shopNaming: fen({ ...shopFee, no: 31, name: '冠名商铺一期赞助', standard: 899_00 }),
  shopStreet: fen({ ...shopFee, no: 32, name: '临街商铺一期赞助', standard: 299_00 }),
  shopStall: fen({ ...shopFee, no: 33, name: '铺位商铺一期赞助', standard: 99_00 }),
  shopFund: parts({ ...shop, no: 34, name: '商铺赞助进基金', standard: 8_000, range: { min: 0, max: 10_000 } }),
  withdrawLeast: fen({
    ...money,
    no: 6,
    name: '每笔提现最少',
    standard: 10_00,
    source: 'domain model §3.9',
    range: { min: 1_00, max: 1_000_00 },
    isForAll: true,
  }),
  withdrawDay: fen({
    ...limit,
    no: 7,
    name: '每日提现最多',
    standard: 2_000_00,
    source: 'domain model §3.9',
    range: { min: 100_00, max: largestSetting },
    isForAll: true,
  }),
  withdrawHour: hour({
    ...money,
    no: 8,
    name: '下个工作日几点前打款',
    standard: 18,
    source: 'domain model §3.9',
    range: { min: 9, max: 23 },
    running: 'withdrawals',
  }),
  rechargeLeast: fen({
    ...money,
    no: 9,
    name: '每笔充值最少',
    standard: 10_00,
    source: 'domain model §3.8',
    range: { min: 1, max: 1_000_00 },
  }),
  rechargeMost: fen({
    ...limit,
    no: 10,
    name: '每笔充值最多',
    standard: 5_000_00,
    source: 'domain model §3.8',
    range: { min: 100_00, max: largestSetting },
  }),
  rechargeDay: fen({
    ...limit,
    no: 11,
    name: '每日充值最多',
    standard: 10_000_00,
    source: 'domain model §3.8',
    range: { min: 100_00, max: largestSetting },
    isForAll: true,
  }),
  rechargePresets: amounts({
    ...money,
    no: 12,
    name: '充值可选金额',
    standard: [50_00, 100_00, 200_00, 500_00],
    source: 'domain model §3.8',
    range: { min: 1, max: largestSetting, most: 8 },
  }),
  rechargeBonus: steps({
    ...limit,
    no: 13,
    name: '充值赠送',
    standard: [],
    source: 'operating §1',
    range: { min: 1_00, max: largestSetting, most: 8 },
    running: 'recharges',
  }),
  openHour: hour({
    ...time,
    no: 50,
    name: '开市时间',
    standard: standardHours.open,
    source: 'specification §5',
    range: { min: 0, max: 12 },
  }),
  closeHour: hour({
    ...time,
    no: 51,
    name: '休市时间',
    standard: standardHours.close,
    source: 'specification §5',
    range: { min: 18, max: 24 },
  }),
  closedDays: days({
    ...time,
    no: 52,
    name: '休市日',
    standard: [],
    source: 'operating §1',
    range: { min: startOfDay('2026-01-01'), max: startOfDay('2099-12-31'), most: 40 },
  }),
  ...waitSettings,
  ...citySettings,
  ...moduleSettings,
  withdrawTwo: fen({ ...forTwo, no: 20, name: '提现复核门槛', standard: 1_000_00, source: 'community §9' }),
  refundTwo: fen({ ...forTwo, no: 21, name: '退款复核门槛', standard: 500_00, source: 'community §9' }),
  disputeTwo: fen({
    ...forTwo,
    no: 22,
    name: '裁定复核门槛（超过才复核）',
    standard: 2_000_00,
    source: 'community §9',
  }),
  goodwillTwo: fen({
    ...threshold,
    no: 24,
    name: '补偿复核门槛（超过才复核）',
    standard: 50_00,
    source: 'operating §2',
    range: { min: 1_00, max: 100_000_00 },
  }),
  advanceMost: fen({
    ...threshold,
    no: 25,
    name: '每笔平台垫付最多',
    standard: 200_00,
    source: 'operating §2',
    range: { min: 0, max: 100_000_00 },
  }),
  letterTwo: people({
    ...threshold,
    no: 26,
    name: '信件复核门槛（超过才复核）',
    standard: 500,
    source: 'operating §5',
    range: { min: 1, max: 100_000 },
  }),
  arbiterMost: fen({
    group: 'thresholds',
    two: 'raised',
    from: 'now',
    no: 40,
    name: '市长裁定的最大订单',
    standard: 500_00,
    source: 'domain model §2',
    range: { min: 0, max: 100_000_00 },
    running: 'orders',
  }),
  payPasswordAbove: fen({
    ...threshold,
    no: 23,
    name: '免支付密码的余额付款',
    standard: 200_00,
    source: 'domain model §3.7',
    range: { min: 0, max: 1_000_00 },
  }),
} as const

export type SettingKey = keyof typeof settings
export const settingKeys = Object.keys(settings) as SettingKey[]

/** What holds in a city at an instant: every setting with its value. */
export type Settings = { readonly [K in SettingKey]: (typeof settings)[K]['standard'] }

/** The entry of a setting, whatever its kind. */
export const settingOf = (key: SettingKey): Setting => settings[key]

/** What holds where nobody set anything. */
export const standards = Object.fromEntries(settingKeys.map((key) => [key, settingOf(key).standard])) as Settings

const numbersOfACity = 1_000

/** The number of a setting of a city, or of all (`allCities`): by it acts, asks and the audit name it. */
export const settingIdOf = (areaId: number, key: SettingKey): number => areaId * numbersOfACity + settingOf(key).no

/** The city and the setting of such a number; undefined when there is no such setting, or it is not one that a city has. */
export function namedBySettingId(settingId: number): { readonly areaId: number; readonly key: SettingKey } | undefined {
  const areaId = Math.floor(settingId / numbersOfACity)
  const key = settingKeys.find((one) => settingOf(one).no === settingId % numbersOfACity)
  if (key === undefined || (areaId !== allCities && settingOf(key).isForAll)) return undefined
  return { areaId, key }
}

/** A value that was set somewhere; null: as all cities, or, for all, as the standard. */
export interface SetValue {
  readonly areaId: number
  readonly key: string
  readonly value: unknown
}

/** What a setting has in a city by the newest values of itself and of all cities: its own before that of all, before the standard. */
export function valueBy<K extends SettingKey>(rows: readonly SetValue[], areaId: number, key: K): Settings[K] {
  const newest = (city: number) => rows.find((row) => row.areaId === city && row.key === key)?.value ?? undefined
  return (newest(areaId) ?? newest(allCities) ?? standards[key]) as Settings[K]
}

/** The same of all settings. */
export const settingsBy = (rows: readonly SetValue[], areaId: number): Settings =>
  Object.fromEntries(settingKeys.map((key) => [key, valueBy(rows, areaId, key)])) as Settings

/** Whether something is a value of a setting. */
export function isValueOf(key: SettingKey, value: unknown): value is Value {
  const { kind, range, form } = settingOf(key)
  return isValue(kind, range, value) && (form === undefined || (typeof value === 'string' && form.test(value)))
}
