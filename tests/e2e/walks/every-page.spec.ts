import { allPages, parts } from '../pages/walks/all-pages'
import { arbiter, becomePerson, mayor, pairOf } from '../pages/people'
import type { View } from '../pages/walks/views'
import { walk } from '../pages/walks/views'
import { test } from '../support/test'

// What must hold on every page for every person: content and a way out; nothing too small to touch or type in; with larger text nothing
// cut, covered or outside its frame. Residents see every page in entries.spec.ts, which looks at the same; for popups over an order see
// every-state.spec.ts.

// Things are made for the pages that show one.
test.use({ city: 'pages' })

test('every page holds for a guest in the browser', async ({ app, page }) => {
  test.setTimeout(1_500_000)
  await walk(app, page, await allPages(app))
})

test('every way to log in holds in the browser', async ({ app, page }) => {
  test.setTimeout(300_000)
  const mine = (...taps: readonly string[]): View => ({ route: 'mine', taps, popup: true })
  const login = (...taps: readonly string[]): View => ({ route: 'loginUser', taps })
  await walk(app, page, [
    mine('登录区块'),
    mine('登录区块', '短信登录'),
    mine('登录区块', '找回密码'),
    mine('外观'),
    login('短信登录'),
    login('找回密码'),
  ])
})

test('what opens on a block’s own pages holds in the browser', async ({ app, page }) => {
  test.setTimeout(1_500_000)
  const { buyer } = pairOf('axe', app)
  await becomePerson(app, buyer)
  await walk(app, page, [
    { route: 'mine', taps: ['账号菜单'], popup: true },
    { route: 'mine', taps: ['账号菜单', '退出登录'], popup: true },
    { route: 'mine', taps: ['账号菜单', '切换账号'] },
    { route: 'mine', taps: ['外观'], popup: true },
    { route: 'userInfo', taps: ['手机号'], popup: true },
    { route: 'userInfo', taps: ['密码'], popup: true },
    { route: 'home', taps: ['筛选'], popup: true },
    ...parts,
  ])
})

test('what opens on the pages of those who decide and tell holds in the browser', async ({ app, page }) => {
  test.setTimeout(300_000)
  await becomePerson(app, arbiter)
  await walk(app, page, [{ route: 'disputes', taps: ['已结束'] }])
  await becomePerson(app, mayor)
  await walk(app, page, [{ route: 'areaNotices', taps: ['写通知'] }])
})
