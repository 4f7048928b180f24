import type { Page } from '@playwright/test'
import { becomePerson, pairOf } from '../pages/people'
import type { AppDriver } from '../support/driver'
import { disguisedScript, largePicture } from '../support/picture'
import { forward, hourMs } from '../support/server-time'
import { expect, test } from '../support/test'

test.use({ city: 'clock' })

const megabyte = 1_000_000
const photo = largePicture('photo.gif', 12 * megabyte)

const add = (app: AppDriver) => app.screen().getByRole('button', { name: '添加图片' })
const arrived = (app: AppDriver, at: number) => app.screen().getByRole('button', { name: `看第 ${at} 张` })

async function openForm(app: AppDriver): Promise<void> {
  await becomePerson(app, pairOf('uploads', app).buyer)
  await app.open('pages/publish/saleAdd')
  await expect(add(app)).toBeVisible()
}

/** The numbers of the uploaded parts, and the address at which each upload is completed. */
function followParts(page: Page) {
  const sent: number[] = []
  const begun: string[] = []
  page.on('request', (request) => {
    const part = /\/uploads\/\w+\/(\d+)$/.exec(request.url())
    if (part && request.method() === 'PUT') sent.push(Number(part[1]))
    if (request.method() === 'POST' && request.url().endsWith('/uploads')) begun.push(request.url())
  })
  return { sent, begun }
}

const partsKept = (page: Page) =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith('qiniu_js_sdk_upload_file_name_photo.gif'))
    const kept = JSON.parse((name && localStorage.getItem(name)) ?? '{}') as { readonly data?: readonly unknown[] }
    return (kept.data ?? []).filter(Boolean).length
  })

test('a photo of 12 MB arrives', async ({ app }) => {
  test.setTimeout(120_000)
  await openForm(app)
  await app.pickPicture(() => add(app).tap(), photo)
  await expect(arrived(app, 1)).toBeVisible({ timeout: 60_000 })
  await app.screenshot('upload-12mb')
})

test('in the browser a photo that was stopped goes on where it stopped, also after the page was left', async ({
  app,
  page,
}) => {
  test.setTimeout(120_000)
  await openForm(app)
  const { sent, begun } = followParts(page)
  // The last part does not arrive.
  await page.route(/\/uploads\/\w+\/3$/, () => undefined)
  await app.pickPicture(() => add(app).tap(), photo)
  await expect.poll(() => partsKept(page), { timeout: 30_000 }).toBe(2)
  await expect(app.screen().getByRole('img', { name: /第 1 张已上传 [67]\d%/ })).toBeVisible()
  await app.screen().getByRole('button', { name: '取消上传第 1 张' }).tap()
  await expect(add(app)).toBeVisible()
  await expect(app.screen().getByRole('button', { name: '取消上传第 1 张' })).toBeHidden()
  expect([...sent].sort()).toEqual([1, 2, 3])

  await page.unroute(/\/uploads\/\w+\/3$/)
  await app.open('pages/publish/saleAdd')
  await app.pickPicture(() => add(app).tap(), photo)
  await expect(arrived(app, 1)).toBeVisible({ timeout: 60_000 })
  expect(sent.slice(3), 'what had arrived is not sent again').toEqual([3])
  expect(begun).toHaveLength(1)
})

test('a script that calls itself a picture is refused, and a picture above the limit is not sent', async ({ app }) => {
  app.allowErrors(/Failed to load resource.*403|\b403\b/)
  await openForm(app)
  await app.pickPicture(() => add(app).tap(), disguisedScript)
  await expect(
    app
      .screen()
      .getByRole('button', { name: /第 1 张上传失败，这张图片的格式不支持，请换一张 JPG、PNG、WebP 或 GIF 图片/ }),
  ).toBeVisible()
  await app.screenshot('upload-refused')
  await app.pickPicture(() => add(app).tap(), largePicture('huge.gif', 21 * 1024 * 1024))
  await expect.poll(() => app.toastText()).toBe('图片过大，请重新上传')
})

test('a token that is over an hour later is asked for anew, once', async ({ app, page }) => {
  test.setTimeout(120_000)
  app.allowErrors(/\b401\b|CLOCK/)
  let refused = 0
  page.on('response', (response) => {
    if (response.status() === 401) refused += 1
  })
  await openForm(app)
  await app.pickPicture(() => add(app).tap())
  await expect(arrived(app, 1)).toBeVisible()
  await forward(app.serverUrl, 2 * hourMs)
  await app.pickPicture(() => add(app).tap(), { ...largePicture('later.gif', 2000) })
  await expect(arrived(app, 2)).toBeVisible()
  expect(refused).toBe(1)
})
