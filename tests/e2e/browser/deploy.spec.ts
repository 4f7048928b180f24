import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { demoAreaId as areaId } from '../../../demo/residents'
import { copyAsOtherBuild, copyBuild, replaceBuild } from '../../support/browser/other-build'
import { cityFolder } from '../../support/server/city-folder'
import type { ServerProcess } from '../../support/server/process'
import { removeDataFolder, startServer } from '../../support/server/process'
import { builtOf } from '../support/built'
import { expect, test } from '../support/test'

const newest = 'the-newer-build'
const built = path.dirname(builtOf('h5'))

let place: string
let data: string
let server: ServerProcess
let title: string

test.beforeAll(async () => {
  // It may be the first that wants the run's city, which all others wait for: one that ends here is made by nobody.
  test.setTimeout(300_000)
  place = mkdtempSync(path.join(tmpdir(), 'menpai-deploy-'))
  data = await cityFolder()
  copyBuild(built, place)
  server = await startServer(data, { MENPAI_H5_DIR: path.join(place, 'h5') })
  const [first] = (await server.call('/bctSale/list', { areaId }, { ak: 'onlooker' })).data.data
  title = first?.title ?? ''
})

test.afterAll(async () => {
  await server.stop()
  await removeDataFolder(data)
  rmSync(place, { recursive: true, force: true })
})

/** Somebody puts a newer build in the place of the one that a visitor has open. */
function deploy(): void {
  const next = mkdtempSync(path.join(tmpdir(), 'menpai-next-'))
  copyAsOtherBuild(built, next, newest)
  replaceBuild(place, next)
  rmSync(next, { recursive: true })
}

test.beforeEach(() => {
  // Each scenario begins with the older build.
  const older = mkdtempSync(path.join(tmpdir(), 'menpai-older-'))
  copyBuild(built, older)
  replaceBuild(place, older)
  rmSync(older, { recursive: true })
})

/** The names of the scripts and sheets that the document on show has run, and of which build it says to be. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    build: document.querySelector<HTMLMetaElement>('meta[name=build]')?.content,
    files: [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')]
      .map((one) => new URL('src' in one ? one.src : one.href).pathname)
      .filter((name) => name.startsWith('/js/') || name.startsWith('/css/')),
  }))

const namesOf = async (build: string | undefined) => {
  const said = (await (await fetch(`${server.url}/build.json`)).json()) as { build: string; files: string[] }
  expect(said.build).toBe(build)
  return said.files.map((file) => `/${file}`)
}

const onTop = (page: Page) => page.locator('.taro_page').filter({ visible: true }).last()
const row = (page: Page) => onTop(page).getByText(title, { exact: true }).first()
/** The listing's own page. */
const cashier = (page: Page) => onTop(page).getByText('交付方式').first()

/** On a slow machine the app may see the newer build, and ask, before the tap: whoever goes on answers 稍后. */
const answerLater = (page: Page) =>
  page.addLocatorHandler(page.getByText('新版本已经准备好，应用将重启'), () =>
    page.getByRole('button', { name: '稍后' }).tap(),
  )

async function openHome(page: Page) {
  await answerLater(page)
  await page.goto(server.url)
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await expect(row(page)).toBeVisible()
}

test('a build that is deployed between two taps in the browser shows the next page whole, of the newer build', async ({
  app,
  page,
}) => {
  app.allowErrors(/Failed to load resource|ChunkLoadError|Refused to execute|Refused to apply|MIME type/)
  await openHome(page)
  const before = await shown(page)
  deploy()
  await row(page).tap()
  await expect(page).toHaveURL(/salePay\?saleId=/)
  await expect(cashier(page)).toBeVisible()
  await expect.poll(async () => (await shown(page)).build).toBe(newest)
  await expect(page.locator('#first-paint')).toHaveCount(0)
  const after = await shown(page)
  const newer = await namesOf(newest)
  expect(after.files.length).toBeGreaterThan(3)
  expect(after.files.filter((name) => !newer.includes(name))).toEqual([])
  expect(before.files.filter((name) => newer.includes(name))).toEqual([])
  await page.goBack()
  await expect(row(page)).toBeVisible()
})

test.describe('with the installed app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a build that is deployed between two taps leaves the older one whole in the browser until the next visit', async ({
    page,
  }) => {
    await openHome(page)
    const older = await namesOf((await shown(page)).build)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
    deploy()
    await row(page).tap()
    await expect(page).toHaveURL(/salePay\?saleId=/)
    await expect(cashier(page)).toBeVisible()
    const still = await shown(page)
    expect(still.files.filter((name) => !older.includes(name))).toEqual([])
    await page.reload()
    await expect(page.locator('.taro_page').first()).toBeVisible()
    await expect(page.locator('#first-paint')).toHaveCount(0)
    const next = await shown(page)
    const newer = await namesOf(newest)
    expect(next.build).toBe(newest)
    expect(next.files.filter((name) => !newer.includes(name))).toEqual([])
  })
})
