import type { PartyAct } from '@contract/orders/transitions'
import type { Wish } from '@/lib/refusals/failure'
import { actRefusals } from './act-copy'

/** The words of a failed act on an order, as far as they differ from the common ones. Source: design §6 (errors). */
export const orderWish = (act: PartyAct): Wish => ({
  thing: '订单',
  doing: '提交',
  undone: '资金没有变动',
  gone: 'order',
  but: {
    MOVED: { text: '订单刚刚有变化' },
    NO_RIGHT: { text: '当前区块没有此操作的权限，资金没有变动', step: 'reload' },
    NOT_FOUND: { step: 'orders' },
    SOLD_OUT: { step: 'order' },
    ...actRefusals[act],
  },
})
