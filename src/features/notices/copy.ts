import type { NoticeGroup } from './groups'

export const copy = {
  title: '通知',
  readAll: '全部已读',
  allRead: '都读过了',
  groupsLabel: '通知的种类',
  groups: { all: '全部', trade: '交易', money: '资金', vote: '投票', area: '社区', system: '系统' },
  chip: (text: string, unread: number) => (unread > 0 ? `${text} ${unread}` : text),
  none: (group: NoticeGroup | '') => (group === '' ? '还没有通知' : '这一类还没有通知'),
  loginFirst: '登录后看你的通知',
  unread: '未读',
  remove: '删除',
  removeLabel: (title: string) => `删除：${title}`,
  known: '知道了',
  look: {
    order: '看订单',
    dispute: '去裁定',
    sale: '看我卖的',
    buy: '看我的求购',
    block: '看区块',
    recharge: '看明细',
    withdraw: '看进度',
    withdrawDesk: '去处理',
    areaNotice: '看全文',
  },
  attachment: '看附件',
  end: (total: number) => `共 ${total} 条`,
} as const
