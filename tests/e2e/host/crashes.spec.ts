import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { expect, test } from '../support/test'

// What goes wrong on a phone reaches the server's log, without what is private. In the browser: browser.spec.ts.

interface Told {
  readonly form: URLSearchParams
  /** Why the server did not take it; undefined: it is in the log. */
  readonly refused: string | undefined
}

const Answer = v.object({ code: v.number(), data: v.nullish(v.object({ reason: v.optional(v.string()) })) })

/** What the app tells of crashes from now on, and what became of it. A worker's call is seen twice; each has a number. */
function followTold(page: Page): () => readonly Told[] {
  const told = new Map<string, Told>()
  page.on('response', (response) => {
    const request = response.request()
    if (!response.url().endsWith('/fault/tell') || request.method() !== 'POST') return
    void response.json().then((body: unknown) => {
      const { code, data } = v.parse(Answer, body)
      const refused = code === 200 ? undefined : (data?.reason ?? 'nothing said')
      told.set(request.headers()['n'] ?? '', { form: new URLSearchParams(request.postData() ?? ''), refused })
    })
  })
  return () => [...told.values()]
}

/** The forms that the server took. */
function toldBy(page: Page): () => readonly URLSearchParams[] {
  const all = followTold(page)
  return () =>
    all()
      .filter(({ refused }) => refused === undefined)
      .map(({ form }) => form)
}

test('in the mini-program what nobody handled reaches the server’s log, once each and without numbers', async ({
  app,
  page,
}) => {
  app.allowErrors(/broken on purpose/)
  const told = toldBy(page)
  await app.open()
  const fail = (how: 'error' | 'rejection') =>
    page.evaluate((one) => globalThis.__host.fail(one, `${one}, broken on purpose 192837`), how)
  for (const how of ['error', 'rejection', 'error', 'rejection'] as const) await fail(how)
  await expect
    .poll(() =>
      told()
        .map((one) => one.get('kind'))
        .sort(),
    )
    .toEqual(['error', 'rejection'])
  // A repeated report would have arrived by now.
  await page.waitForTimeout(300)
  expect(told()).toHaveLength(2)
  const texts = told()
    .map((one) => one.get('text'))
    .join()
  expect(texts).toMatch(/rejection, broken on purpose/)
  expect(texts).toMatch(/error, broken on purpose/)
  expect(texts).not.toContain('192837')
  expect(told().map((one) => one.get('page'))).toEqual(['pages/index/index', 'pages/index/index'])
})

test('in the mini-program a start at a page that is not there leads home and is told', async ({ app, page }) => {
  const told = followTold(page)
  await app.open('pages/user/nothing?id=7')
  await expect.poll(() => app.path()).toBe('pages/index/index')
  await expect(app.screen().getByText('购买', { exact: true }).first()).toBeVisible()
  const answers = () =>
    told().map(({ form, refused }) => `${form.get('kind')} ${form.get('page')} ${refused ?? 'taken'}`)
  const taken = 'page pages/user/nothing taken'
  await expect.poll(answers).toContain(taken)
  // The server's clock stands elsewhere than this device's. Who calls first is refused for that, learns it and calls once more.
  const first = answers().filter((one) => one !== taken)
  expect(first).toEqual(['page pages/user/nothing CLOCK'].slice(0, first.length))
  expect(answers().filter((one) => one === taken)).toHaveLength(1)
})

test('in the mini-program an old address opens the page that moved, and nothing is told', async ({ app, page }) => {
  const told = toldBy(page)
  await app.open('pages/user/money?kind=income')
  await expect.poll(() => app.path()).toBe('pages/wallet/money')
  await expect(app.screen().getByText('登录').first()).toBeVisible()
  expect(told()).toEqual([])
})
