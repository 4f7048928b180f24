import { expect, test, withMotion } from '../support/test'

test.use(withMotion)

// The browser's history and the mini-program's page container solve the same problem in two ways.
test(
  'the way back closes the popup on top and leaves the page where it is, as often as one is opened',
  { tag: '@first' },
  async ({ app }) => {
    await app.open()
    await app.tab(2)
    const dialog = app.screen().getByRole('dialog')
    for (let times = 0; times < 2; times += 1) {
      await app.screen().getByRole('button', { name: '登录区块' }).first().tap()
      await expect(dialog).toBeVisible()
      await app.back()
      await expect(dialog).toHaveCount(0)
      expect(await app.path()).toBe('pages/user/user')
    }
  },
)

test('in the mini-program a popup and what catches the way back come in one crossing', async ({ app }) => {
  await app.open()
  await app.tab(2)
  const login = app.screen().getByRole('button', { name: '登录区块' }).first()
  await expect(login).toBeVisible()
  await app.screen().evaluate((body) => {
    const watch = new MutationObserver(() => {
      if (body.querySelector('[role=dialog]') === null) return
      body.dataset.guard = body.querySelector('wx-page-container')?.tagName ?? 'none'
      watch.disconnect()
    })
    watch.observe(body, { childList: true, subtree: true, attributes: true })
  })
  await login.tap()
  await expect(app.screen()).toHaveAttribute('data-guard', 'WX-PAGE-CONTAINER')
})
