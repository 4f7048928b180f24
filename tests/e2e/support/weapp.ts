import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { type AppDriver, patienceMs, screensFolder } from './driver'
import { followErrors } from './error-log'
import { setLocalStorage } from './local-storage'
import { picture } from './picture'

interface Ready {
  readonly hostUrl: string
  /** The real server; calls to the address that was baked into the build go there. */
  readonly serverUrl: string
}

/** Runs inside the page: sets a mock now, and keeps it for the pages that are opened later. */
function setMock([name, answer, fails]: readonly [string, unknown, boolean]): void {
  const mocks = (globalThis.__hostMocks ??= {})
  mocks[name] = () => {
    if (fails) throw new Error(String(answer))
    return answer
  }
}

/** Runs inside the page: arrives at an address in the app that runs, and marks the pages that it leaves; false when none runs. */
function arriveAt(path: string): boolean {
  if (!('__host' in globalThis)) return false
  for (const left of document.querySelectorAll<HTMLElement>('.page')) left.dataset['left'] = ''
  globalThis.__host.arrive(`/${path.replace(/^\//, '')}`)
  return true
}

/** Drives the mini-program in the host of `tests/host`. */
export function weappDriver(page: Page, { hostUrl, serverUrl }: Ready): AppDriver {
  const errors = followErrors(page)
  const tabItem = (index: number) => page.locator('.tab-item').nth(index)
  const mock = async (name: string, answer: unknown, fails: boolean): Promise<void> => {
    await page.addInitScript(setMock, [name, answer, fails] as const)
    await page.evaluate(setMock, [name, answer, fails] as const)
  }
  const open = async (path?: string): Promise<void> => {
    const search = new URLSearchParams({ origin: serverUrl, ...(path === undefined ? {} : { path }) })
    await page.goto(`${hostUrl}/?${search.toString()}`)
    await page.locator('.page:not([hidden])').waitFor({ timeout: patienceMs })
  }
  return {
    target: 'weapp',
    serverUrl,
    keep: (texts) => {
      // The app's storage holds JSON values, and the host keeps them as one list.
      const entries = texts.map(([name, text]) => [name, JSON.stringify(text)])
      return setLocalStorage(page, hostUrl, [['mini-program-storage', JSON.stringify(entries)]])
    },
    open,
    goOn: async (path) => {
      if (!(await page.evaluate(arriveAt, path))) return open(path)
      await page.locator('.page:not([hidden], [data-left])').waitFor({ timeout: patienceMs })
    },
    screen: () => page.frameLocator('.page:not([hidden]) iframe').locator('body'),
    path: () => page.evaluate(() => globalThis.__host.current),
    tab: (index) => tabItem(index).tap(),
    back: () => page.evaluate(() => globalThis.__host.back()),
    tabLabel: async (index) => (await tabItem(index).locator('.tab-label').textContent()) ?? '',
    tabBadge: async (index) => {
      const badge = tabItem(index).locator('.tab-badge')
      return (await badge.allTextContents()).join()
    },
    toastText: async () => {
      const toast = page.locator('.toast:not(.loading)')
      await expect(toast).toHaveText(/\S/, { timeout: patienceMs })
      return ((await toast.textContent()) ?? '').trim()
    },
    answerModal: (button) => page.locator(`.modal button.${button === 'confirm' ? 'ok' : 'cancel'}`).tap(),
    offline: (isOffline) => page.evaluate((value) => globalThis.__host.offline(value), isOffline),
    pickPicture: async (open, file = picture) => {
      // The app shows the phone's own file until it is uploaded; the host has no such files.
      errors.allow(/wxfile:/)
      const { name, mimeType: type, bytes } = file
      const path = `wxfile://${name}`
      const tempFiles = [{ tempFilePath: path, size: bytes.length, fileType: 'image' }]
      await mock('chooseMedia', { type: 'image', tempFiles, __files: [{ path, type, bytes }] }, false)
      await open()
    },
    screenshot: async (name) => {
      const path = `${screensFolder}/weapp-${name}.png`
      await page.screenshot({ path })
      return path
    },
    errors: async () => {
      // The host writes every failure to the console; a question to it lets the last ones arrive.
      await page.evaluate(() => globalThis.__host.stats())
      return errors.read()
    },
    allowErrors: errors.allow,
    mock: (name, answer) => mock(name, answer, false),
    mockFailure: (name, errMsg) => mock(name, errMsg, true),
  }
}
