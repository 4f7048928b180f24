import type { SwitchName } from '@contract/endpoints/city/switches'
import { moduleWords } from '@contract/modules'

export const switchNames: Readonly<Record<SwitchName, string>> = {
  recharge: '充值',
  withdraw: '提现',
  ...moduleWords,
}

export const copy = {
  title: '开关与停市',
  note: (area: string) => `${area}，每个平台分别开关`,
  name: '入口',
  on: '开',
  off: '关',
  turn: (isOn: boolean, name: string, platform: string) => `${isOn ? '打开' : '关闭'}${platform}的${name}`,
  turnSure: (area: string, held: number, act: string) => `${area}：${act}，${held} 个有主区块的居民会看到`,
  everywhere: '全部平台',
  allOn: '全开',
  allOff: '全关',
  turned: (count: number) => `改 ${count} 格`,
  turnAll: (count: number) => `改这 ${count} 格`,
  onNote: '打开后这个平台立即有入口。',
  offNote: '关闭后这个平台没有入口，也不能提交；已经开始的照常进行。',
  reason: '理由，写进审计',
  halt: '停市',
  resume: '恢复交易',
  haltReason: '理由，所有人可见',
  haltNote: '停市后不能买、付款和发布；已付款的照常进行，未付款的把停市的时间补上。全区会收到公告。',
  resumeNote: '未付款的订单和求购按停市的时间顺延，全区会收到公告。',
  haltSure: (area: string, held: number) => `${area} 停市：${held} 块有主的区块都停`,
  resumeSure: (area: string, people: number) => `${area} 恢复交易，${people} 人会收到公告`,
  reach: '停市会影响',
  residents: '收到公告的居民',
  people: (count: string) => `${count} 人`,
  listings: '在售的挂牌',
  bids: '进行中的求购',
  unpaid: '未付款的订单，停付',
  running: '已付款的订单，照常',
  orders: (count: string, amount: string) => `${count} 单，${amount}`,
  isHalted: (at: string) => `${at} 起停市`,
  isOpen: '交易正常',
} as const
