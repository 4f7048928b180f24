import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { dayMs, hourMs, minuteMs } from '@contract/durations'
import { dayStart, isOpenAt, opensAt } from '@contract/hours'
import { fullMoment } from '@contract/moments'
import { seriousFaults } from '../support/browser/axe'
import { caller } from '../support/server/process-call'
import type { ServerProcess } from '../support/server/process'
import { dataFolder, itself, removeDataFolder, startServer } from '../support/server/process'
import { asked, fenOf, rowsOf } from './books'
import { Desk, staffOf } from './desk'
import { Resident } from './resident'

/** A day of operators: what is decided at the console is what the books and the app say afterwards. */
const folder = dataFolder()
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

let server: ServerProcess
let desk: Desk
let complaints: string[]

const who = (name: string) => {
  const staff = staffOf(server).get(name)
  if (!staff) throw new Error(`nobody of the staff is called ${name}`)
  return staff
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startServer(folder, {}, itself)
  // The demo city has one operator; rounds need a second one.
  await asked(folder, `update staff set roles = '{operator,finance}' where name = '林岚'`)
})
test.afterAll(async () => {
  await server.stop()
  await removeDataFolder(folder)
})
test.beforeEach(async ({ page }) => {
  desk = new Desk(page, server.url)
  const now = (await caller(server.url)).now()
  if (!isOpenAt(now)) await desk.forward(opensAt(now) - now + minuteMs)
  complaints = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript({ content: axe })
})
test.afterEach(() => expect(complaints).toEqual([]))

/** The panel beside a list. */
const panel = (title: string) => desk.page.getByRole('complementary', { name: title })

/** Answers what a destructive act asks once more. */
async function sure(label: string, repeats: string): Promise<void> {
  const dialog = desk.page.getByRole('dialog')
  await expect(dialog).toContainText(repeats)
  expect(await seriousFaults(dialog)).toEqual([])
  await dialog.getByRole('button', { name: label }).click()
}

const said = (text: string) => expect(desk.page.locator('.ant-message').getByText(text).first()).toBeVisible()

/** Types a moment into a field of days and hours. */
async function moment(label: string, atMs: number): Promise<void> {
  const field = desk.page.getByLabel(label, { exact: true }).first()
  await field.fill(fullMoment(atMs))
  await field.press('Enter')
}

test('a withdrawal of 1,500.00 is signed by two, never twice by one, and leaves the books once', async ({ page }) => {
  const withdrawNo = await (await Resident.of(server.url, 91)).withdraw(1_500_00)
  const open = async () => {
    await page.getByRole('row', { name: withdrawNo }).click()
    await expect(panel('提现').getByRole('heading', { name: withdrawNo })).toBeVisible()
  }
  await desk.signIn(who('周琪'), '/withdrawals?minFen=150000')
  await open()
  await panel('提现').getByLabel('意见，写进审计').fill('收款账户已电话核实')
  await panel('提现').getByRole('button', { name: '同意并提交复核' }).click()
  await said('已签名，还差一人')
  await expect(panel('提现').getByText('不能复核自己提交的')).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await desk.signOut()

  await desk.signIn(who('林岚'), '/withdrawals?minFen=150000')
  await open()
  await panel('提现').getByRole('button', { name: '输入动态码并同意' }).click()
  await said('已处理')
  await panel('提现').getByRole('button', { name: '开始打款' }).click()
  const paid = panel('提现').getByRole('button', { name: '已付' })
  await panel('提现').getByLabel('银行流水号').fill('2026112600012345')
  await paid.click()
  await expect(panel('提现').getByText('这一笔已经结束')).toBeVisible()
  const rows = await asked<{ amount: string }>(
    folder,
    `select sum(e.amount)::text as amount from entry e join account a on a.account_id = e.from_account
     join txn t on t.txn_id = e.txn_id where t.reference = $1 and a.kind = 'frozen'`,
    [withdrawNo],
  )
  expect(Number(rows[0]?.amount), 'all of it left what was frozen').toBe(1_500_00)
  await desk.signOut()
})

test('a payment is refunded in part by its number, with the postings it showed', async ({ page }) => {
  const payNo = await (await Resident.of(server.url, 77)).recharge(60_00)
  await desk.signIn(who('周琪'), '/refunds')
  await page.getByRole('button', { name: '按单号退款' }).click()
  await panel('退款').getByLabel('支付单、订单、充值或微信的单号').fill(payNo)
  await panel('退款').getByRole('button', { name: '查付款' }).click()
  await panel('退款').getByLabel('退多少').fill('20.00')
  await expect(panel('退款').getByText('待付清算 → 微信支付')).toBeVisible()
  await panel('退款').getByLabel('理由，付款人可见').fill('重复付款，退一次')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await panel('退款').getByRole('button', { name: '退 20.00', exact: true }).click()
  await sure('退 20.00', '77')
  await said('已处理')
  const row = page.getByRole('row', { name: '重复付款，退一次' })
  await expect(row).toContainText('20.00')
  await expect(row).toContainText('已退回')
  const legs = await asked<{ amount: string; to: string }>(
    folder,
    `select e.amount::text as amount, g.key as to from entry e join account g on g.account_id = e.to_account
     join txn t on t.txn_id = e.txn_id where t.type = 'recharge_refund' and g.key in ('payout:clearing', 'gateway:wechat')`,
  )
  expect(legs.map(({ to, amount }) => `${to} ${amount}`).sort()).toEqual([
    'gateway:wechat 2000',
    'payout:clearing 2000',
  ])
  await desk.signOut()
})

test('a round is planned by one operator, approved by another one, and opens at its hour', async ({ page }) => {
  const opening = dayStart((await caller(server.url)).now()) + dayMs + 8 * hourMs
  await desk.signIn(who('周琪'), '/rounds?id=new')
  await panel('扩容期').getByLabel('第几期').fill('9')
  await panel('扩容期').getByLabel('名称').fill('新区 6200–6249')
  await page.getByLabel('第 1 段起').fill('6200')
  await page.getByLabel('第 1 段止').fill('6249')
  await page.getByLabel('第 1 段单价').fill('120.00')
  await expect(panel('扩容期').getByText('6,000.00')).toBeVisible()
  // K2605 waits for 12-05: what overlaps it is said before anything is sent, and the server refuses it, too.
  await moment('开放', opening)
  await moment('截止', opening + 30 * dayMs)
  await expect(panel('扩容期').getByText(/K26\d\d/)).toBeVisible()
  await panel('扩容期').getByRole('button', { name: '提交复核' }).click()
  await expect(panel('扩容期').getByRole('alert').filter({ hasText: '重叠' })).toBeVisible()
  await expect(page.getByRole('row', { name: '新区 6200–6249' })).toHaveCount(0)
  await desk.signOut()
})

test('a slot round without an overlap opens', async ({ page }) => {
  const now = (await caller(server.url)).now()
  const opening = dayStart(now) + 14 * dayMs + 8 * hourMs
  await desk.signIn(who('周琪'), '/rounds?id=new')
  await panel('扩容期').getByText('格位', { exact: true }).click()
  await panel('扩容期').getByLabel('第几期').fill('8')
  await panel('扩容期').getByLabel('名称').fill('岁末格位')
  await page.getByLabel('第 1 段起').fill('4')
  await page.getByLabel('第 1 段止').fill('20')
  await page.getByLabel('第 1 段单价').fill('30.00')
  await panel('扩容期').getByLabel('一共几格，0 是不限').fill('60')
  await moment('开放', opening)
  await moment('截止', opening + 10 * dayMs)
  await expect(panel('扩容期').getByText('连续，不重叠')).toBeVisible()
  await panel('扩容期').getByRole('button', { name: '提交复核' }).click()
  await said('已提交，等另一位运营复核')
  const row = page.getByRole('row', { name: '岁末格位' })
  await row.click()
  await expect(panel('扩容期').getByText('不能复核自己提交的')).toBeVisible()
  await desk.signOut()

  await desk.signIn(who('林岚'), '/rounds')
  await row.click()
  await panel('扩容期').getByLabel('理由', { exact: true }).fill('价格和上一期一样')
  await panel('扩容期').getByRole('button', { name: '输入动态码并同意' }).click()
  await sure('输入动态码并同意', '60')
  await expect(row).toContainText('已排期')
  await desk.signOut()

  await desk.forward(opening - (await caller(server.url)).now() + minuteMs)
  await desk.signIn(who('林岚'), '/rounds')
  await expect(async () => {
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(row).toContainText('开放中', { timeout: 1000 })
  }).toPass({ timeout: 90_000 })
  await desk.signOut()
})

test('a notice is sent at its minute, once to each', async ({ page }) => {
  const sendAt = (await caller(server.url)).now() + 6 * minuteMs
  await desk.signIn(who('周琪'), '/notices?id=new')
  await panel('公告').getByLabel('标题').fill('周六停水两小时')
  await panel('公告').getByLabel('内容，可用简单的 HTML').fill('<p>周六 <b>9:00–11:00</b> 南桥停水。</p>')
  await moment('发送', sendAt)
  await expect(panel('公告').getByText('9:00–11:00', { exact: true })).toBeVisible()
  const [, reach] =
    /会发给 (\d+) 人/.exec(
      await panel('公告')
        .getByText(/会发给/)
        .innerText(),
    ) ?? []
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await panel('公告').getByRole('button', { name: '定时发送' }).click()
  await said('已定时')
  const row = page.getByRole('row', { name: '周六停水两小时' })
  await expect(row).toContainText('已定时')
  const sent = async () =>
    (
      await asked<{ people: string; all: string }>(
        folder,
        `select count(distinct user_id)::text as people, count(*)::text as all from user_notice where title = '周六停水两小时'`,
      )
    )[0]
  expect((await sent())?.all).toBe('0')
  await desk.forward(7 * minuteMs)
  await expect(async () => {
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(row).toContainText('已发', { timeout: 1000 })
  }).toPass()
  expect(await sent()).toEqual({ people: reach, all: reach })
  await desk.signOut()
})

test('a halt is in the app at its next look, and so is its end', async ({ page }) => {
  const resident = await Resident.of(server.url, 128)
  expect(await resident.halted()).toBeUndefined()
  await desk.signIn(who('周琪'), '/switches')
  const halt = page.getByRole('region', { name: '停市' })
  await halt.getByLabel('理由，所有人可见').fill('核对一笔异常付款')
  await halt.getByRole('button', { name: '停市' }).click()
  await sure('停市', '测试城')
  await expect(halt.getByText('起停市')).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  expect(await resident.halted()).toBe('核对一笔异常付款')
  await halt.getByLabel('理由，所有人可见').fill('核对完了，恢复')
  await halt.getByRole('button', { name: '恢复交易' }).click()
  await sure('恢复交易', '测试城')
  await expect(halt.getByText('交易正常')).toBeVisible()
  expect(await resident.halted()).toBeUndefined()
  await desk.signOut()
})

test('a file is tried line by line, runs when it has no fault, and does nothing the second time', async ({ page }) => {
  await desk.signIn(who('周琪'), '/imports?kind=items')
  const text = page.getByLabel('内容，第一行是表头')
  await text.fill('类目,物品,单位,起售量,步长\n粮食,红小豆,千克,0.5,0.5\n粮食,绿豆,千克,没有,0.5')
  await page.getByRole('button', { name: '试跑' }).click()
  await expect(page.getByText('新增 1，已有 0，有误 1')).toBeVisible()
  await expect(page.getByRole('button', { name: '执行导入' })).toHaveCount(0)
  await text.fill('类目,物品,单位,起售量,步长\n粮食,红小豆,千克,0.5,0.5\n粮食,绿豆,千克,1,0.5')
  await page.getByRole('button', { name: '试跑' }).click()
  await expect(page.getByText('新增 2，已有 0，有误 0')).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.getByLabel('理由，写进审计').fill('补上两种豆类')
  await page.getByRole('button', { name: '执行导入' }).click()
  await sure('执行导入', '2 行物品到测试城')
  await said('已导入')
  await page.getByRole('button', { name: '试跑' }).click()
  await expect(page.getByText('新增 0，已有 2，有误 0')).toBeVisible()
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '类目与物品' }).click()
  await expect(page.getByText('红小豆 / 千克')).toBeVisible()
  await desk.signOut()
})

test('the file of the ledger re-added is the sum that the page shows, and that of the entries', async ({ page }) => {
  await desk.signIn(who('林岚'), '/ledger')
  const shown = page.getByText(/^\d[\d,]* 条，共/)
  const [, count = '', sum = ''] = /^([\d,]+) 条，共 ([\d,.]+)$/.exec(await shown.innerText()) ?? []
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const rows = rowsOf(readFileSync(await (await download).path(), 'utf8'))
  await said(`导出 ${count.replace(',', '')} 行`)
  const added = rows.reduce((all, cells) => all + fenOf(cells[6] ?? ''), 0)
  expect([rows.length, added]).toEqual([Number(count.replace(',', '')), fenOf(sum)])
  const [books] = await asked<{ sum: string }>(folder, 'select sum(amount)::text as sum from entry')
  expect(added).toBe(Number(books?.sum))
  await desk.signOut()
})
