import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { dayMs, hourMs, minuteMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { seriousFaults } from '../support/browser/axe'
import { asked, fenOf, rowsOf } from './books'
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

/** A day of operators: what is decided at the console is what the books and the app say afterwards. */
const room = Room.open()

test(
  'a withdrawal of 1,500.00 is signed by two, never twice by one, and leaves the books once',
  { tag: '@first' },
  async ({ page }) => {
    const withdrawNo = await (await Resident.of(room.server.url, 91)).withdraw(1_500_00)
    await room.driver.signIn(room.who('周琪'), '/withdrawals?amount=150000~')
    await openWithdrawal(room, withdrawNo)
    await signFirst(room)
    await room.said('已签名，还差一人')
    await expect(room.panel('提现').getByText('不能复核自己提交的')).toBeVisible()
    expect(await seriousFaults(page.locator('body'))).toEqual([])
    await room.driver.signOut()

    await room.driver.signIn(room.who('林岚'), '/withdrawals?amount=150000~')
    await openWithdrawal(room, withdrawNo)
    await signSecondAndPay(room, withdrawNo)
    const rows = await asked<{ amount: string }>(
      room.folder,
      `select sum(e.amount)::text as amount from entry e join account a on a.account_id = e.from_account
     join txn t on t.txn_id = e.txn_id where t.reference = $1 and a.kind = 'frozen'`,
      [withdrawNo],
    )
    expect(Number(rows[0]?.amount), 'all of it left what was frozen').toBe(1_500_00)
    await room.driver.signOut()
  },
)

test('chosen withdrawals are added up, begin to be paid one by one, and are one file for the bank', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await room.driver.signIn(room.who('林岚'), '/withdrawals')
  const rows = page.locator('tbody tr[data-row-key]')
  // One that is applied for, one that is approved, one that is being paid already.
  const row = (no: string, state: string) => rows.filter({ hasText: no }).filter({ hasText: state })
  const [applied, approved, paying] = [row('3021', '已申请'), row('1866', '已同意'), row('409', '打款中')]
  for (const one of [applied, approved, paying]) await one.getByRole('checkbox').check()
  const chosen = page.getByRole('region', { name: '已选的内容' })
  const paid = async (one: Locator) => fenOf(await one.locator('td b').innerText())
  const [first, second, third] = [await paid(applied), await paid(approved), await paid(paying)]
  await expect(chosen).toContainText(new RegExp(`已选 3 条，.*实付 ${yuanText(fen(first + second + third))}`))
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  const numberOf = async (one: Locator) => /W\d{6}-\d+/.exec(await one.innerText())?.[0] ?? ''
  const approvedNo = await numberOf(approved)

  await expect(chosen.getByRole('button', { name: '打款批次 1 笔', exact: true })).toBeVisible()
  await chosen.getByRole('button', { name: '开始打款 1 条' }).click()
  const dialog = page.getByRole('dialog', { name: '开始打款 1 条' })
  await expect(dialog).toContainText(`${approvedNo} 1866 号`)
  await expect(dialog).toContainText(`实付 ${yuanText(fen(second))}`)
  await room.sure('开始打款 1 条', approvedNo)
  await expect(dialog).toContainText('已处理 1 条')
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(rows.filter({ hasText: approvedNo })).toContainText('打款中')
  const download = page.waitForEvent('download')
  await chosen.getByRole('button', { name: '打款批次 2 笔', exact: true }).click()
  const file = rowsOf(readFileSync(await (await download).path(), 'utf8'))
  const numbers = [approvedNo, await numberOf(paying)]
  expect(file.map(([no]) => no).sort()).toEqual(numbers.sort())
  await chosen.getByRole('button', { name: '取消选择' }).click()
  await expect(chosen).toHaveCount(0)
  await rows.filter({ hasText: approvedNo }).click()
  await expect(room.panel('提现').getByText(/^持有 \d+ 天 · 手机 1\d\d\*{4}\d{4}$/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  await room.driver.signOut()
})

test(
  'a payment is refunded in part by its number, with the postings it showed',
  { tag: '@first' },
  async ({ page }) => {
    const payNo = await (await Resident.of(room.server.url, 77)).recharge(60_00)
    await room.driver.signIn(room.who('周琪'), '/refunds')
    await fillRefund(room, payNo, '20.00')
    expect(await seriousFaults(page.locator('body'))).toEqual([])
    await room.panel('退款').getByRole('button', { name: '退 20.00', exact: true }).click()
    await room.sure('退 20.00', '77')
    await room.said('已处理')
    const row = page.getByRole('row', { name: '重复付款，退一次' })
    await expect(row).toContainText('20.00')
    await expect(row).toContainText('已退回')
    const legs = await asked<{ amount: string; to: string }>(
      room.folder,
      `select e.amount::text as amount, g.key as to from entry e join account g on g.account_id = e.to_account
     join txn t on t.txn_id = e.txn_id where t.type = 'recharge_refund' and t.reference like $1 || '-%'
       and g.key in ('payout:clearing', 'gateway:wechat')`,
      [payNo],
    )
    expect(legs.map(({ to, amount }) => `${to} ${amount}`).sort()).toEqual([
      'gateway:wechat 2000',
      'payout:clearing 2000',
    ])
    await room.driver.signOut()
  },
)

test('a round is planned by one operator, approved by another one, and opens at its hour', async ({ page }) => {
  const opening = dayStart(await room.now()) + dayMs + 8 * hourMs
  await room.driver.signIn(room.who('周琪'), '/rounds?id=new')
  await room.panel('扩容期').getByLabel('第几期').fill('9')
  await room.panel('扩容期').getByLabel('名称').fill('新区 6200–6249')
  await page.getByLabel('第 1 段起').fill('6200')
  await page.getByLabel('第 1 段止').fill('6249')
  await page.getByLabel('第 1 段单价').fill('120.00')
  // K2605 waits for 12-05: what overlaps it is said before anything is sent, and the server refuses it, too.
  await room.moment('开放', opening)
  await room.moment('截止', opening + 30 * dayMs)
  await expect(room.panel('扩容期').getByText('6,000.00')).toBeVisible()
  await expect(room.panel('扩容期').getByText(/K26\d\d/)).toBeVisible()
  await room.panel('扩容期').getByRole('button', { name: '提交复核' }).click()
  await expect(room.panel('扩容期').getByRole('alert').filter({ hasText: '重叠' })).toBeVisible()
  await expect(page.getByRole('row', { name: '新区 6200–6249' })).toHaveCount(0)
  await room.driver.signOut()
})

test('a slot round without an overlap opens', async ({ page }) => {
  const now = await room.now()
  const opening = dayStart(now) + 14 * dayMs + 8 * hourMs
  await room.driver.signIn(room.who('周琪'), '/rounds?id=new')
  await room.panel('扩容期').getByText('格位', { exact: true }).click()
  await room.panel('扩容期').getByLabel('第几期').fill('8')
  await room.panel('扩容期').getByLabel('名称').fill('岁末格位')
  await page.getByLabel('第 1 段起').fill('4')
  await page.getByLabel('第 1 段止').fill('20')
  await page.getByLabel('第 1 段单价').fill('30.00')
  await room.panel('扩容期').getByLabel('一共几格，0 是不限').fill('60')
  await room.moment('开放', opening)
  await room.moment('截止', opening + 10 * dayMs)
  await expect(room.panel('扩容期').getByText('连续，不重叠')).toBeVisible()
  await room.panel('扩容期').getByRole('button', { name: '提交复核' }).click()
  await room.said('已提交，等另一位运营复核')
  const row = page.getByRole('row', { name: '岁末格位' })
  await row.click()
  await expect(room.panel('扩容期').getByText('不能复核自己提交的')).toBeVisible()
  await room.driver.signOut()

  // Nobody agrees within a day: it is a draft, to be asked about anew.
  await room.driver.forward(dayMs)
  await room.driver.signIn(room.who('周琪'), '/rounds')
  await expect(row).toContainText('草稿')
  await row.click()
  await expect(room.panel('扩容期').getByText('还没排期')).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await room.panel('扩容期').getByRole('button', { name: '改好后提请' }).click()
  await room.panel('扩容期').getByRole('button', { name: '提交复核' }).click()
  await room.said('已提交，等另一位运营复核')
  await expect(row).toContainText('待复核')
  await room.driver.signOut()

  await room.driver.signIn(room.who('沈越'), '/rounds')
  await row.click()
  await room.panel('扩容期').getByLabel('意见，写进审计').fill('价格和上一期一样')
  await room.panel('扩容期').getByRole('button', { name: '输入动态码并同意' }).click()
  await room.sure('输入动态码并同意', '60')
  await expect(row).toContainText('已排期')
  await room.driver.signOut()

  await room.driver.forward(opening - (await room.now()) + minuteMs)
  await room.driver.signIn(room.who('沈越'), '/rounds')
  await expect(async () => {
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(row).toContainText('开放中', { timeout: 1000 })
  }).toPass({ timeout: 90_000 })
  await room.driver.signOut()
})

test('a letter is sent at its minute, once to each', async ({ page }) => {
  const sendAt = (await room.now()) + 6 * minuteMs
  await room.driver.signIn(room.who('周琪'), '/letters?id=new')
  const reach = await writeLetter(room, '周六停水两小时', sendAt)
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await room.panel('信件').getByRole('button', { name: '发送', exact: true }).click()
  await room.sure('发送', `发给 ${reach} 人`)
  await room.said('已定时')
  const row = page.getByRole('row', { name: '周六停水两小时' })
  await expect(row).toContainText('已定时')
  const sent = async () =>
    (
      await asked<{ people: string; all: string }>(
        room.folder,
        `select count(distinct user_id)::text as people, count(*)::text as all from user_notice where title = '周六停水两小时'`,
      )
    )[0]
  expect((await sent())?.all).toBe('0')
  await room.driver.forward(7 * minuteMs)
  await expect(async () => {
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(row).toContainText('已发', { timeout: 1000 })
  }).toPass()
  expect(await sent()).toEqual({ people: reach, all: reach })
  await room.driver.signOut()
})

test('a halt is in the app at its next look, and so is its end', async ({ page }) => {
  const resident = await Resident.of(room.server.url, 128)
  expect(await resident.halted()).toBeUndefined()
  await room.driver.signIn(room.who('周琪'), '/halt')
  const halt = page.getByRole('region', { name: '停市' })
  await turnTrade(room, '停市', '核对一笔异常付款')
  await expect(halt.getByText('起停市')).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  expect(await resident.halted()).toBe('核对一笔异常付款')
  await turnTrade(room, '恢复交易', '核对完了，恢复')
  await expect(halt.getByText('交易正常')).toBeVisible()
  expect(await resident.halted()).toBeUndefined()
  await room.driver.signOut()
})

test('residents come from a workbook, and get their first passwords on slips to print', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/imports')
  await tryImport(room, '起号,止号,片区,单价\n20001,20002,新北,', '新增 1，已有 0，有误 0')
  await runImport(room, '新片区的两个区块', '1 行区块到测试城')
  await room.said('已导入')
  await page.getByText('居民', { exact: true }).last().click()
  await page.locator('input[type=file]').setInputFiles('tests/unit/imports/files/numbers-inline-strings.xlsx')
  const text = page.getByLabel('内容，第一行是表头')
  await expect(text).toHaveValue(/2001,王五/)
  await text.fill((await text.inputValue()).replaceAll(/200(?=\d,)/g, '2000'))
  await page.getByRole('button', { name: '试跑' }).click()
  await expect(page.getByText('新增 2，已有 0，有误 0')).toBeVisible()
  const marked = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载逐行结果' }).click()
  expect(readFileSync(await (await marked).path(), 'utf8')).toContain('"20001","王五","13912349999","3","2","新增"')
  await runImport(room, '新入住的两户居民', '2 行居民到测试城')
  await room.said('已导入')
  const slips = page.getByRole('region', { name: '创始密码条' })
  await expect(slips.getByRole('button', { name: /生成|还差/ })).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await slips.getByLabel('理由，写进审计').fill('打印后发给居民')
  const printed = page.waitForEvent('download')
  await slips.getByRole('button', { name: '生成 2 张' }).click()
  expect(readFileSync(await (await printed).path(), 'utf8')).toMatch(/王五[^]*20001[^]*\d{4} \d{4} \d{4} \d{4}/)
  await expect(slips.getByText(/^(\d+) 位居民未登录过，其中 \1 位已有创始密码$/)).toBeVisible()
  await room.driver.signOut()
})

test('a file is tried line by line, runs when it has no fault, and does nothing the second time', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/imports?kind=items')
  const beans = '类目,物品,单位,起售量,步长\n粮食,红小豆,千克,0.5,0.5\n粮食,绿豆,千克,1,0.5'
  await tryImport(room, beans.replace('千克,1', '千克,没有'), '新增 1，已有 0，有误 1')
  await expect(page.getByRole('button', { name: '执行导入' })).toHaveCount(0)
  await tryImport(room, beans, '新增 2，已有 0，有误 0')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await runImport(room, '补上两种豆类', '2 行物品到测试城')
  await room.said('已导入')
  await page.getByRole('button', { name: '试跑' }).click()
  await expect(page.getByText('新增 0，已有 2，有误 0')).toBeVisible()
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '类目与物品' }).click()
  await expect(page.getByText('红小豆 / 千克')).toBeVisible()
  await room.driver.signOut()
})

test('for how many terms in a row one may be mayor is set with a reason, for elections to come', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/elections')
  await expect(page.getByText('测试城：市长连任不限')).toBeVisible()
  await page.getByRole('button', { name: '设置连任' }).click()
  const most = page.getByRole('textbox', { name: '最多连续任职几届' })
  await most.fill('10')
  await most.blur()
  await expect(most).toHaveValue('9')
  await most.fill('1')
  await page.getByLabel('为什么改，写进审计').fill('换届不由一人包办')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.getByRole('button', { name: /^保\s*存$/ }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '测试城：市长最多连续任职 1 届' })
  await dialog.getByRole('button').last().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('测试城：市长最多连续任职 1 届')).toBeVisible()
  await expect(most).toBeHidden()
  await page.locator('tbody tr[data-row-key]').first().click()
  await expect(room.panel('选举').getByText('连任不限')).toBeVisible()
  const kept = 'select most_in_row::int as most from mayor_rule where area_id = 3253'
  expect(await asked(room.folder, kept)).toEqual([{ most: 1 }])
  await room.driver.signOut()
})
