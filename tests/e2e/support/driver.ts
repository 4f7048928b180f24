import type { Locator } from '@playwright/test'
import type { PickedFile } from './picture'

/**
 * One scenario, two targets: what page objects may do with the running app. Implemented by `h5.ts` (the built H5 on the real server) and
 * `weapp.ts` (the mini-program build in the host of `tests/host`). Press with `tap()`, never with `click()`: the mini-program handles
 * touches only.
 */
export interface AppDriver {
  readonly target: 'h5' | 'weapp'
  /** The server the app speaks with. */
  readonly serverUrl: string
  /** Opens a page by its own path, such as `pages/orders/buy?tab=done`; the home page without one. Storage is kept. */
  readonly open: (path?: string) => Promise<void>
  /**
   * Goes on to a page by its own path in the app that runs, as by a link outside it; the browser opens each page anew. Without an app that
   * runs it is opened.
   */
  readonly goOn: (path: string) => Promise<void>
  /** Leaves the app and puts these texts, and nothing else, into the device's storage, as a former visit would have. */
  readonly keep: (texts: readonly (readonly [name: string, text: string])[]) => Promise<void>
  /** The root of the page that is seen: `app.screen().getByText('…')`, `.getByRole('button', { name: '…' })`. */
  readonly screen: () => Locator
  /** Path of the page that is seen, such as `pages/index/index`, without its parameters. */
  readonly path: () => Promise<string>
  /** Taps a place in the tab bar; 0 is the first. */
  readonly tab: (index: number) => Promise<void>
  /** The phone's own back key. */
  readonly back: () => Promise<void>
  readonly tabLabel: (index: number) => Promise<string>
  /** Empty when the tab has no badge. */
  readonly tabBadge: (index: number) => Promise<string>
  /** Waits for a toast and gives its words. */
  readonly toastText: () => Promise<string>
  /** Mini-program only: answers the platform's own dialog (`showModal`). */
  readonly answerModal: (button: 'confirm' | 'cancel') => Promise<void>
  /** While true, every call to the server fails as without a network. */
  readonly offline: (isOffline: boolean) => Promise<void>
  /** Does what opens the choice of pictures, and picks one there: this file, or a picture of one pixel. */
  readonly pickPicture: (open: () => Promise<void>, file?: PickedFile) => Promise<void>
  /** Writes a picture of the whole phone to `test-results/screens/<target>-<name>.png` and gives its path. */
  readonly screenshot: (name: string) => Promise<string>
  /** Unhandled errors that the app reported; the fixture checks after every test that there are none. */
  readonly errors: () => Promise<readonly string[]>
  /** Says that errors matching this are part of the scenario, for example of a lost network. */
  readonly allowErrors: (pattern: RegExp) => void
  /** Mini-program only: what a call that needs a phone answers, from now on. */
  readonly mock: (name: string, answer: unknown) => Promise<void>
  /** Mini-program only: such a call fails with `errMsg`, for example `requestPayment:fail cancel`. */
  readonly mockFailure: (name: string, errMsg: string) => Promise<void>
}

/** Where the pictures of `screenshot` go, below the working folder. */
export const screensFolder = 'test-results/screens'

/** How long one thing may take to appear: generous, because the test machines are small. */
export const patienceMs = 10_000
