import type { ThemeChoice } from '@/platform/theme/types'
import type { ToDoKind } from './rules'

/** Texts of the mine tab. Source: specification §1 (guest); design §4 (pages/user/user). */
export const copy = {
  name: '我的',
  points: '人气值',
  residentDays: (days: number) => `入住 ${days} 天`,
  orders: {
    title: '我的订单',
    buys: (count: number) => `买 ${count}`,
    sales: (count: number) => `卖 ${count}`,
    sides: { buy: '我买的', sale: '我卖的' },
    count: (count: number) => `${count} 笔`,
    todo: (sum: number) => `待办 ${sum} 项：`,
    kinds: {
      orders: '订单',
      bids: '求购付款',
      slots: '格位付款',
      shopFees: '商铺付款',
      shopTerms: '商铺续期',
      thanks: '互助道谢',
      proofs: '支出凭证',
      votes: '投票',
      elections: '市长选举',
      notices: '通知',
    } satisfies Record<ToDoKind, string>,
    otherNotices: '其他通知',
    part: (kind: string, count: number) => `${kind} ${count}`,
    myTurn: '轮到我',
    waiting: '等对方',
    dispute: '纠纷中',
    done: '已完成',
  },
  blockMarket: { title: '区块市场', note: '居民转让、新区和靓号' },
  addresses: { title: '收货地址', note: '快递交付时选用' },
  favourites: { title: '收藏', note: '收藏的商铺和区块' },
  telling: { title: '发通知', note: '面向全城发布，可修改和撤回' },
  disputes: {
    title: '纠纷裁定',
    note: '你是本城的市长、仲裁人或平台人员',
    count: (n: number) => `${n} 件待处理`,
    none: '暂无待处理',
  },
  help: '帮助和协议',
  service: '联系客服',
  theme: {
    title: '外观',
    note: '与设备的深浅色保持一致',
    names: { system: '跟随系统', light: '浅色', dark: '深色' } satisfies Record<ThemeChoice, string>,
  },
  guest: {
    title: '暂无门牌',
    note: '登录区块后可买卖、投票、提现',
    login: '登录区块',
    buy: '购买区块',
    openTitle: '无需登录即可查看',
  },
} as const
