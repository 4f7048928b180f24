import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { addressOfPage, basePath, customRoutes } from '../../../config/routes'
import type { Edition } from './built'
import { type AppDriver, patienceMs, screensFolder } from './driver'
import { followErrors } from './error-log'
import { go } from './go'
import { setLocalStorage } from './local-storage'
import { picture } from './picture'

const tradeBase = basePath === '/' ? '' : basePath
const home = 'pages/index/index'

/** The address of a page: its own path, unless the H5 app has an alias for it. */
function addressOf(base: string, page: string): string {
  const [name = '', search] = page.replace(/^\//, '').split('?')
  return `${base}${addressOfPage(`/${name}`)}${search === undefined ? '' : `?${search}`}`
}

function pathOf(base: string, address: string): string {
  const name = new URL(address).pathname.slice(base.length) || '/'
  const page = Object.entries(customRoutes).find(([, alias]) => alias === name)?.[0] ?? name
  return page.replace(/^\//, '')
}

const unsupported = (): Promise<void> => Promise.reject(new Error('A browser has no calls to mock.'))

/** Drives the built H5 in a page. `serverUrl` is the real server, which serves it: its market edition below `/market/`. */
export function h5Driver(page: Page, serverUrl: string, edition: Edition = 'trade'): AppDriver {
  const base = edition === 'trade' ? tradeBase : `${tradeBase}/market`
  const errors = followErrors(page)
  const tabItem = (index: number) => page.locator('.tab-bar-item').nth(index)
  const open = async (to = home) => {
    await go(page, `${serverUrl}${addressOf(base, to)}`)
    await page.locator('.taro_page').first().waitFor({ timeout: patienceMs })
    // The server's drawing covers the page until the app has drawn the same.
    await page.locator('#first-paint').waitFor({ state: 'detached', timeout: patienceMs })
  }
  return {
    target: 'h5',
    serverUrl,
    keep: (texts) => setLocalStorage(page, serverUrl, texts),
    open,
    goOn: open,
    // Earlier pages of the stack stay in the document, hidden; the one on top is the last that is seen.
    screen: () => page.locator('.taro_page').filter({ visible: true }).last(),
    path: () => Promise.resolve(pathOf(base, page.url())),
    tab: (index) => tabItem(index).tap(),
    back: async () => {
      // Taro hides the page below when the slide ends; a step back before that leaves it hidden for good.
      await expect(page.locator('.taro_page').filter({ visible: true })).toHaveCount(1, { timeout: patienceMs })
      await page.goBack()
    },
    tabLabel: async (index) => (await tabItem(index).locator('.tab-bar-label').textContent()) ?? '',
    tabBadge: async (index) => (await tabItem(index).locator('.tab-bar-badge').textContent()) ?? '',
    toastText: async () => {
      const toast = page.locator('#prompt-toast p').filter({ hasText: /\S/ })
      await toast.waitFor({ timeout: patienceMs })
      return ((await toast.textContent()) ?? '').trim()
    },
    answerModal: unsupported,
    offline: (isOffline) => page.context().setOffline(isOffline),
    pickPicture: async (open, file = picture) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()])
      const folder = mkdtempSync(path.join(tmpdir(), 'menpai-picked-'))
      writeFileSync(path.join(folder, file.name), file.bytes)
      await chooser.setFiles(path.join(folder, file.name))
    },
    screenshot: async (name) => {
      const file = `${screensFolder}/h5-${name}.png`
      await page.screenshot({ path: file })
      return file
    },
    errors: () => Promise.resolve(errors.read()),
    allowErrors: errors.allow,
    mock: unsupported,
    mockFailure: unsupported,
  }
}
