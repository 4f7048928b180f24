/**
 * What a reader can do after something failed, with the words of its button. Each screen decides what they do. Source: design §6 (errors).
 */
export const nextText = {
  close: '我知道了',
  edit: '去修改',
  reload: '看最新',
  retry: '重试',
  check: '再核对',
  recharge: '去充值',
  account: '换账号',
  login: '重新登录',
  buyBlock: '购买区块',
  order: '看订单',
  orders: '看我的订单',
  board: '看同类',
} as const

export type NextStep = keyof typeof nextText
