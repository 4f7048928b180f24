import { partAsksEach, waits } from '@contract/limits'
import { reasonTexts } from '@contract/orders/dispute-words'
import type { OrderWaits } from '@contract/orders/terms'
import type { PartyAct } from '@contract/orders/transitions'
import { waitText } from '@contract/settings/waits'
import { spanText } from '@contract/spans'
import type { Wish } from '@/lib/refusals/failure'
import type { Told } from '@/lib/refusals/words'
import { problemWords } from '@/lib/order-story/words'

const denyPart = '不同意退款'

/** Labels of the buttons for agreements between the parties, and for a dispute. Source: design §6. */
export const settleCopy = {
  askCancel: '申请取消',
  agreeCancel: '同意取消',
  denyCancel: '不同意',
  withdrawCancel: '撤回取消',
  refundPart: '协商退款',
  agreePart: '同意退款',
  denyPart,
  withdrawPart: '撤回协商',
  extend: { paid: '延长交付时间', delivered: '延长收货时间' },
  dispute: '发起纠纷',
  evidence: '补充证据',
  undispute: '撤回纠纷',
  accept: '接受裁定',
  appeal: '申诉',
  rate: '评价',
} as const

/** Who gets what of a part refund, as texts. */
interface PartFacts {
  readonly buyer: number
  readonly back: string
  readonly seller: number
  readonly net: string
  readonly fee: string
}

const goesOn = '订单照常进行，期限不变。'
const otherReads = '选填，对方可见'

/** The questions before acts that need no text. */
export const boxCopy = {
  agreeCancel: (amount: string, buyer: number) => `同意后订单取消，¥${amount} 全额退给 ${buyer}。`,
  agreePart: ({ buyer, back, seller, net, fee }: PartFacts) =>
    `同意后 ¥${back} 退给 ${buyer}，¥${net} 进入 ${seller} 的收入（已扣手续费 ¥${fee}），订单完成，不能撤回。`,
  withdrawCancel: '撤回后订单照常进行，期限不变。',
  withdrawPart: `撤回后订单照常进行。每方最多提出 ${partAsksEach} 次，本次计入。`,
  extendDeliver: (seller: number, terms: OrderWaits) =>
    `给 ${seller} 延长 ${waitText(terms, 'moreDeliverHours')}交付，只能延长一次。`,
  extendConfirm: (buyer: number, terms: OrderWaits) =>
    `给 ${buyer} 延长 ${waitText(terms, 'moreConfirmHours')}确认，只能延长一次。`,
  undispute: `撤回后恢复为待确认，${spanText(waits.takenBackMs)}内未确认，自动放款给卖家。你不能再次发起纠纷。`,
  accept: '双方都接受，立即按裁定执行。接受后不能申诉。',
  back: '再想想',
} as const

/** What a sheet's note may tell of the order: how long its waits are, and what would become of a dispute. */
interface NoteFacts {
  readonly terms: OrderWaits
  readonly course: string
}

/** The sheets that ask for a text. */
export const saySheets = {
  askCancel: {
    title: '申请取消',
    label: '说明',
    placeholder: otherReads,
    required: '选择其他原因时请填写说明',
    note: ({ terms }: NoteFacts) =>
      `对方须在 ${waitText(terms, 'cancelAnswerHours')}内答复，超时申请失效，订单照常进行；同意则全额退给买家。`,
    submit: '提交申请',
  },
  denyCancel: {
    title: '不同意取消',
    label: '说明',
    placeholder: otherReads,
    required: '请填写说明',
    note: goesOn,
    submit: '不同意取消',
  },
  denyPart: {
    title: denyPart,
    label: '说明',
    placeholder: otherReads,
    required: '请填写说明',
    note: goesOn,
    submit: denyPart,
  },
  dispute: {
    title: '发起纠纷',
    label: problemWords.label,
    placeholder: '请说明发生了什么，双方和裁定人可见',
    required: problemWords.missing,
    note: ({ course }: NoteFacts) => `现在发起：${course}每方只能发起一次。`,
    submit: '发起纠纷',
  },
  evidence: {
    title: '补充证据',
    label: '说明',
    placeholder: '请说明证据的内容',
    required: '请填写说明',
    note: '提交后不能修改或删除。',
    submit: '提交证据',
  },
  appeal: {
    title: '申诉',
    label: '理由',
    placeholder: '请说明对裁定的异议',
    required: '请填写理由',
    note: '只能申诉一次，由平台终裁，立即执行。',
    submit: '提交申诉',
  },
  rate: {
    title: '评价对方',
    label: '评语',
    placeholder: '选填',
    required: '请填写评语',
    note: ({ terms }: NoteFacts) => `互评后可见，最晚在订单结束 ${waitText(terms, 'rateDays')}后公开。提交后不能修改。`,
    submit: '提交评价',
  },
} as const

/** It needs words of one's own. */
export const otherReason = '其他原因'

/** Why one asks to cancel; the other reads the words. */
export const cancelReasons = {
  buyer: ['不想要了', '买错了', '迟迟未交付', '已与卖家商量好', otherReason],
  seller: ['缺货', '无法按时交付', '标错价格', '已与买家商量好', otherReason],
} as const

/** Why the buyer should get a part back; the other reads the words. */
export const partReasons = [
  reasonTexts.tooLittle,
  reasonTexts.damaged,
  reasonTexts.notAsDescribed,
  '已与对方商量好',
  otherReason,
] as const

/** The sheet that asks for a part of the money, and what is shown of an open request. Source: domain model §10. */
export const partCopy = {
  offer: { buyer: '有小问题时，和卖家商量退回一部分', seller: '有小问题时，可提出退买家一部分' },
  amount: '退给买家',
  noAmount: '请填写退款金额',
  yuan: '元',
  hint: (amount: string) => `大于 0，小于 ${amount}，其余放款给卖家`,
  tooMuch: (amount: string) => `退给买家的要小于 ${amount}`,
  toBuyer: (no: number) => `退给买家 ${no}`,
  net: (no: number) => `卖家 ${no} 实收`,
  note: `对方须在 ${spanText(waits.partAnswerMs)}内答复，同意才会退款。确认收货的期限不变，每方最多提出 ${partAsksEach} 次。`,
  submit: '提出协商退款',
  mine: '你提出协商退款',
  theirs: (no: number) => `${no} 提出协商退款`,
} as const

export const chooseCopy = {
  reason: '原因',
  noReason: '请选择原因',
  stars: '星级',
  noStars: '请选择星级',
  /** From one star to five. */
  starWords: ['很差', '较差', '一般', '满意', '很好'],
  images: '图片',
} as const

/** Buying once more from the listing of an order that has ended. */
export const againCopy = '再买'

/** Reminding the other, by the side that waits. Source: domain model §10. */
export const remindCopy = {
  act: { buyer: '提醒卖家', seller: '提醒买家' },
  done: (no: number) => `已提醒 ${no}`,
  failed: '提醒未发出，请刷新后再试',
} as const

/** Shown after an act. */
export const settledCopy = {
  askCancel: '已申请，待对方答复',
  agreeCancel: (amount: string) => `已退款 ¥${amount}`,
  denyCancel: '已答复，订单照常进行',
  withdrawCancel: '已撤回，订单照常进行',
  refundPart: '已提出，待对方答复',
  agreePart: (back: string) => `已退给买家 ¥${back}`,
  denyPart: '已答复，订单照常进行',
  withdrawPart: '已撤回，订单照常进行',
  extend: '已延长',
  dispute: '已发起纠纷，货款保持冻结',
  evidence: '证据已提交',
  undispute: '纠纷已撤回',
  accept: '已接受裁定',
  appeal: '已申诉，待平台终裁',
  rate: '已评价',
} as const

const late = (text: string): Partial<Told> => ({ text, step: 'reload' })
/** The server says which limit it was. */
const limit: Wish['but'] = { LIMIT: { step: 'reload' } }

/** Words for a refused act, where the reason alone does not say enough. */
export const actRefusals: Partial<Record<PartyAct, Wish['but']>> = {
  askCancel: limit,
  refundPart: { ...limit, EXPIRED: late('确认期限已过，不能协商退款') },
  extend: { ...limit, EXPIRED: late('期限已过，不能再延长') },
  dispute: { ...limit, EXPIRED: late('确认期限已过，不能发起纠纷') },
  evidence: { EXPIRED: late('举证时间已过') },
  accept: limit,
  appeal: limit,
  rate: { ...limit, EXPIRED: late('评价时间已过') },
}
