import type { QtyProblem } from './quantity'

/** Words about a quantity that is typed. Source: design §6; mockup 03-listing. */
export const quantityWords = {
  label: '数量',
  limits: (left: string, min: string, tick: string) => `余 ${left} · 起 ${min} · 每 ${tick} 递增`,
  problem: {
    unreadable: '请输入数量，最多 4 位小数',
    tooLittle: '低于起订量',
    tooMuch: '超过余量',
    offTick: '数量不合递增',
  } satisfies Record<QtyProblem, string>,
} as const
