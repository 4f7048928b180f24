/** What forms and sheets of all modules say alike: to a guest, while they are sent, after a lost answer, beside a draft. */
export const formWords = {
  login: '登录',
  sending: '提交中',
  check: '核对是否提交',
  startAnew: '重新填写',
} as const
