import { deliverWords } from '@contract/orders/deliver-words'
import type { OrderWaits } from '@contract/orders/terms'
import { waitText } from '@contract/settings/waits'
import { formWords } from '@/lib/forms/words'
import { unchanged } from '@/lib/refusals/unchanged'
import { confirmSpan } from './copy'

/** Words of the acts: buttons, sheets, boxes, toasts. Verbs say the effect with its amount. Source: design §6. */
export const actCopy = {
  pay: (amount: string) => `付款 ¥${amount}`,
  cancel: '取消订单',
  cancelShort: '取消',
  deliver: '交付',
  refuse: '拒单',
  confirm: '确认收货',
  cancelBox: { title: '取消订单', content: '取消后商品重新上架，没有扣款。', confirm: '取消订单', cancel: '再想想' },
  deliverSheet: {
    title: '交付',
    label: '交付说明',
    placeholder: '请说明存放位置和取货方式，买家可见',
    required: deliverWords.text,
    note: (no: number, terms: OrderWaits) =>
      `交付后 ${no} 须在 ${waitText(terms, 'confirmHours')}内确认，超时自动放款给你。`,
    submit: '确认交付',
  },
  postSheet: {
    carrier: '快递公司',
    noCarrier: deliverWords.carrier,
    trackingNo: '快递单号',
    noNumber: '请填写快递单号',
    wrongNumber: deliverWords.trackingNo,
    placeholder: '面单上的号码',
    scan: '扫描面单条码',
    noCamera: '未获得相机权限，可直接填写单号',
    textPlaceholder: '选填，买家可见',
    note: (no: number, terms: OrderWaits) => `${no} 须在${confirmSpan('post', terms)}内确认，超时自动放款给你。`,
    submit: '确认寄出',
  },
  refuseSheet: {
    title: '拒单',
    label: '原因',
    placeholder: '请说明不能交付的原因，买家可见',
    required: '请填写原因',
    note: (no: number, amount: string) => `拒单后 ¥${amount} 全额退给 ${no}，库存不会自动恢复，如仍有货请重新上架。`,
    submit: (amount: string) => `拒单并退款 ¥${amount}`,
  },
  confirmSheet: {
    title: '确认收货并放款',
    to: '放款给',
    item: '商品',
    acting: '操作区块',
    warning: '放款后不能撤回。如未收到货，请先留言或发起纠纷。',
    slide: (amount: string) => `放款 ¥${amount}`,
    hint: '向右滑动确认',
    ask: (amount: string, no: number) => `放款 ¥${amount} 给 ${no}，不能撤回。`,
    undelivered: '卖家尚未交付，请确认已收到货再放款。',
    partLapses: (back: string) => `退回 ¥${back} 的协商退款随之失效，按全额放款。`,
    cancelLapses: '取消申请随之失效。',
  },
  done: {
    cancel: unchanged.cancelled,
    deliver: '已交付',
    refuse: (amount: string) => `已退款 ¥${amount}`,
    confirm: (amount: string) => `已放款 ¥${amount}`,
  },
} as const

export const sheetCopy = { sending: formWords.sending, releasing: '放款中' } as const
