const wallets: Readonly<Record<string, string>> = { available: '可用', frozen: '冻结', income: '收入' }
const platform: Readonly<Record<string, string>> = {
  'platform:fee': '平台手续费',
  'platform:promo': '平台赠送',
  'payout:clearing': '待付清算',
}
const gateways: Readonly<Record<string, string>> = { wechat: '微信支付', demo: '演示资金' }
const areas: Readonly<Record<string, string>> = { fund: '社区基金', treasury: '城市财库' }

/** An account's name in words: `user:12:available` is 居民 12 可用. A name that is not known stays as it is. */
export function accountWords(key: string): string {
  const [group = '', id = '', kind = ''] = key.split(':')
  if (group === 'user') return `居民 ${id} ${wallets[kind] ?? kind}`
  if (group === 'area') return `区域 ${id} ${areas[kind] ?? kind}`
  if (group === 'gateway') return gateways[id] ?? key
  return platform[key] ?? key
}
