import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { exactMoment } from '@contract/moments'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { seriousFaults } from '../../support/browser/axe'
import { asked, fenOf } from '../books'
import { Room } from '../room'

/** What somebody keeps of a list, what is done to ticked rows, and a workbook of it. */
const room = Room.open()

type Cell = string | number | Date | null
/** A workbook as an office program reads it; the console has the reader. */
const { readSheet } = createRequire(path.resolve('console/package.json'))('read-excel-file/node') as {
  readonly readSheet: (file: Buffer) => Promise<Cell[][]>
}

const heads = (page: Page) => page.locator('.ant-table-thead th').allInnerTexts()

test('a filter is kept under a name and is a link; columns keep their places, also in another browser', async ({
  page,
}) => {
  const zhou = room.who('周琪')
  await room.driver.signIn(zhou, '/orders')
  await page.getByLabel('金额 从').fill('20')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/amount=2000/)
  await page.getByRole('button', { name: '我的筛选' }).click()
  await page.getByLabel('当前筛选的名称').fill('二十元以上')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.keyboard.press('Enter')
  await room.said('已保存“二十元以上”')
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(page).not.toHaveURL(/amount/)
  await page.getByRole('button', { name: '我的筛选' }).click()
  await page.getByRole('link', { name: '二十元以上' }).click()
  await expect(page).toHaveURL(/amount=2000/)
  await expect(page.getByRole('button', { name: '我的筛选：二十元以上' })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/amount/)

  const usual = await heads(page)
  const at = usual.indexOf('金额')
  await page.getByRole('button', { name: '列', exact: true }).click()
  const up = page.getByRole('button', { name: '上移 金额' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await page.getByRole('checkbox', { name: '状态', exact: true }).uncheck()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/admin/filter/edit'))
  await page.getByRole('heading', { level: 1 }).click()
  await kept
  const own = (await heads(page)).filter((head) => head !== '')
  expect(own.indexOf('金额')).toBe(at - 2)
  expect(own).not.toContain('状态')

  await room.elsewhere(zhou, '/orders', async () => {
    const { page: other } = room.driver
    await expect.poll(async () => (await heads(other)).filter((head) => head !== '')).toEqual(own)
    await other.getByRole('button', { name: '我的筛选' }).click()
    await other.getByRole('button', { name: '改名 二十元以上' }).click()
    await other.getByLabel('改名 二十元以上').fill('大单')
    await other.keyboard.press('Enter')
    await expect(other.getByRole('link', { name: '大单' })).toHaveAttribute('href', /amount=2000/)
    await other.getByRole('button', { name: '删除 大单' }).click()
    await expect(other.getByText('暂无已保存的筛选')).toBeVisible()
    await other.keyboard.press('Escape')
    await other.getByRole('heading', { level: 1 }).click()
    await other.getByRole('button', { name: '列', exact: true }).click()
    await other.getByRole('button', { name: '恢复默认' }).click()
    await expect.poll(() => heads(other)).toEqual(usual)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: '列', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '我的筛选' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('ticked listings are removed for one reason, line by line; the one that was removed meanwhile is refused', async ({
  page,
}) => {
  const zhou = room.who('周琪')
  await room.driver.signIn(zhou, '/offers?state=open')
  const rows = page.locator('tbody tr[data-row-key]')
  await expect(rows.nth(2)).toBeVisible()
  const [numbers, amounts]: [string[], number[]] = [[], []]
  for (const place of [0, 1, 2]) {
    const row = rows.nth(place)
    await row.getByRole('checkbox').check()
    numbers.push((await row.getByRole('link').first().innerText()).trim())
    amounts.push(fenOf(await row.locator('td b').first().innerText()))
  }
  const sum = yuanText(fen(amounts.reduce((all, one) => all + one, 0)))
  const bar = page.getByRole('region', { name: '已选的内容' })
  await expect(bar).toContainText(`已选 3 条，剩余金额 ${sum}`)
  await bar.getByRole('button', { name: '移除 3 条' }).click()
  const dialog = page.getByRole('dialog', { name: '移除 3 条' })
  for (const no of numbers) await expect(dialog).toContainText(no)
  await expect(dialog).toContainText(sum)
  expect(await seriousFaults(dialog)).toEqual([])

  const [, first = ''] = numbers
  await room.elsewhere(zhou, `/offers?q=${first}`, async () => {
    const { page: other } = room.driver
    await other.getByRole('link', { name: first, exact: true }).click()
    const panel = room.panel('挂牌与求购')
    await panel.getByLabel('理由，所有人可见').fill('先移除这一件')
    await panel.getByRole('button', { name: '移除' }).click()
    await room.sure('移除', first)
    await room.said('已处理')
  })
  await dialog.getByLabel('理由，所有人可见').fill('和实物不符，一起移除')
  await dialog.getByRole('button', { name: '移除 3 条' }).click()
  await expect(dialog).toContainText('已处理 2 条，未处理 1 条')
  await expect(dialog.getByRole('listitem').filter({ hasText: first })).toContainText('未处理刚刚有变化')
  expect(await seriousFaults(dialog)).toEqual([])
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(bar).toContainText('已选 1 条')
  const acts = await asked<{ count: string }>(
    room.folder,
    `select count(*)::text as count from audit where reason = '和实物不符，一起移除'`,
  )
  expect(acts).toEqual([{ count: '2' }])
})

test('a list is a workbook, too: texts, amounts and moments as such, its sum that of the list', async ({ page }) => {
  const [found] = await asked<{ count: string; sum: string; no: string; at: string }>(
    room.folder,
    `select count(*)::text as count, sum(amount)::text as sum, (array_agg(order_no order by order_id desc))[1] as no,
       (array_agg(created_at order by order_id desc))[1]::text as at
     from trade_order where amount between 2000 and 9000`,
  )
  await room.driver.signIn(room.who('周琪'), '/orders?amount=2000~9000')
  await expect(page.getByText(`${found?.count} 条，共`)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 xlsx' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^订单 \d{4}-\d\d-\d\d\.xlsx$/)
  await room.said(`导出 ${found?.count} 行，已记入审计`)
  const [head = [], ...rest] = await readSheet(readFileSync(await file.path()))
  const column = (name: string) => rest.slice(0, -2).map((row) => row[head.indexOf(name)])
  expect(column('单号')).toHaveLength(Number(found?.count))
  expect(column('单号')[0]).toBe(found?.no)
  const cents = column('金额').map((cell) => Math.round(Number(cell) * 100))
  expect(column('金额').every((cell) => typeof cell === 'number')).toBe(true)
  expect(cents.reduce((all, one) => all + one, 0)).toBe(Number(found?.sum))
  const first = column('下单时间')[0]
  expect(first instanceof Date && first.toISOString().slice(0, 19).replace('T', ' ')).toBe(
    exactMoment(Number(found?.at)),
  )
  const [last = []] = rest.slice(-1)
  expect(last.slice(0, 2)).toEqual([`共 ${found?.count} 行`, expect.stringMatching(/^审计 \d+$/)])
})
