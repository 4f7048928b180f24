import MinePage from '@/pages/user/user'
import RichPage from '@/pages/rich/index'
import { asksAtom } from '@/lib/session/agreeing'
import { userAtom } from '@/lib/session/atoms'
import { checkLoginAtom } from '@/lib/session/login/check'
import { navigation } from '@/platform/navigation/navigation'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { byRole } from '../support/press'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from './people'

const asks = [{ key: 'privacy' as const, ver: 2, before: 1 }]
const checked = (more: object = { asks }) => ({ daysLeft: 150, isAdmin: false, ...more })
const answers: GivenAnswers = {
  ...answersToCat,
  '/user/check': () => checked(),
  '/area/agree': () => ({ asks: [] }),
}

async function asked(extra: GivenAnswers = {}) {
  const shown = await showPage(MinePage, { user: cat, answers: { ...answers, ...extra } })
  await shown.store.set(checkLoginAtom)
  await settle()
  return shown
}

const sent = (shown: Awaited<ReturnType<typeof asked>>) => shown.asked.filter(({ path }) => path === '/area/agree')

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

it('who is signed in is asked to agree to a new version, with the way to its words, ticked first', async () => {
  const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const shown = await asked()
  expect(pageText()).toContain('协议有更新')
  expect(pageText()).not.toContain('《用户协议》')
  expect(byRole('checkbox', '已阅读并同意').getAttribute('aria-checked')).toBe('false')
  click(byRole('button', '同意并继续'))
  await settle()
  expect(pageText()).toContain('请先阅读并勾选同意')
  expect(sent(shown)).toEqual([])
  click(byRole('link', '《隐私政策》'))
  expect(went.mock.calls.map(([to]) => to)).toEqual(['/pages/rich/index?key=privacy'])
  click(byRole('checkbox', '已阅读并同意'))
  click(byRole('button', '同意并继续'))
  await settle()
  expect(sent(shown)).toMatchObject([{ input: { agreed: [{ key: 'privacy', ver: 2 }] } }])
  expect(pageText()).not.toContain('协议有更新')
})

it('of one that came meanwhile he is asked anew; a lost answer says so', async () => {
  let [ver, isLost] = [2, true]
  const shown = await asked({
    '/user/check': () => checked({ asks: [{ key: 'privacy', ver, before: 1 }] }),
    '/area/agree': () => (isLost ? refused('BUSY') : refused('MOVED', '协议又有更新')),
  })
  click(byRole('checkbox', '已阅读并同意'))
  click(byRole('button', '同意并继续'))
  await settle()
  expect(pageText()).toContain('协议有更新')
  isLost = false
  ver = 3
  click(byRole('button', '同意并继续'))
  await settle()
  expect(shown.store.get(asksAtom)).toEqual([{ key: 'privacy', ver: 3, before: 1 }])
})

it('whoever does not agree signs out', async () => {
  const shown = await asked({ '/bctUser/remove': () => ({}) })
  click(byRole('button', '退出登录'))
  await settle()
  expect(pageText()).toContain('确定退出登录？')
  click(byRole('button', '退出登录'))
  await settle()
  expect(shown.store.get(userAtom)).toBeNull()
  expect(shown.store.get(asksAtom)).toEqual([])
  expect(pageText()).not.toContain('协议有更新')
})

it('nothing stands above the words that are read', async () => {
  const shown = await showPage(RichPage, { user: cat, answers, params: { key: 'privacy' } })
  await shown.store.set(checkLoginAtom)
  await settle()
  expect(shown.store.get(asksAtom)).toEqual(asks)
  expect(pageText()).not.toContain('协议有更新')
})

it('who agreed to nothing yet is not told of an update', async () => {
  await asked({
    '/user/check': () =>
      checked({
        asks: [
          { key: 'agreement', ver: 1, before: 0 },
          { key: 'privacy', ver: 1, before: 0 },
        ],
      }),
  })
  for (const words of ['请阅读并同意', '《用户协议》', '《隐私政策》']) expect(pageText()).toContain(words)
  expect(pageText()).not.toContain('协议有更新')
})
