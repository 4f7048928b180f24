import type { ComponentType } from 'react'
import type { AccessName } from '@contract/settings/access'
import { readOnlyText } from '@contract/settings/access'
import FundPage from '@/pages/fund/index'
import MutualAddPage from '@/pages/mutual/add'
import MutualPage from '@/pages/mutual/index'
import ShopPage from '@/pages/shop/index'
import VoteAddPage from '@/pages/vote/add'
import VotesPage from '@/pages/vote/index'
import { loadSiteAtom } from '@/lib/session/site'
import { cityWith } from '../../support/access'
import { givenSite } from '../../support/app/site'
import { visit as fund } from '../fund/show'
import { visit as mutual } from '../mutual/show'
import { leavePage, pageText, settle } from '../session/people'
import { visit as shop } from '../shop/show'
import { namesOf } from '../support/press'
import { visit as vote } from '../vote/show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const pages: readonly (readonly [
  AccessName,
  ComponentType,
  typeof fund | typeof vote | typeof mutual | typeof shop,
  string,
])[] = [
  ['fund', FundPage, fund, '捐赠'],
  ['vote', VotesPage, vote, '发起投票'],
  ['vote', VoteAddPage, vote, '发起投票'],
  ['mutual', MutualPage, mutual, '发布'],
  ['mutual', MutualAddPage, mutual, '发布'],
  ['shop', ShopPage, shop, '加入赞助'],
]

it.each(pages)(
  'where %s is read only, its page says so in place of what begins something',
  async (name, Page, visit, key) => {
    const site = { ...givenSite, ...cityWith({ [name]: 'read' }) }
    const { store } = await visit(Page, { answers: { '/index/config': () => site } })
    await store.set(loadSiteAtom)
    await settle()
    expect(pageText()).toContain(readOnlyText(name))
    expect(namesOf('button').filter((one) => one === key)).toEqual([])
  },
)
