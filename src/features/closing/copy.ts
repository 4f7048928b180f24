import type { ObstacleKind } from '@contract/people/closing'
import { dayMs } from '@contract/durations'
import { addresses, closing } from '@contract/limits'
import type { Fen } from '@contract/money'
import { spanText } from '@contract/spans'
import { fullMoment } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'

interface Obstacle {
  readonly title: string
  readonly note: string
  readonly unit: string
}

const obstacles = {
  orders: { title: '未结束的订单和纠纷', note: '完成、取消或等裁定执行后再注销', unit: '笔' },
  bids: { title: '进行中的求购', note: '关闭后货款立即退回', unit: '条' },
  carts: { title: '待付款的区块', note: '取消，或等它自动关闭', unit: '笔' },
  payments: { title: '未结束的付款', note: '取消，或等它自动关闭', unit: '笔' },
  withdrawals: { title: '处理中的提现', note: '到账或撤回后再注销', unit: '笔' },
  money: {
    title: '账户仍有资金',
    note: '收入请提现；可用请用完或捐给基金，充错的联系客服退回',
    unit: '项',
  },
  handovers: { title: '过户中的区块', note: '等保护期或申诉结束', unit: '块' },
  blocks: { title: '名下的区块', note: '转让卖出后再注销；冻结的请联系客服', unit: '块' },
  mutual: { title: '进行中的互助', note: '帮完并道谢，或结束后再注销', unit: '件' },
  spends: { title: '基金支出的收款', note: '交完凭证，或等投票结束', unit: '笔' },
  offices: { title: '担任的职务', note: '市长请先辞任；仲裁人和平台人员请联系平台', unit: '项' },
  number: { title: '未绑定手机号', note: '绑定后才能确认是你本人，也才能撤回', unit: '项' },
} as const satisfies Record<ObstacleKind, Obstacle>

const days = Math.round(closing.backMs / dayMs)

/** Texts of closing an account. Our decision: docs/decisions/0436-closing-an-account.md */
export const copy = {
  title: '注销账号',
  loginFirst: '登录后注销账号',
  lead: `提交后账号冻结 ${days} 天，其他设备退出登录。${days} 天内登录可以撤回，到期删除，不能恢复。`,
  first: '先处理',
  obstacle: (what: ObstacleKind) => obstacles[what],
  count: (what: ObstacleKind, count: number) => `${count} ${obstacles[what].unit}`,
  ends: '会失去',
  rest: (left: Fen, below: Fen) => `余额 ¥${yuanText(left)} 不足提现下限 ¥${yuanText(below)}，捐入社区基金`,
  points: (count: number) => `${count} 人气值`,
  nothing: '无余额和人气值',
  erased: '到期删除',
  erasedText: '手机号、微信绑定、地址簿、头像、昵称、介绍、登录设备、收藏、通知和本机的搜索记录。',
  kept: '会保留',
  keptText: `订单、评价和资金账目。他人的账与之相连，法律要求保存不少于三年；你的名字显示为“已注销居民”。订单里的收货地址在订单结束 ${spanText(addresses.readableMs)}后只留姓氏和地区。`,
  close: '注销账号',
  left: (count: number) => `还有 ${count} 项未处理`,
  why: '注销前请确认是你本人',
  question: `账号会冻结 ${days} 天，期间登录可以撤回，到期删除。确定注销？`,
  confirm: '确定注销',
  cancel: '再想想',
  closing: '注销中',
  closed: `已提交，${days} 天内可以撤回`,
  moved: '内容有变化，请重新查看',
  unproven: '本人确认已过期，请再试一次',
  unknown: '结果未知，请再点一次核对',
  waiting: '账号注销中',
  daysLeft: (days: number) => `剩 ${days} 天`,
  until: (at: number) => `${fullMoment(at)} 删除账号。之前可以撤回，撤回后一切照旧。`,
  frozen: '注销期间不能交易、付款和修改资料。又有资金到账的，注销会自动取消。',
  takeBack: '撤回注销',
  takingBack: '撤回中',
  takenBack: '已撤回，其他设备都已退出登录',
} as const
