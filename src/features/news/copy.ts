import type { NewsKind } from '@contract/endpoints/city/news'

/** Words of the line that offers a WeChat message. Our decision: docs/decisions/0071-notices.md */
export const newsCopy = {
  offers: {
    delivery: '卖家交付时，微信可以提醒你一次。',
    sold: '卖出时，微信可以提醒你一次。',
    withdraw: '提现有结果时，微信可以提醒你一次。',
  } satisfies Readonly<Record<NewsKind, string>>,
  ask: '开启提醒',
  allowed: '好，到时微信会提醒你一次',
  failed: '这次未开启，应用里的通知照常',
  unbound: '该账号尚未绑定微信，提醒发不到。应用里的通知照常',
} as const
