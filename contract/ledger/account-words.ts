const wallets = new Map([
  ['available', '可用'],
  ['frozen', '冻结'],
  ['income', '收入'],
])
const areas = new Map([
  ['fund', '社区基金'],
  ['treasury', '城市财库'],
])
const others = new Map([
  ['platform:fee', '平台手续费'],
  ['platform:promo', '平台赠送'],
  ['platform:loss', '平台损失'],
  ['payout:clearing', '待付清算'],
  ['gateway:wechat', '微信支付'],
  ['gateway:demo', '演示资金'],
])

/** Who gave anonymously, in words, and what stands for their account where a reader may not know it. Source: community §3 (visible). */
export const aResident = '一位居民'
export const hiddenAccount = 'anonymous'

/** By what the owners of accounts are known: a resident by a block, an area by its name; by `ownerOf` of an account. */
export type Owners = Readonly<Record<string, string | number>>

/** Under what the owner of an account is known: a resident's number, and `area:3` for an area. */
export function ownerOf(key: string): string {
  const [group = '', id = ''] = key.split(':')
  return group === 'area' ? `area:${id}` : id
}

/**
 * An account's name in words: `user:12:available` is 居民 12 可用, or 130 可用 where that resident is known by block 130, and `area:3:fund`
 * the fund of that area by its name. A name that is not known stays as it is.
 */
export function accountWords(key: string, owners: Owners = {}): string {
  if (key === hiddenAccount) return aResident
  const [group = '', id = '', kind = ''] = key.split(':')
  const owner = owners[ownerOf(key)]
  if (group === 'user') return `${owner ?? `居民 ${id}`} ${wallets.get(kind) ?? kind}`
  if (group === 'area') return `${owner ?? `区域 ${id}`} ${areas.get(kind) ?? kind}`
  return others.get(key) ?? key
}
