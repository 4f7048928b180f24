import type { Platform, SwitchName } from '@contract/endpoints/city/switches'

export const switchNames: Readonly<Record<SwitchName, string>> = {
  recharge: '充值',
  withdraw: '提现',
  expand: '扩容',
  fund: '基金',
  vote: '投票',
  shop: '商铺',
  mutual: '互助',
  mayor: '市长选举',
  market: '区块市场',
}

export const platformNames: Readonly<Record<Platform, string>> = {
  browser: '浏览器',
  messenger: '微信内网页',
  app: 'App',
  'mini-program': '小程序',
}

export const copy = {
  title: '开关与停市',
  note: (area: string) => `${area}，每个平台分别开关`,
  name: '入口',
  on: '开',
  off: '关',
  turn: (isOn: boolean, name: string, platform: string) => `${isOn ? '打开' : '关闭'}${platform}的${name}`,
  offSure: (area: string, act: string) => `${area}：${act}`,
  onNote: '打开后这个平台立即有入口。',
  offNote: '关闭后这个平台没有入口，也不能提交；已经开始的照常进行。',
  reason: '理由，写进审计',
  close: '选一格，写下理由再改',
  halt: '停市',
  resume: '恢复交易',
  haltReason: '理由，所有人可见',
  haltNote: '停市后不能买、付款和发布；已付款的照常进行，未付款的把停市的时间补上。全区会收到公告。',
  resumeNote: '未付款的订单和求购按停市的时间顺延，全区会收到公告。',
  haltSure: (area: string, held: number) => `${area} 停市：${held} 块有主的区块都停`,
  resumeSure: (area: string) => `${area} 恢复交易`,
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
