import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { staffSession } from '@contract/console/limits'
import { dayMs, hourMs, minuteMs } from '@contract/durations'
import { closesAt, opensAt } from '@contract/hours'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { seriousFaults } from '../support/browser/axe'
import { asked, fenOf, postedUnder, rowsOf } from './books'
import { Resident } from './resident'
import { Room } from './room'
import {
  fillRefund,
  openWithdrawal,
  runImport,
  signFirst,
  signSecondAndPay,
  tryImport,
  turnTrade,
  writeLetter,
} from './steps'

/** A day of an operator in one sitting: 周琪 signs in once, and everything that wants a fresh code asks for it over the page. */
const room = Room.open()

/** A page of the menu, as it is gone to on a large screen. */
async function goTo(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Which city the page is about. */
async function inCity(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox', { name: '区域' }).click()
  await page.locator('.ant-select-item', { hasText: name }).click()
}

let stage = 0
/** What the page looks like now, without serious faults; the picture stays with the results of the run. */
async function look(page: Page, name: string): Promise<void> {
  stage += 1
  await expect(page.locator('.ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0)
  expect(await seriousFaults(page.locator('body')), name).toEqual([])
  await page.screenshot({ path: test.info().outputPath(`${String(stage).padStart(2, '0')}-${name}.png`) })
}

/** The last code is too old for what comes now. */
const codeGrowsOld = () => room.driver.forward(staffSession.freshMs + 1)

/** The file that a button of the page gives. */
async function fileBy(page: Page, button: string): Promise<string[][]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return rowsOf(readFileSync(await (await download).path(), 'utf8'))
}

/** A day that has an hour left, so that what is planned for later today is still today. */
async function beforeEvening(): Promise<void> {
  const now = await room.now()
  const night = closesAt([], now)
  if (night - now < hourMs) await room.driver.forward(opensAt([], night) - now + minuteMs)
}

async function morning(page: Page): Promise<void> {
  await beforeEvening()
  await room.driver.signIn(room.who('周琪'))
  await expect(page.getByRole('heading', { level: 2, name: /^要处理 \d/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^近 30 天的成交额/ })).toBeVisible()
  await look(page, 'queue')
  const main = page.getByRole('main')
  const orders = main.getByRole('button', { name: '订单数' })
  for (const pressed of ['false', 'true']) {
    await orders.click()
    await expect(orders).toHaveAttribute('aria-pressed', pressed)
  }
  const said = async (span: RegExp) => {
    const label = await main.getByRole('img', { name: span }).getAttribute('aria-label')
    return fenOf(/合计 ([\d,.]+)/.exec(label ?? '')?.[1] ?? '')
  }
  for (const [choice, span, days] of [
    ['90 天', /^近 90 天的成交额/, 90],
    ['今天', /^今天，按小时的成交额/, 1],
    ['30 天', /^近 30 天的成交额/, 30],
  ] as const) {
    await main.getByRole('radio', { name: choice }).check()
    const shown = await said(span)
    const rows = await fileBy(page, '导出')
    expect([choice, rows.length, rows.reduce((sum, cells) => sum + fenOf(cells[2] ?? ''), 0)]).toEqual([
      choice,
      days,
      shown,
    ])
  }
}

async function splitDispute(page: Page): Promise<void> {
  await goTo(page, '纠纷')
  const aside = page.getByRole('complementary', { name: '裁定' })
  await aside.getByRole('textbox', { name: '退给买家' }).fill('20.00')
  await aside.getByRole('checkbox').check()
  await aside.getByLabel('理由，双方和档案可见').fill('服务点核验有裂口，双方各担一半')
  const shown = await aside.locator('dl dd').allTextContents()
  const heading = page.getByRole('heading', { level: 2, name: /^D/ })
  const orderNo = ((await heading.textContent()) ?? '').split(' ')[0] ?? ''
  await look(page, 'dispute')
  await codeGrowsOld()
  await aside.getByRole('button', { name: '执行裁定：退 20.00' }).click()
  await room.sure('执行裁定：退 20.00', orderNo)
  await room.prove(room.who('周琪'))
  await room.said('已执行')
  expect(await postedUnder(room.folder, orderNo)).toEqual(shown.slice(0, -1).sort())
}

async function withdrawByTwo(page: Page): Promise<void> {
  const withdrawNo = await (await Resident.of(room.server.url, 91)).withdraw(1_500_00)
  await goTo(page, '提现')
  await openWithdrawal(room, withdrawNo)
  await signFirst(room)
  await room.said('已签名，还差一人')
  await look(page, 'withdrawal')
  await room.elsewhere(room.who('林岚'), '/withdrawals?amount=150000~', async () => {
    await openWithdrawal(room, withdrawNo)
    await signSecondAndPay(room, withdrawNo)
  })
  const [left] = await asked<{ amount: string }>(
    room.folder,
    `select sum(e.amount)::text as amount from entry e join account a on a.account_id = e.from_account
     join txn t on t.txn_id = e.txn_id where t.reference = $1 and a.kind = 'frozen'`,
    [withdrawNo],
  )
  expect(left?.amount, 'all of it left what was frozen').toBe('150000')
}

async function refund(page: Page): Promise<void> {
  const payNo = await (await Resident.of(room.server.url, 77)).recharge(60_00)
  await goTo(page, '退款')
  await fillRefund(room, payNo, '20.00')
  await look(page, 'refund')
  await codeGrowsOld()
  await room.panel('退款').getByRole('button', { name: '退 20.00', exact: true }).click()
  await room.sure('退 20.00', '77')
  await room.prove(room.who('周琪'))
  await room.said('已处理')
  await expect(page.getByRole('row', { name: '重复付款，退一次' })).toContainText('已退回')
  const [back] = await asked<{ amount: string }>(
    room.folder,
    `select sum(r.amount)::text as amount from pay_refund r join pay_attempt a on a.attempt_id = r.attempt_id
     where a.pay_no = $1 and r.state = 'done'`,
    [payNo],
  )
  expect(back?.amount).toBe('2000')
}

/** Plans a round in a city that has none; it opens later this day. Gives the moment. */
async function planRound(page: Page): Promise<number> {
  const panel = room.panel('扩容期')
  await goTo(page, '扩容期')
  await inCity(page, '主城')
  await page.getByRole('button', { name: '新开一期' }).click()
  await panel.getByLabel('第几期').fill('1')
  await panel.getByLabel('名称').fill('主城 1–50')
  await page.getByLabel('第 1 段起').fill('1')
  await page.getByLabel('第 1 段止').fill('50')
  await page.getByLabel('第 1 段单价').fill('88.00')
  const opening = opensAt([], (await room.now()) + 25 * minuteMs)
  await room.moment('开放', opening)
  await room.moment('截止', opening + 30 * dayMs)
  await expect(panel.getByText('4,400.00')).toBeVisible()
  await look(page, 'round')
  await panel.getByRole('button', { name: '提交复核' }).click()
  await room.said('已提交，等另一位运营复核')
  await room.elsewhere(room.who('沈越'), '/rounds?areaId=0', async () => {
    const row = room.driver.page.getByRole('row', { name: '主城 1–50' })
    await row.click()
    await room.panel('扩容期').getByLabel('意见，写进审计').fill('价格和别处一样')
    await room.panel('扩容期').getByRole('button', { name: '输入动态码并同意' }).click()
    await room.sure('输入动态码并同意', '50')
    await expect(row).toContainText('已排期')
  })
  return opening
}

async function scheduleNotice(page: Page): Promise<() => Promise<void>> {
  await goTo(page, '信件')
  await inCity(page, '测试城')
  await page.getByRole('button', { name: '写信件' }).click()
  const reach = await writeLetter(room, '今晚停水两小时', (await room.now()) + 6 * minuteMs)
  await look(page, 'notice')
  await room.panel('信件').getByRole('button', { name: '发送', exact: true }).click()
  await room.sure('发送', `发给 ${reach} 人`)
  await room.said('已定时')
  return async () => {
    await room.driver.forward(7 * minuteMs)
    await expect(async () => {
      await page.getByRole('button', { name: '刷新' }).click()
      await expect(page.getByRole('row', { name: '今晚停水两小时' })).toContainText('已发', { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    const [sent] = await asked<{ people: string; all: string }>(
      room.folder,
      `select count(distinct user_id)::text as people, count(*)::text as all from user_notice where title = '今晚停水两小时'`,
    )
    expect(sent).toEqual({ people: reach, all: reach })
  }
}

async function haltForAWhile(page: Page): Promise<void> {
  const resident = await Resident.of(room.server.url, 128)
  await goTo(page, '停市')
  await codeGrowsOld()
  await turnTrade(room, '停市', '核对一笔异常付款')
  await room.prove(room.who('周琪'))
  await expect(page.getByRole('region', { name: '停市' }).getByText('起停市')).toBeVisible()
  await look(page, 'halt')
  expect(await resident.halted()).toBe('核对一笔异常付款')
  await turnTrade(room, '恢复交易', '核对完了，恢复')
  await expect(page.getByRole('region', { name: '停市' }).getByText('交易正常')).toBeVisible()
  expect(await resident.halted()).toBeUndefined()
}

async function importGoods(page: Page): Promise<void> {
  await goTo(page, '导入')
  await page.getByText('物品', { exact: true }).click()
  const beans = '类目,物品,单位,起售量,步长\n粮食,黑豆,千克,0.5,0.5\n粮食,芸豆,千克,1,0.5'
  await tryImport(room, beans.replace('千克,1', '千克,没有'), '新增 1，已有 0，有误 1')
  await tryImport(room, beans, '新增 2，已有 0，有误 0')
  await look(page, 'import')
  await codeGrowsOld()
  await runImport(room, '补上两种豆类', '2 行物品到测试城')
  await room.prove(room.who('周琪'))
  await room.said('已导入')
  const [kinds] = await asked<{ count: string }>(
    room.folder,
    `select count(*)::text as count from item where name in ('黑豆', '芸豆')`,
  )
  expect(kinds?.count).toBe('2')
}

async function monthInAFile(page: Page): Promise<void> {
  await goTo(page, '统计')
  await expect(page.locator('tfoot')).toBeVisible()
  const sums = await page.locator('tfoot td').allTextContents()
  const rows = await fileBy(page, '导出 CSV')
  const sumOf = (column: number) => rows.reduce((sum, cells) => sum + fenOf(cells[column] ?? ''), 0)
  expect(rows.length).toBe(30)
  expect([2, 3, 4].map((column) => yuanText(fen(sumOf(column))))).toEqual([sums[0], sums[2], sums[3]])
  expect(rows.reduce((sum, cells) => sum + Number(cells[1]), 0)).toBe(Number(sums[1]))
  await look(page, 'month')
  await threeDays(page, rows.slice(-3))
}

/** Days are chosen here as in every list; the file is of them, too. */
async function threeDays(page: Page, last: readonly (readonly string[])[]): Promise<void> {
  const [from = '', , until = ''] = last.map(([day]) => day ?? '')
  await page.getByRole('textbox', { name: '日期' }).click()
  await page.getByPlaceholder('开始日期', { exact: true }).fill(from)
  await page.keyboard.press('Enter')
  await page.getByPlaceholder('结束日期', { exact: true }).fill(until)
  await page.keyboard.press('Enter')
  await expect(page.locator('tbody').first().getByRole('row')).toHaveCount(3)
  expect(await fileBy(page, '导出 CSV')).toEqual(last)
}

test('a day of an operator, in one sitting', async ({ page }) => {
  await morning(page)
  await splitDispute(page)
  await withdrawByTwo(page)
  await refund(page)
  const opening = await planRound(page)
  const isSent = await scheduleNotice(page)
  await isSent()
  await haltForAWhile(page)
  await importGoods(page)
  await monthInAFile(page)

  await goTo(page, '扩容期')
  await inCity(page, '主城')
  await room.driver.forward(Math.max(0, opening - (await room.now())) + minuteMs)
  await expect(async () => {
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(page.getByRole('row', { name: '主城 1–50' })).toContainText('开放中', { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  const [plots] = await asked<{ count: string }>(
    room.folder,
    'select count(*)::text as count from block where area_id = 0 and block_no between 1 and 50',
  )
  expect(plots?.count).toBe('50')
  await look(page, 'opened')
  await room.driver.signOut()
})
