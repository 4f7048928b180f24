import { becomePerson, pairOf } from '../pages/people'
import { ask, deviceOf } from '../support/device'
import { expect, test } from '../support/test'

/** The demo's area with a price table has plots on offer. Source: domain model §8. */
const pricedArea = 9

// The tabs of the block market. Its pages are walked through with the trade edition, which has them too.
test.use({ edition: 'market', city: 'market-edition' })

test('the market edition leads from its home to a zone, to the cart, to the own page and to the trade edition', async ({
  app,
  page,
}) => {
  if (app.target === 'weapp') await app.mock('navigateToMiniProgram', {})
  await app.open()
  const screen = app.screen()
  await expect(screen.getByRole('heading', { name: '分区' })).toBeVisible()
  await expect(screen.getByRole('heading', { name: '最低价' })).toBeVisible()
  const zone = screen.getByRole('button', { name: /，\d+ 到 \d+ 号，/ }).first()
  const name = (await zone.getAttribute('aria-label')) ?? ''
  await zone.tap()
  await expect.poll(() => app.path()).toBe('pages/category/index')
  await expect(app.screen().getByRole('radio', { name, exact: true })).toHaveAttribute('aria-checked', 'true')
  await app.tab(2)
  await expect(app.screen().getByText('购物车是空的')).toBeVisible()
  expect(await app.tabBadge(2)).toBe('')
  await app.tab(3)
  await expect.poll(() => app.path()).toBe('pages/user/user')
  await app.tab(0)
  await expect(app.screen().getByRole('heading', { name: '分区' })).toBeVisible()
  await app.screen().getByRole('button', { name: /^买卖/ }).tap()
  if (app.target === 'weapp') {
    const asked = () =>
      page.evaluate(() => globalThis.__host.calls.find(({ name }) => name === 'navigateToMiniProgram'))
    await expect.poll(asked).toMatchObject({ arg: { path: 'pages/index/index' } })
  } else {
    await expect(page).toHaveURL(/^[^/]*\/\/[^/]+\/pages\/index\/index$/)
    await expect(page.locator('.taro_page').getByRole('heading', { name: /^在售/ })).toBeVisible()
  }
})

test('the cart’s badge counts its lines, from the device before the server answers, and goes at none', async ({
  app,
}) => {
  const person = pairOf('uploads', app).buyer
  const device = await deviceOf(app.serverUrl, person)
  await ask(device, '/block/clearCar', { onlyInvalid: 0 })
  const { data } = await ask(device, '/block/list', { areaId: pricedArea, state: 'offered', sort: 'priceUp', page: 1 })
  const ids = data.filter(({ state, mine }) => state !== 'reserved' && !mine).slice(0, 2)
  await ask(device, '/block/addCar', { ids: ids.map(({ blockId }) => blockId).join(',') })
  await becomePerson(app, person)
  await app.open()
  await expect.poll(() => app.tabBadge(2)).toBe('2')
  await app.tab(2)
  const screen = app.screen()
  await screen.getByRole('button', { name: '管理' }).tap()
  await screen.getByRole('checkbox', { name: '全选' }).tap()
  await screen.getByRole('button', { name: '移出 2 块' }).tap()
  await expect(screen.getByText('购物车是空的')).toBeVisible()
  await expect.poll(() => app.tabBadge(2)).toBe('')
  await app.tab(3)
  await expect.poll(() => app.tabLabel(3)).toBe(String(person.blockNo))
})
