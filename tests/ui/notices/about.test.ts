import type { ModuleName } from '@contract/modules'
import { moduleNames, moduleWords } from '@contract/modules'
import { copy } from '@/features/notices/copy'
import { lookText, openAbout } from '@/features/notices/groups'
import { navigation } from '@/platform/navigation/navigation'

/** Where the words below a notice lead; what is not on a page of ours opens above the list. */
const led: Readonly<Record<keyof typeof copy.look, readonly [words: string, address: string | undefined]>> = {
  order: ['查看订单', '/pages/order/info?id=7'],
  dispute: ['去裁定', '/pages/admin/dispute?id=7'],
  sale: ['查看我卖的', '/pages/user/sale?tab=listings'],
  buy: ['查看我的求购', '/pages/user/buy?tab=bids'],
  block: ['查看区块', '/pages/block/info?id=7'],
  handover: ['查看过户', '/pages/block/handover?id=7'],
  recharge: ['查看明细', '/pages/user/money'],
  withdraw: ['查看进度', '/pages/user/withdraw'],
  round: ['查看扩容', '/pages/expand/index'],
  fundSpend: ['查看支出', '/pages/fund/info?id=7'],
  areaNotice: ['查看全文', undefined],
  account: ['去检查', '/pages/user/userInfo'],
}

/** The same for the modules of the city. */
const ledByModules: Partial<Record<ModuleName, readonly [words: string, address: string]>> = {
  expand: ['查看扩容', '/pages/expand/index'],
  fund: ['查看基金', '/pages/fund/index'],
  shop: ['查看商铺', '/pages/shop/info?id=7'],
  vote: ['查看投票', '/pages/vote/info?id=7'],
  mutual: ['查看互助', '/pages/mutual/info?id=7'],
  mayor: ['查看选举', '/pages/mayor/index?id=7'],
}

it.each(moduleNames)('the words below a notice of %s lead to its pages', (refType) => {
  const opened: (string | undefined)[] = []
  jest.spyOn(navigation, 'open').mockImplementation((address) => void opened.push(address))
  openAbout({ kind: '', refType, refId: 7 })
  const found = [lookText({ kind: '', refType }), opened.pop()]
  expect(found).toEqual(
    ledByModules[refType] ?? [`查看${moduleWords[refType]}`, expect.stringMatching(`^/pages/${refType}/`)],
  )
})

it('the words below a notice of every kind lead to what they name', () => {
  const opened: (string | undefined)[] = []
  jest.spyOn(navigation, 'open').mockImplementation((address) => void opened.push(address))
  const found = Object.fromEntries(
    (Object.keys(led) as (keyof typeof led)[]).map((refType) => {
      openAbout({ kind: '', refType, refId: 7 })
      return [refType, [lookText({ kind: '', refType }), opened.pop()]]
    }),
  )
  expect(found).toEqual(led)
})

it('what waits in the console leads nowhere in the app', () => {
  const open = jest.spyOn(navigation, 'open').mockReset()
  openAbout({ kind: 'withdrawLate', refType: 'withdrawDesk', refId: 7 })
  expect([lookText({ kind: 'withdrawLate', refType: 'withdrawDesk' }), open.mock.calls.length]).toEqual([undefined, 0])
})

it('knows every kind that has words', () => expect(Object.keys(copy.look).sort()).toEqual(Object.keys(led).sort()))

it.each([
  ['sale', '查看商品', '/pages/index/salePay?saleId=7'],
  ['buy', '去卖出找', '/pages/index/buy'],
  ['mutual', '查看互助', '/pages/mutual/info?id=7'],
] as const)('news of a report leads to what somebody else wrote: %s', (refType, words, address) => {
  const opened: (string | undefined)[] = []
  for (const way of ['open', 'openTab'] as const)
    jest.spyOn(navigation, way).mockImplementation((to) => void opened.push(to))
  for (const kind of ['report', 'reportDecided']) {
    openAbout({ kind, refType, refId: 7 })
    expect([lookText({ kind, refType }), opened.pop()]).toEqual([words, address])
  }
})
