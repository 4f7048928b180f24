import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { demoAreaId } from '../../demo/residents'
import { seriousFaults } from '../support/browser/axe'
import { Room } from './room'

/** Everything with a number leads to it, from every page, and back. */
const room = Room.open()

/** Every page that is a list or has one, as its address opens the most of it, by who looks at it. */
const paths: Readonly<Record<string, readonly string[]>> = {
  周琪: [
    '/',
    '/disputes?tab=ended',
    '/withdrawals?state=all',
    '/refunds',
    '/corrections?state=done',
    '/handovers?tab=sales',
    '/reports',
    '/orders',
    '/blocks?state=held',
    '/rounds',
    '/elections',
    '/votes',
    '/funds',
    '/shops?tab=all',
    '/mutual',
    '/offers',
    '/residents',
    '/ledger',
    '/ledger?tab=accounts',
  ],
  审计: ['/audit'],
}

/** D261121-0003, K2606: what people know something by. */
const number = /^(?:[A-Z]{1,2}(?:\d{1,4}-)?\d{6}-\d{4}|[KM]\d{4})$/

/** What stands as a number of its own in a cell, a heading or a plate of what is shown, and whether it leads anywhere. */
const numbersOn = (page: Page) =>
  page.locator('#page').evaluate((place, pattern) => {
    const isNumber = new RegExp(pattern)
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const found: { no: string; isLink: boolean }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [(node.textContent ?? '').trim(), node.parentElement]
      const isPlate = parent !== null && /plate/.test(parent.className) && parent.closest('h1, svg, button') === null
      // A heading names what is shown already; a button opens it.
      const isElsewhere = parent !== null && parent.closest('h2, button, svg, [class*=map]') === null
      if (parent && (isPlate || (isNumber.test(text) && isElsewhere)))
        found.push({ no: text, isLink: parent.closest('a[href]') !== null })
    }
    return found
  }, number.source)

interface Way {
  readonly text: string
  readonly href: string
}

/** The links of the first rows and of the panel, one to each page. */
const waysOf = (page: Page, from: string): Promise<Way[]> =>
  page.locator('#page').evaluate((place, path) => {
    const links = [...place.querySelectorAll<HTMLAnchorElement>('tbody tr a[href], aside a[href], article a[href]')]
    const ways = new Map<string, { text: string; href: string }>()
    for (const { href, textContent } of links) {
      const to = new URL(href).pathname
      const text = (textContent ?? '').trim()
      if (!to.endsWith(path) && text !== '' && !ways.has(to)) ways.set(to, { text, href })
    }
    return [...ways.values()]
  }, from)

/** It is drawn, and nothing of it is still to come. */
async function isQuiet(page: Page): Promise<void> {
  await expect(page.locator('#page h1, #page h2').first()).toBeVisible()
  await expect(page.locator('.ant-skeleton-active, .ant-spin-spinning')).toHaveCount(0)
}

/** Whether the page that a link led to shows what the link said; accounts are said otherwise than their residents. */
async function hasArrived(page: Page, { text, href }: Way): Promise<boolean> {
  const isAccount = / (?:可用|冻结|收入)$/.test(text)
  const shown = page.locator(href.includes('/person/info') ? '#page header' : '#page aside, #page article, #page table')
  // The audit says what kind of thing it is, too.
  const found = isAccount ? shown : shown.filter({ hasText: text.split(' ').at(-1) ?? text })
  return found
    .first()
    .waitFor({ timeout: 10_000 })
    .then(() => true)
    .catch(() => false)
}

test('every number of every page is a link, and leads to what has that number', async ({ page }) => {
  test.setTimeout(900_000)
  const dead: string[] = []
  const lost: string[] = []
  const walked = new Set<string>()
  for (const [name, some] of Object.entries(paths)) {
    await room.driver.signIn(room.who(name))
    for (const path of some) {
      const from = path.replace(/\?.*/, '')
      await room.driver.open(path)
      await isQuiet(page)
      const row = page.locator('tbody tr[data-row-key]').first()
      if (from !== '/residents' && (await row.count()) > 0) await row.locator('td').last().click()
      await isQuiet(page)
      for (const { no, isLink } of await numbersOn(page)) if (!isLink) dead.push(`${path}: ${no}`)
      for (const { text, href } of await waysOf(page, from)) {
        const way = `${from} → ${new URL(href).pathname}`
        if (walked.has(way)) continue
        walked.add(way)
        await page.goto(href)
        if (!(await hasArrived(page, { text, href }))) lost.push(`${way}: ${text} (${href})`)
      }
    }
    await room.driver.open('/')
    await room.driver.signOut()
  }
  expect([...new Set(dead)]).toEqual([])
  expect(lost).toEqual([])
  expect(walked.size).toBeGreaterThan(25)
})

test('a block leads to who has it and to everybody who had it', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/handovers?tab=sales')
  await page.locator('tbody tr[data-row-key]').first().locator('td').last().click()
  const sale = room.panel('过户申诉')
  await sale.locator('a[href*="/blocks"]').first().click()
  const block = room.panel('区块')
  await expect(block.getByRole('heading', { name: '先后的主人' })).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  const owner = block.locator('a[href*="/person/info"]').first()
  const name = (await owner.innerText()).trim()
  await owner.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(block).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`areaId=${demoAreaId}`))
  await room.driver.open('/')
  await room.driver.signOut()
})
