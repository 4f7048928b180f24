import type { ComponentType } from 'react'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { fen } from '@contract/money'
import { serverClockAtom } from '@/lib/session/server-clock'
import MayorPage from '@/pages/mayor/index'
import MutualPage from '@/pages/mutual/info'
import VotePage from '@/pages/vote/info'
import type { GivenAnswers } from '../../support/app/given-api'
import * as mayor from '../mayor/answers'
import * as mutual from '../mutual/answers'
import { leavePage, pageText, settle, showPage } from '../session/people'
import * as vote from '../vote/answers'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

/** A city of which a link shows something, while 3253 is the chosen one. */
const other = 9

const offered = ({ areaId }: { readonly areaId: number | string }) => {
  const price = Number(areaId) === other ? fen(18_800) : fen(9_900)
  const row = { blockId: 7, blockNo: 7, state: 'unsold', price } as BlockRow
  return { data: [row], total: 1, current_page: 1, last_page: 1, per_page: 20 }
}

const shown: readonly (readonly [string, string, ComponentType, object, GivenAnswers])[] = [
  [
    'a vote',
    '附议',
    VotePage,
    { id: '9' },
    {
      '/bctVote/info': () => vote.info({ ...vote.askingRow, areaId: other, mine: null, acts: [] }),
    },
  ],
  [
    'an election',
    '参选',
    MayorPage,
    { id: String(mayor.nominating.electionId) },
    {
      '/bctMayor/info': () =>
        mayor.page({ ...mayor.nominating, areaId: other, mine: null, acts: [] }, { areaId: other }),
      '/bctMayor/list': () => mayor.terms(),
    },
  ],
  [
    'mutual aid',
    '应答',
    MutualPage,
    { id: '7' },
    {
      '/bctMutual/info': () => mutual.info({ areaId: other, acts: [] }),
      '/bctMsg/list': () => mutual.words(),
    },
  ],
]

it.each(shown)('%s of another city names what a block of that city costs', async (_, doing, Page, params, answers) => {
  const { store, asked } = await showPage(Page, {
    user: null,
    params,
    answers: { '/block/list': offered, ...answers },
  })
  store.set(serverClockAtom, { now: () => mutual.noonMs, correct: () => undefined })
  await settle()
  expect(pageText()).toContain(`${doing}需要门牌，188.00 起`)
  expect(asked.filter(({ path }) => path === '/block/list').map(({ input }) => input)).toMatchObject([
    { areaId: other },
  ])
})
