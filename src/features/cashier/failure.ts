import type { Wish } from '@/lib/refusals/failure'

/**
 * Words for a refused payment and for a failed cancellation. When the thing is over or has changed, it is loaded again. Source: design §6
 * (errors).
 */
export const payWish: Wish = {
  thing: '付款单',
  undone: '没有扣款',
  gone: 'reload',
  doing: '付款',
  but: { NO_RIGHT: { text: '当前区块没有此操作的权限，没有扣款', step: 'reload' } },
}

export const cancelWish: Wish = { ...payWish, doing: '取消' }
