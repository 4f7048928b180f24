import { expect, test } from '../support/test'

/** On the home; while the search slides away its field has a key whose name ends so. */
const entry = { name: '搜索商品、说明、区块编号', exact: true } as const

test('goods are found from the home by a Chinese word, and a word that nobody uses leads on', async ({ app }) => {
  await app.open()
  await app.screen().getByRole('button', entry).tap()
  await expect(app.screen().getByText('本城热搜')).toBeVisible()
  await app.screen().getByText('蜂蜜', { exact: true }).first().tap()
  await expect(app.screen().getByRole('article').first()).toContainText('蜜')
  await expect(app.screen().getByRole('button', { name: '筛选' })).toBeVisible()
  await app.screenshot('search-found')
  const box = app.screen().getByRole('textbox').first()
  await box.fill('没有这样的东西')
  await box.press('Enter')
  await expect(app.screen().getByText('未找到“没有这样的东西”')).toBeVisible()
  await app.screenshot('search-nothing')
  await app.back()
  await app.screen().getByRole('button', entry).tap()
  await expect(app.screen().getByText('最近搜索')).toBeVisible()
  await app.screenshot('search-start')
})
