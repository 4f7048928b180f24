import { becomePerson, pairOf, signInByHand } from '../pages/people'
import { drag, pinch, tapAt } from '../pages/fingers'
import { ownerOf, takeTheRest } from '../pages/handovers'
import { ask, deviceOf } from '../support/device'
import { h5Driver } from '../support/h5'
import { expect, test } from '../support/test'

/** The demo's area with a price table has plots on offer. Source: domain model §8. */
const pricedArea = 9

/** Who fills a cart, and who is quicker: another pair for each run. */
const fillers = [91, 94, 130, 132].map(ownerOf)
const rivals = [3021, 1866, 77, 12].map(ownerOf)

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
  page,
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
  const pay = screen.getByRole('button', { name: '结算' })
  await expect(pay).toBeVisible()
  const payBox = await pay.boundingBox()
  const { height } = page.viewportSize() ?? { height: 0 }
  expect(height - (payBox?.y ?? 0), 'its bar stands at the end of the screen, however short the cart is').toBeLessThan(
    150,
  )
  await screen.getByRole('button', { name: '管理' }).tap()
  await screen.getByRole('checkbox', { name: '全选' }).tap()
  await screen.getByRole('button', { name: '移出 2 块' }).tap()
  await expect(screen.getByText('购物车是空的')).toBeVisible()
  await expect.poll(() => app.tabBadge(2)).toBe('')
  await app.tab(3)
  await expect.poll(() => app.tabLabel(3)).toBe(String(person.blockNo))
})

test('the map of blocks is moved by a finger, enlarged by two, and a tap leads to a plot and into the cart', async ({
  app,
  page,
}) => {
  await app.open('pages/category/index')
  const screen = app.screen()
  await screen.getByRole('radio', { name: '地图' }).tap()
  const map = screen.getByRole('img', { name: /^地籍图，/ })
  await expect(map).toBeVisible()
  await app.screenshot('block-map')
  const box = await map.boundingBox()
  if (!box) throw new Error('the map has a place')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const open = screen.getByRole('button', { name: '看区块' })
  const chosen = screen.getByRole('group', { name: '选中的区块' })
  // At once: asking the card for its text would wait for a card that has just gone.
  const picked = async () => (await chosen.allTextContents()).join()
  /** Taps; a lot that nobody has picks nothing. */
  const pickAt = async (x: number, y: number) => {
    await tapAt(page, x, y)
    return expect.poll(picked)
  }
  // What stands in the middle at first can be bought.
  await (await pickAt(middle.x, middle.y)).toContain('加入购物车')
  const first = await picked()
  await app.screenshot('block-map-picked')

  await drag(page, middle, { x: middle.x - 60, y: middle.y - 100 })
  // Once elsewhere, so that the tap after it picks anew; the plan has moved with the finger.
  await (await pickAt(middle.x + 20, middle.y - 100)).not.toBe(first)
  await (await pickAt(middle.x - 60, middle.y - 100)).toBe(first)
  await drag(page, middle, { x: middle.x + 60, y: middle.y + 100 })
  await (await pickAt(middle.x + 55, middle.y)).not.toBe(first)
  await pinch(page, middle, 20, 90)
  // The plot in the middle is as wide as that now.
  await (await pickAt(middle.x + 55, middle.y)).toBe(first)
  await screen.getByRole('button', { name: '缩小' }).tap()
  await screen.getByRole('button', { name: '缩小' }).tap()
  await screen.getByRole('button', { name: '缩小' }).tap()
  await (await pickAt(middle.x + 55, middle.y)).not.toBe(first)
  await app.screenshot('block-map-far')

  await tapAt(page, middle.x, middle.y)
  await expect(chosen).toHaveText(first)
  await screen.getByRole('button', { name: '加入购物车' }).tap()
  await expect(screen.getByRole('button', { name: '移出购物车' })).toBeVisible()
  await screen.getByRole('button', { name: '移出购物车' }).tap()
  await expect(screen.getByRole('button', { name: '加入购物车' })).toBeVisible()
  await open.tap()
  await expect.poll(() => app.path()).toBe('pages/block/info')
  await app.open('pages/category/index')
  await expect(app.screen().getByRole('img', { name: /^地籍图，/ }), 'the last choice is kept').toBeVisible()
  await app.screen().getByRole('radio', { name: '列表' }).tap()
  await expect(app.screen().getByText(/^可买和已预订 \d+ 块$/)).toBeVisible()
})

test('the map of blocks follows the theme: the device’s while it is open, and one that is chosen on another page', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await app.open('pages/category/index')
  await app.screen().getByRole('radio', { name: '地图' }).tap()
  const map = () => app.screen().getByRole('img', { name: /^地籍图，/ })
  await expect(map()).toBeVisible()
  /** Whether the lots of the map are bright: the middle of all their greys. */
  const isBright = async () => {
    const picture = (await map().screenshot()).toString('base64')
    return page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes]))
      const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!paper) throw new Error('a canvas draws')
      paper.drawImage(image, 0, 0)
      const { data } = paper.getImageData(0, 0, image.width, image.height)
      const greys = data.filter((_value, at) => at % 4 === 1).sort()
      return (greys[greys.length >> 1] ?? 0) > 128
    }, picture)
  }
  await expect.poll(isBright).toBe(true)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(isBright, 'the device was made dark').toBe(false)
  await app.tab(3)
  await app.screen().getByRole('button', { name: /^外观/ }).tap()
  await app.screen().getByRole('radio', { name: '浅色', exact: true }).tap()
  await app.screen().getByRole('button', { name: '关闭' }).tap()
  await app.tab(1)
  await expect.poll(isBright, 'a light theme was chosen').toBe(true)
})

test('in the mini-program the map’s numbers are in the face of figures, where the phone takes it', async ({
  app,
  page,
}) => {
  /** The map’s picture once it no longer changes. */
  const picture = async () => {
    await app.open('pages/category/index')
    await app.screen().getByRole('radio', { name: '地图' }).tap()
    const map = app.screen().getByRole('img', { name: /^地籍图，/ })
    await expect(map).toBeVisible()
    let last = ''
    const isStill = async () => {
      const now = (await map.screenshot()).toString('base64')
      const isSame = now === last
      last = now
      return isSame
    }
    await expect.poll(isStill, { intervals: [500] }).toBe(true)
    return last
  }
  const asked = () => page.evaluate(() => globalThis.__host.calls.find(({ name }) => name === 'loadFontFace'))
  await app.mockFailure('loadFontFace', 'loadFontFace:fail')
  const plain = await picture()
  await app.mock('loadFontFace', {})
  expect(await picture()).not.toBe(plain)
  expect(await asked()).toMatchObject({ arg: { family: 'Plate Num', scopes: ['native'] } })
})

test('when one block of a cart is gone nothing is reserved in the market edition, and the rest is taken in one tap', async ({
  app,
}, { repeatEachIndex: run }) => {
  const [filler, rival] = [fillers[run % fillers.length], rivals[run % rivals.length]]
  if (!filler || !rival) throw new Error('two who want one block')
  const plots = [0, 1, 2].map((no) => 2018 + run * 3 + no)
  await takeTheRest(app, { filler, rival, plots, toCart: () => app.tab(2) })
  await app.open()
  await expect(app.screen().getByRole('button', { name: /^2 块区块待付款/ }), 'it waits on the first tab').toBeVisible()
})

test('who signs in at the trade edition is signed in at the market edition, in the browser', async ({ app, page }) => {
  const person = pairOf('uploads', app).seller
  await signInByHand(h5Driver(page, app.serverUrl), person)
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]+\/pages\/user\/user$/)
  await app.open()
  await expect(page).toHaveURL(/\/market\//)
  await expect.poll(() => app.tabLabel(3)).toBe(String(person.blockNo))
  await app.tab(3)
  await expect(app.screen().getByRole('button', { name: '账号菜单' })).toBeVisible()
  await expect(app.screen().getByText('可消费')).toBeVisible()
})
