import LoginUserPage from '@/pages/account/loginUser'
import MinePage from '@/pages/user/user'
import NoticePage from '@/pages/account/notice'
import MoneyPage from '@/pages/wallet/money'
import { createApi, apiAtom } from '@/lib/api/api'
import { pointsRowAtom } from '@/lib/points/points-row'
import { sessionEventAtom, userAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import { ok } from '@contract/result'
import type { ComponentType } from 'react'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from './people'
import { byRole } from '../support/press'

const watch: LoginUser = {
  ...cat,
  userId: 2,
  loginUserId: 2,
  token: 'token-of-409',
  blockNo: 409,
  nickName: '南桥修表',
}
const secret = '只给 128 看'
const frame = { current_page: 1, last_page: 1, per_page: 15, total: 1 }

/** Data that only 128 may see, in every answer with words or sums. */
const ofCat: Record<string, unknown> = {
  '/user/getInfo': Object.assign({}, answersToCat['/user/getInfo']?.({}), { nickName: secret }),
  '/user/assets': { available: 77_777, frozen: 0, income: 0, total: 77_777, points: 9, holds: 0, late: 0 },
  '/bctNotice/list': {
    ...frame,
    data: [
      {
        noticeId: 1,
        type: 'trade',
        kind: 'paid',
        title: secret,
        content: secret,
        refType: 'none',
        refId: 0,
        isRead: false,
        at: 0,
      },
    ],
  },
  '/bctNotice/getNum': { unread: 77, groups: { trade: 77, money: 0, vote: 0, area: 0, system: 0 } },
  '/bctMoney/list': { ...frame, data: [], total: 0 },
}

/** Opens a page as 128, whose answers are held until after 409 has taken over; those of 409 never come. */
async function takeOver(Page: ComponentType) {
  const shown = await showPage(Page, { user: null })
  const held: (() => void)[] = []
  const api = createApi((_kind, path) => {
    const isCat = shown.store.get(userAtom)?.token === cat.token
    return new Promise((resolve) => {
      if (isCat && path in ofCat) held.push(() => resolve(ok(ofCat[path])))
    })
  })
  shown.store.set(apiAtom, api)
  shown.store.set(sessionEventAtom, { kind: 'loggedIn', user: watch })
  shown.store.set(sessionEventAtom, { kind: 'loggedIn', user: cat })
  await settle()
  shown.store.set(sessionEventAtom, { kind: 'accountChosen', userId: 2, blockNo: 409 })
  await settle()
  held.forEach((answer) => answer())
  await settle()
  return held.length
}

afterEach(leavePage)

describe('an account that is switched while its answers are on their way', () => {
  it.each([
    ['mine', MinePage],
    ['a list', NoticePage],
    ['money', MoneyPage],
  ])('is never seen by the other one: %s', async (_name, Page) => {
    expect(await takeOver(Page)).toBeGreaterThan(0)
    expect(pageText()).not.toContain(secret)
    expect(pageText()).not.toContain('777.77')
    expect(pageText()).not.toContain('77')
  })
})

describe('switching on a slow network', () => {
  it('shows the other account well under a second, though no answer comes', async () => {
    const never: GivenAnswers = {}
    const { store } = await showPage(LoginUserPage, { user: watch, answers: never })
    store.set(
      apiAtom,
      createApi(() => new Promise(() => undefined)),
    )
    store.set(sessionEventAtom, { kind: 'loggedIn', user: cat })
    await settle()
    const began = performance.now()
    click(byRole('button', '南桥修表409'))
    await settle()
    const tookMs = performance.now() - began
    expect(byRole('listitem', '南桥修表409当前')).toBeTruthy()
    expect(tookMs).toBeLessThan(1000)
  })
})

describe('a points row that is on its way', () => {
  it.each([
    ['is seen by the account that earned it', false],
    ['is not seen by the account that took over', true],
  ])('%s', async (_name, isSwitched) => {
    const { store } = await showPage(MinePage, { user: null })
    store.set(sessionEventAtom, { kind: 'loggedIn', user: watch })
    store.set(sessionEventAtom, { kind: 'loggedIn', user: cat })
    let answer = (_row: unknown) => undefined as void
    store.set(
      apiAtom,
      createApi(() => new Promise((resolve) => (answer = (pointsRow) => resolve(ok({ pointsRow }))))),
    )
    const asked = store.get(apiAtom).form('/bctNotice/getNum', {})
    const tell = answer
    if (isSwitched) store.set(sessionEventAtom, { kind: 'accountChosen', userId: 2, blockNo: 409 })
    const row = { content: '今日工作日志', pointsAdd: 5, points: 7 }
    tell(row)
    await asked
    expect(store.get(pointsRowAtom)).toEqual(isSwitched ? null : row)
  })
})
