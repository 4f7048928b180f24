import type { CorrectionView } from '@contract/endpoints/money/corrections'
import type { Platform, SwitchName } from '@contract/endpoints/city/switches'
import type { GatewayPaymentView } from '@contract/endpoints/money/refunds'
import type { DeskWithdrawView } from '@contract/endpoints/money/money-desk'
import type { DeskAct } from './atoms'

/** Texts of the operators' money desk. Source: domain model §3.6 (correction), §3.9. */
export const copy = {
  title: '资金台',
  tabs: {
    withdrawals: '提现',
    corrections: '更正',
    refunds: '退款',
    switches: '开关',
    books: '对账',
    handovers: '过户',
  },
  tabsLabel: '资金台',
  filter: '状态',
  states: {
    open: '待处理',
    applied: '待批准',
    approved: '待打款',
    paying: '打款中',
    paid: '已打款',
    rejected: '已驳回',
    cancelled: '已撤回',
    failed: '打款失败',
  } satisfies Record<DeskWithdrawView['state'] | 'open', string>,
  ways: { wechat: '微信', alipay: '支付宝', bank: '银行卡' } satisfies Record<DeskWithdrawView['way'], string>,
  from: (blockNo: number, name: string) => `${blockNo} · ${name}`,
  net: (net: string, fee: string) => `打款 ${net}，手续费 ${fee}`,
  expected: (at: string) => `最迟 ${at}`,
  overdue: (at: string) => `已超时，应在 ${at} 前`,
  acts: { approve: '批准', reject: '驳回', pay: '开始打款', paid: '已打款', fail: '打款失败' } satisfies Record<
    DeskAct,
    string
  >,
  asks: {
    approve: '批准后由你或同事打款。',
    reject: '请说明原因，申请人可见。资金立即退回其收入。',
    pay: '开始打款后不能再驳回，只能记为已打款或失败。',
    paid: '请填写银行或平台的流水号。同一个流水号只能用一次。',
    fail: '请说明原因，申请人可见。资金立即退回其收入。',
  } satisfies Record<DeskAct, string>,
  reason: '原因',
  reference: '流水号',
  missing: '请填写{label}',
  short: (least: number) => `{label}不能少于 ${least} 字`,
  payee: '收款信息',
  payeeName: '收款人',
  payeeAccount: '账号',
  payeeBank: '开户银行',
  sending: '提交中',
  done: '已完成',
  none: '暂无待处理的提现',
  end: (total: number) => `共 ${total} 笔`,
  counts: (applied: number, approved: number, paying: number, overdue: number) =>
    `待批准 ${applied} · 待打款 ${approved} · 打款中 ${paying} · 超时 ${overdue}`,
  lost: '未收到结果。再次点击将核对结果，不会重复提交',
  moved: '刚刚有变化，请看最新',
  loginFirst: '登录后使用资金台',
  noRight: '无资金台权限',
  noRightText: '只有平台的运营可以使用资金台；运营工作移到管理台后，这里不再开放。',
} as const

/** Texts of corrections. Source: domain model §2, §3.6 (correction). */
export const correctionCopy = {
  search: '单号',
  searchHint: '订单、提现、充值的单号',
  find: '查找',
  noTxn: '未找到该单号的账目',
  propose: '提出更正',
  proposeNote: '更正是把这笔账反着记一遍。另一位运营确认后才生效。',
  none: '暂无更正',
  states: { proposed: '等另一位确认', done: '已更正', refused: '已拒绝', lapsed: '无人确认，已作废' } satisfies Record<
    CorrectionView['state'],
    string
  >,
  by: (name: string, at: string) => `${name} · ${at}`,
  acts: { confirm: '确认更正', refuse: '拒绝' } satisfies Record<CorrectionView['acts'][number], string>,
  confirmAsk: '确认后立即反向记账，不能撤销。',
  refuseNote: '请说明不更正的原因。',
  reason: '原因',
} as const

/** Texts of refunds through the gateway. Our decision: docs/decisions/0060-payment-gateway.md */
export const refundCopy = {
  search: '单号',
  searchHint: '付款单、充值或微信的单号',
  find: '查找',
  none: '微信未收到过该单号的付款',
  from: (blockNo: number, name: string) => (blockNo === 0 ? name : `${blockNo} · ${name}`),
  late: '晚到，已转入可用余额',
  left: (amount: string) => `还可退 ${amount}`,
  refund: '原路退款',
  note: (name: string) =>
    `从 ${name} 的可用余额扣回，由微信原路退回，并立即通知对方。充值赠送的金额一并收回。不能撤销。`,
  amount: '退款金额',
  unit: '元',
  reason: '原因',
  missing: '请填写{label}',
  tooMuch: (left: string) => `最多退 ${left}`,
  used: '对方可用余额不够，资金已被使用',
  states: { asked: '等微信答复，会自动再问', done: '已退回', failed: '退回未成功，已退回可用余额' } satisfies Record<
    GatewayPaymentView['refunds'][number]['state'],
    string
  >,
  bonus: (amount: string) => `收回赠送 ${amount}`,
} as const

/** Texts of the switches. Our decision: docs/decisions/0050-money.md */
export const switchCopy = {
  names: {
    recharge: '充值',
    withdraw: '提现',
    expand: '扩容',
    fund: '基金',
    vote: '投票',
    shop: '商铺',
    mutual: '互助',
    mayor: '市长选举',
    market: '区块市场',
  } satisfies Record<SwitchName, string>,
  platforms: {
    browser: '浏览器',
    messenger: '微信内网页',
    app: 'App',
    'mini-program': '小程序',
  } satisfies Record<Platform, string>,
  title: (on: boolean, name: string, platform: string) => `${on ? '打开' : '关闭'}${platform}的${name}`,
  note: (on: boolean) =>
    on ? '打开后，该平台立即显示入口。' : '关闭后，这个平台看不到入口，也不能提交。已经开始的照常处理。',
  reason: '原因',
  forArea: (name: string) => `${name} · 每个平台分别开关`,
} as const
