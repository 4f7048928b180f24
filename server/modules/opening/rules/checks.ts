import type { OpeningKey } from '@contract/console/opening'
import { fewestStaff, settingsLookedAt } from '@contract/console/opening'
import { includesArea } from '@contract/console/roles'
import { lackingSigners, lackingWords } from '@contract/console/signers'
import { shortMoment } from '@contract/moments'
import { allCities } from '@contract/settings/all-cities'
import type { Facts, VendorKey } from './facts'

/** How a line stands: done or not, and in words. */
export interface Found {
  readonly isDone: boolean
  readonly said: string
}

type Check = (facts: Facts) => Found

const done = (said = ''): Found => ({ isDone: true, said })
const open = (said: string): Found => ({ isDone: false, said })

const vendor =
  (key: VendorKey): Check =>
  ({ vendors }) => ({ isDone: vendors[key].isReal, said: vendors[key].words || '已接通' })

/** Done once somebody set one of these figures himself, for the city or for all. */
const settings =
  (key: OpeningKey): Check =>
  ({ city, settingsSet }) => {
    const asked = settingsLookedAt(key)
    const isSet = settingsSet.some(
      (one) => asked.includes(one.key) && (one.areaId === city.areaId || one.areaId === allCities),
    )
    return isSet ? done('已按本市设定') : open('均为默认值')
  }

const staff: Check = ({ city, people }) => {
  const here = people.filter(({ areas }) => includesArea(areas, city.areaId))
  const lacking = lackingSigners(people, city.areaId)
  const said = [
    here.length < fewestStaff ? `在职 ${here.length} 人，至少要 ${fewestStaff} 人` : `在职 ${here.length} 人`,
    ...lacking.map(lackingWords),
  ].join('；')
  return here.length >= fewestStaff && lacking.length === 0 ? done(said) : open(said)
}

const blocks: Check = ({ city: { isOffered, isInRound, isSold } }) => {
  if (isOffered) return done('有区块在卖')
  if (isInRound) return done('已排入扩容期')
  return isSold ? done('曾售出，当前无在售') : open('暂无在售：分区未设为按标价卖，也无扩容期')
}

/** Whose words must be the city's own. */
const ownTexts = { help: '帮助', agreement: '用户协议', privacy: '隐私政策' } as const

/** The number of a site, or of a mini-program, on the record of the ministry; SQL reads it as we do. */
export const recordPattern = 'ICP(备|证)[0-9]{6,}号'

const texts: Check = ({ city, texts: all }) => {
  const own = all.filter(({ areaId }) => areaId === city.areaId)
  const lacking = Object.entries(ownTexts).filter(([key]) => !own.some((one) => one.key === key))
  const said = [
    ...(lacking.length > 0 ? [`仍为预置原文：${lacking.map(([, name]) => name).join('、')}`] : []),
    ...(own.some(({ hasRecord }) => hasRecord) ? [] : ['未写备案号（如 京ICP备12345678号）']),
  ]
  return said.length === 0 ? done('已写，有备案号') : open(said.join('；'))
}

const alarms: Check = ({ city, channels }) => {
  const here = channels.filter(({ areaId }) => areaId === null || areaId === city.areaId)
  const triedAt = here.flatMap(({ testedAt }) => testedAt ?? [])
  if (here.length === 0) return open('暂无通道')
  return triedAt.length === 0 ? open('未发过测试消息') : done(`测试消息 ${shortMoment(Math.max(...triedAt))} 送达`)
}

const payment: Check = ({ payment: { isPaid, backAt, isInBill } }) => {
  if (isInBill) return done('已退回，账本与微信账单一致')
  if (backAt !== null) return open(`${shortMoment(backAt)} 已退回，等微信账单（次日对账）`)
  return open(isPaid ? '已付，未退回' : '未付过，金额不限')
}

/** How each line is found out; a new one is one entry. Source: operating §9. */
export const checks: Readonly<Record<OpeningKey, Check>> = {
  staff,
  hours: settings('hours'),
  fees: settings('fees'),
  wechatPay: vendor('wechatPay'),
  sms: vendor('sms'),
  storage: vendor('storage'),
  parcels: vendor('parcels'),
  news: vendor('news'),
  mail: vendor('mail'),
  blocks,
  texts,
  backup: ({ backupAt }) => (backupAt === null ? open('从未备份') : done(`最近一次 ${shortMoment(backupAt)}`)),
  restore: ({ restoredAt }) =>
    restoredAt === null ? open('从未恢复过') : done(`${shortMoment(restoredAt)} 恢复过，账目一致`),
  alarms,
  payment,
  trade: ({ city }) => (city.isTraded ? done('有一笔已完成') : open('暂无已完成的交易')),
}
