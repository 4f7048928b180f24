import type { ThemeChoice } from '@/platform/theme/types'

/** Texts of the mine tab. Source: specification §1 (guest); design §4 (pages/user/user). */
export const copy = {
  points: '人气值',
  residentDays: (days: number) => `居民 ${days} 天`,
  notOpen: (name: string) => `${name}还没有开放`,
  orders: {
    title: '我的订单',
    buys: (count: number) => `买 ${count}`,
    sales: (count: number) => `卖 ${count}`,
    sides: { buy: '我买的', sale: '我卖的' },
    count: (count: number) => `${count} 笔`,
    myTurn: '轮到我',
    waiting: '等对方',
    dispute: '纠纷中',
    done: '已完成',
  },
  desk: { title: '资金台', note: '提现审核、打款、更正' },
  telling: { title: '发通知', note: '写给全城，可以修改和撤回' },
  disputes: {
    title: '纠纷裁定',
    note: '你是本城的市长、仲裁人或平台人员',
    count: (n: number) => `${n} 件待处理`,
    none: '没有待处理的',
  },
  service: '联系客服',
  theme: {
    title: '外观',
    note: '设备是深色时，这里也是深色',
    names: { system: '跟随系统', light: '浅色', dark: '深色' } satisfies Record<ThemeChoice, string>,
  },
  guest: {
    title: '还没有门牌',
    note: '登录区块后可以卖、投票、提现',
    login: '登录区块',
    buy: '买一块',
    openTitle: '不登录也能看',
    board: '在售行情',
    boardNote: '价格、深度、谁在卖',
    laterTitle: '陆续开放',
  },
} as const
