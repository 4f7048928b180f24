import { routes } from '@contract/pages/routes'
import packedPages from '@contract/pages/packed-pages.json'
import { knownPages, pageInLog } from '../../../server/modules/crashes/rules'

it('the server knows every page of the product, by its address and by where it lies', () => {
  expect([...knownPages].sort()).toEqual([...Object.values(routes), ...Object.keys(packedPages)].sort())
})

it.each([
  ['pages/index/salePay', 'pages/index/salePay'],
  ['/shop/pages/wallet/money', 'pages/wallet/money'],
  ['/', '/'],
  ['', ''],
  ['//', '…'],
  ['pages/index/salePay?id=1', '…'],
  ['pages/index/salePay/13812345678', '…'],
  ['13812345678', '…'],
  ['pages/user/13812345678', '…'],
])('the log names of %j the page that there is, and no other words of the caller', (page, kept) => {
  expect(pageInLog(page)).toBe(kept)
})
