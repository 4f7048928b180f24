import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { demoAreaId as areaId } from '../../../demo/residents'
import { listings } from '../../../demo/listings'
import { messengerAgent } from '../pages/messenger'
import { becomePerson, pairOf } from '../pages/people'
import { idOf } from '../pages/walks/prepared'
import { ask, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { addressOf } from '../support/places'
import { expect, test } from '../support/test'

/** Where the mini-program of the scenarios finds its server, as it was built. */
const builtOrigin = 'http://127.0.0.1:3000'

const shown = (app: AppDriver): Locator => app.screen().locator('[src^="blob:"], [src^="data:image/jpeg"]').first()
const pictureOf = (app: AppDriver): Locator => app.screen().getByRole('img', { name: /^分享图片：/ })

/** The picture on the page as its pixels. */
async function pixelsOf(app: AppDriver) {
  const text = await shown(app).evaluate(async (element) => {
    const answer = await fetch(element.getAttribute('src') ?? '')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    let signs = ''
    for (const byte of bytes) signs += String.fromCharCode(byte)
    return btoa(signs)
  })
  const { data, info } = await sharp(Buffer.from(text, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Where the code on the picture leads. */
async function codeOn(app: AppDriver): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(app)
  return jsQR(data, width, height)?.data
}

/** Opens the picture as a finger does, from the page of the thing. */
async function openPicture(app: AppDriver, path: string): Promise<void> {
  await app.open(path)
  await app.screen().getByRole('button', { name: '分享', exact: true }).first().tap()
  if (app.target === 'h5')
    await app
      .screen()
      .getByRole('button', { name: /^分享图片/ })
      .tap()
  await expect.poll(() => app.path()).toBe('pages/share/index')
  await expect(pictureOf(app)).toBeVisible()
}

/** The whole address that the code of a page must have. */
function linkOf(app: AppDriver, path: string): string {
  const [page = '', query = ''] = path.split('?')
  return `${app.target === 'h5' ? app.serverUrl : builtOrigin}/#${addressOf(page)}?${query}`
}

const listing = async (app: AppDriver) => {
  const device = await deviceOf(app.serverUrl, pairOf('abilities', app).seller)
  const { data } = await ask(device, '/bctSale/list', { areaId })
  return data.find(({ thumbs, state, mine }) => thumbs !== '' && state === 'on' && !mine)
}

/** Photos of one colour, where the demo has drawings, which a phone does not draw. */
async function givePhotos(page: Page): Promise<void> {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5854a' } })
    .png()
    .toBuffer()
  await page.route(/\/demo\/[\w-]+\.svg/, (route) =>
    route.fulfill({ body: photo, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } }),
  )
}

/** The middle of the picture's photo has the colour that `givePhotos` gives. */
async function expectPhoto(app: AppDriver): Promise<void> {
  const { data, width } = await pixelsOf(app)
  const [red = 0, green = 0, blue = 0] = data.slice((500 * width + 750) * 4)
  for (const [is, be] of [
    [red, 0xb5],
    [green, 0x85],
    [blue, 0x4a],
  ] as const)
    expect(Math.abs(is - be)).toBeLessThan(6)
}

test('a listing is shared as a picture whose code leads to it, also by a guest, and back leads to the listing', async ({
  app,
}) => {
  const sale = await listing(app)
  const path = `pages/offer/salePay?saleId=${idOf('listing', sale?.saleId)}`
  await openPicture(app, path)
  expect(await codeOn(app)).toBe(linkOf(app, path))
  await expect(pictureOf(app)).toHaveAccessibleName(new RegExp(`^分享图片：出售，${sale?.title ?? ''}，.*附二维码$`))
  await app.screenshot('share-picture')
  await app.back()
  await expect.poll(() => app.path()).toBe('pages/offer/salePay')
})

test('a resident’s picture of a block, a shop, an open vote and an open post leads to it and names who shares it', async ({
  app,
}) => {
  const { buyer } = pairOf('abilities', app)
  const device = await deviceOf(app.serverUrl, buyer)
  const { data: votes } = await ask(device, '/bctVote/list', { areaId, tab: 'open' })
  const { data: posts } = await ask(device, '/bctMutual/list', { areaId, kind: 'need' })
  const { naming } = await ask(device, '/bctFund/info', { areaId })
  const { blockId } = await ask(device, '/block/blockInfo', {})
  const open = posts.find(({ state }) => state === 'open')
  await becomePerson(app, buyer)
  for (const [route, id] of [
    ['pages/block/info', blockId],
    ['pages/shop/info', idOf('shop', naming[0]?.shopId)],
    ['pages/vote/info', idOf('open vote', votes[0]?.voteId)],
    ['pages/mutual/info', idOf('open post', open?.mutualId)],
  ] as const) {
    await openPicture(app, `${route}?id=${id}`)
    expect(await codeOn(app)).toBe(linkOf(app, `${route}?refereeId=${device.user.userId}&id=${id}`))
    await app.screenshot(`share-picture-${route.split('/')[1] ?? ''}`)
  }
})

test('what is gone has no picture, and the page leads home', async ({ app }) => {
  await app.open('pages/share/index?of=sale&id=999999')
  await expect(app.screen().getByText('内容不存在或已结束')).toBeVisible()
  await app.screen().getByRole('button', { name: '回首页' }).tap()
  await expect.poll(() => app.path()).toBe('pages/index/index')
})

test('in the browser the picture has the photo of its listing, is downloaded, and is as wide as a narrow phone', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await givePhotos(page)
  const sale = await listing(app)
  expect(listings.some(({ title }) => title === sale?.title)).toBe(true)
  await openPicture(app, `pages/offer/salePay?saleId=${idOf('listing', sale?.saleId)}`)
  await expect(app.screen().getByText('照片加载失败')).toHaveCount(0)
  // The picture stays light.
  const { data } = await pixelsOf(app)
  expect(data.slice(0, 3).join()).toBe('255,255,255')
  await expectPhoto(app)
  expect((await shown(app).boundingBox())?.width).toBeLessThan(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const saved = page.waitForEvent('download')
  await app.screen().getByRole('button', { name: '保存图片' }).tap()
  expect((await saved).suggestedFilename()).toMatch(/^menpai-\d+\.jpg$/)
  await app.screenshot('share-picture-dark')
})

test('in the browser a photo that does not come is left out, and one of a foreign host never spoils the picture', async ({
  app,
  page,
}) => {
  const sale = await listing(app)
  const path = `pages/offer/salePay?saleId=${idOf('listing', sale?.saleId)}`
  // The store allows somebody else to read it, and not us.
  await page.route(/\/demo\/[\w-]+\.svg$/, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'access-control-allow-origin': 'https://elsewhere.example' }
    await route.fulfill({ response, headers })
  })
  app.allowErrors(/CORS|ERR_FAILED/)
  await openPicture(app, path)
  await expect(app.screen().getByText('照片加载失败，图片未带照片。')).toBeVisible()
  expect(await codeOn(app)).toBe(linkOf(app, path))
})

test.describe('in the messenger’s browser', () => {
  test.use({ userAgent: messengerAgent({ device: 'share-picture' }) })

  test('in the messenger’s browser the picture is kept by a finger alone', async ({ app }) => {
    const sale = await listing(app)
    await openPicture(app, `pages/offer/salePay?saleId=${idOf('listing', sale?.saleId)}`)
    await expect(app.screen().getByText('长按图片，保存或发送给朋友')).toBeVisible()
    await expect(app.screen().getByRole('button', { name: /^保存/ })).toHaveCount(0)
  })
})

const calls = (page: Page, name: string) =>
  page.evaluate((wanted) => globalThis.__host.calls.filter((call) => call.name === wanted).map(({ arg }) => arg), name)

test('in the mini-program the picture is saved to the album, and its refusal leads to the settings', async ({
  app,
  page,
}) => {
  const sale = await listing(app)
  await openPicture(app, `pages/offer/salePay?saleId=${idOf('listing', sale?.saleId)}`)
  const file: unknown = expect.stringMatching(/^blob:/)
  await app.mockFailure('saveImageToPhotosAlbum', 'saveImageToPhotosAlbum:fail auth deny')
  await app.screen().getByRole('button', { name: '保存到相册' }).tap()
  await expect(app.screen().getByText('未获得相册权限，图片未保存。')).toBeVisible()
  await app.screenshot('share-picture-denied')
  await app.mock('openSetting', { authSetting: { 'scope.writePhotosAlbum': true } })
  await app.screen().getByRole('button', { name: '去设置' }).tap()
  await expect.poll(() => app.toastText()).toBe('已允许，请再点一次保存')
  await app.mock('saveImageToPhotosAlbum', {})
  await app.screen().getByRole('button', { name: '保存到相册' }).tap()
  await expect.poll(() => app.toastText()).toBe('已保存到相册')
  expect(await calls(page, 'saveImageToPhotosAlbum')).toEqual([{ filePath: file }, { filePath: file }])
  await app.mock('previewImage', {})
  await pictureOf(app).tap()
  await expect.poll(() => calls(page, 'previewImage')).toEqual([{ urls: [file], current: file }])
  // The page’s own menu sends the listing, not the page of the picture.
  const card = await page.evaluate(() => globalThis.__host.hook('onShareAppMessage', { from: 'menu' }))
  expect(card).toMatchObject({ path: `/pages/offer/salePay?saleId=${sale?.saleId ?? 0}` })
})

test('in the mini-program the picture has the photo of its listing', async ({ app, page }) => {
  await givePhotos(page)
  const sale = await listing(app)
  await openPicture(app, `pages/offer/salePay?saleId=${idOf('listing', sale?.saleId)}`)
  await expect(app.screen().getByText('照片加载失败')).toHaveCount(0)
  await expectPhoto(app)
})

test('in the mini-program a canvas that makes no file is said, and tried again', async ({ app }) => {
  const sale = await listing(app)
  await app.mockFailure('canvasToTempFilePath', 'canvasToTempFilePath:fail:create bitmap failed')
  await app.open(`pages/share/index?of=sale&id=${idOf('listing', sale?.saleId)}`)
  await expect(app.screen().getByText('图片生成失败')).toBeVisible()
  await app.mock('canvasToTempFilePath', {})
  await app.screen().getByRole('button', { name: '重新生成' }).tap()
  await expect(pictureOf(app)).toBeVisible()
})
