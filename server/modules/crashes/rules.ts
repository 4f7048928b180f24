const folders: Readonly<Record<string, readonly string[]>> = {
  index: ['index', 'buy', 'buyAdd', 'buyPay', 'saleAdd', 'salePay'],
  user: [
    'user',
    'loginUser',
    'userInfo',
    'notice',
    'buy',
    'sale',
    'pay',
    'money',
    'freeze',
    'income',
    'withdraw',
    'withdrawAdd',
    'recharge',
  ],
  wallet: ['money', 'freeze', 'income', 'withdraw', 'withdrawAdd', 'recharge'],
  account: ['userInfo', 'favourites', 'notice', 'loginUser'],
  address: ['index', 'edit'],
  order: ['info', 'paid'],
  orders: ['buy', 'sale', 'pay'],
  offer: ['buyPay', 'salePay'],
  publish: ['buyAdd', 'saleAdd'],
  admin: ['disputes', 'dispute', 'notices'],
  archive: ['index', 'info'],
  cart: ['index'],
  category: ['index'],
  block: ['info', 'handover'],
  expand: ['index', 'price'],
  fund: ['index', 'entry', 'info'],
  shop: ['index', 'info', 'add'],
  mutual: ['index', 'info', 'add'],
  mayor: ['index', 'info'],
  log: ['index', 'add', 'info'],
  points: ['index'],
  vote: ['index', 'info', 'add'],
  rank: ['index'],
  rich: ['index', 'guide'],
  search: ['index'],
  share: ['index'],
  lost: ['index'],
}

/** The pages of the app, by address and by source path; a test compares them with the app's own table. */
export const knownPages: ReadonlySet<string> = new Set(
  Object.entries(folders).flatMap(([folder, names]) => names.map((name) => `pages/${folder}/${name}`)),
)

/** A page as the log names it: a known page without any prefix; '…' for anything else. */
export function pageInLog(page: string): string {
  if (page === '' || page === '/') return page
  const known = /pages\/\w+\/\w+$/.exec(page)?.[0] ?? ''
  return knownPages.has(known) ? known : '…'
}
