import CategoryPage from '@/pages/category/index'
import BlockPage from '@/pages/block/info'
import MinePage from '@/pages/user/user'
import { settleInAtom } from '@/features/session/accounts/enter-block'
import { accountsAtom, userAtom } from '@/lib/session/atoms'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { answersToCat, cat, leavePage, pageText, showPage } from './people'

afterEach(leavePage)

const newcomer = { ...cat, blockNo: 0 }
const bought: GivenAnswers = {
  ...answersToCat,
  '/bctUser/add': () => ({
    userId: 1,
    areaId: 3253,
    areaName: '测试城',
    blockNo: 2107,
    blockNos: [2107],
    nickName: '巷口的猫',
    avatar: '',
    thumbs: '',
    intro: '',
    points: 0,
    since: 0,
    mine: true,
  }),
}

describe('who bought a block and left the page of its handover without beginning to act as it', () => {
  it.each([
    ['我的', MinePage],
    ['我的区块', BlockPage],
    ['区块市场', CategoryPage],
  ])('acts as it from now on where they would be told to have none: %s', async (_name, Page) => {
    const { store, asked } = await showPage(Page, { user: newcomer, answers: bought })
    expect(store.get(userAtom)).toMatchObject({ userId: 1, blockNo: 2107, token: 'token-of-128' })
    expect(store.get(accountsAtom).map(({ blockNo }) => blockNo)).toEqual([2107])
    expect(asked.filter(({ path }) => path === '/bctUser/add')).toEqual([
      { path: '/bctUser/add', input: { areaId: 3253 } },
    ])
    for (const words of ['暂无区块', '你还没有区块']) expect(pageText()).not.toContain(words)
  })
})

it('leaves alone who moved to another account before the answer came', async () => {
  const { store } = await showPage(MinePage, { user: cat, answers: bought })
  const settled = store.set(settleInAtom, 3253)
  expect(store.get(userAtom)?.blockNo).toBe(128)
  await settled
  expect(store.get(userAtom)?.blockNo).toBe(128)
})

describe('who has none', () => {
  it.each([
    ['我的', MinePage, '暂无区块'],
    ['我的区块', BlockPage, '你还没有区块'],
  ])('stays who they are: %s', async (_name, Page, words) => {
    const answers: GivenAnswers = { ...answersToCat, '/bctUser/add': () => refused('NO_BLOCK') }
    const { store } = await showPage(Page, { user: newcomer, answers })
    expect(store.get(userAtom)?.blockNo).toBe(0)
    expect(pageText()).toContain(words)
  })
})
