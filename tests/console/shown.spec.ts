import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { minuteMs } from '@contract/durations'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { demoAreaId } from '../../demo/residents'
import { blockStates } from '../../server/modules/area/tables'
import { seriousFaults } from '../support/browser/axe'
import { asked, fenOf, rowsOf } from './books'
import { ConsoleDriver } from './driver'
import { Resident } from './resident'
import { Room } from './room'

/** What a page shows before something is done is what is done then, and what the books have. */
const room = Room.open()

test('the map beside the blocks shows the zone that is looked at, and marks what is chosen', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/blocks')
  const map = page.getByRole('region', { name: '地籍图' })
  await page.getByRole('combobox', { name: '分区' }).click()
  await page.locator('.ant-select-item', { hasText: '北郊' }).click()
  await expect(map.getByRole('heading')).toHaveText('地籍图 北郊')
  const reserved = await asked<{ no: string }>(
    room.folder,
    `select block_no::text as no from block where state = ${blockStates.reserved} and block_no between 2000 and 2999 order by block_no`,
  )
  // By day two are reserved; at night their time to pay is over.
  await expect(map.locator('[class*=hatched]')).toHaveCount(reserved.length)
  const [no, state] = reserved[0] ? [reserved[0].no, '已预订'] : ['2001', '未售']
  await map.getByText(no, { exact: true }).click()
  await expect(room.panel('区块').getByRole('heading', { name: `${no} · ${state}` })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '清除筛选' }).click()
  await page.getByLabel('号段 从').fill('2045')
  await page.getByLabel('号段 到').fill('2052')
  await page.keyboard.press('Enter')
  const [found] = await asked<{ count: string }>(
    room.folder,
    'select count(*)::text as count from block where block_no between 2045 and 2052',
  )
  await expect(page.getByText(`${found?.count} 条`, { exact: true })).toBeVisible()
  const numbers = ['2045', '2046']
  for (const no of numbers) await page.getByRole('checkbox', { name: `选择 ${no}` }).check()
  await expect(map.locator('g[class*=chosen]')).toHaveText(numbers)
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.getByRole('button', { name: '冻结 2 条' }).click()
  const dialog = page.getByRole('dialog', { name: '冻结 2 条' })
  await expect(dialog).toContainText('2045、2046')
  await dialog.getByLabel('理由，主人可见').fill('两块地界有争议，先停下来')
  expect(await seriousFaults(dialog)).toEqual([])
  await dialog.getByRole('button', { name: '冻结 2 条' }).click()
  await expect(dialog).toContainText('已处理 2 条')
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  const states = await asked<{ state: number }>(
    room.folder,
    'select state::int as state from block where block_no in (2045, 2046) order by block_no',
  )
  expect(states.map(({ state }) => state)).toEqual([blockStates.frozen, blockStates.frozen])
  await room.driver.signOut()
})

test('who is signed in is told of a sign-in elsewhere, and of what another one decided', async ({ page, browser }) => {
  await page.clock.install()
  const zhou = room.who('周琪')
  await room.driver.signIn(zhou, '/settings?group=money')
  await page.getByRole('row', { name: '每笔充值最多' }).click()
  await room.set({ name: '每笔充值最多', yuan: '6000', button: '提请：5,000.00 → 6,000.00' })
  await room.said('已提交，还差一人')

  const elsewhere = await browser.newContext()
  const other = new ConsoleDriver(await elsewhere.newPage(), room.server.url)
  await other.signIn(room.who('林岚'), '/approvals')
  await other.page.getByRole('row', { name: '改充值与提现' }).click()
  await other.page.getByRole('button', { name: '输入动态码并同意' }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: '输入动态码并同意' }).click()
  await expect(other.page.locator('.ant-message').getByText('已同意')).toBeVisible()
  await other.signOut()
  await other.signIn(zhou)
  await elsewhere.close()

  // Nobody touches the page; it asks by itself.
  await page.clock.fastForward(minuteMs)
  const told = (text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })
  await expect(told('你的账号在别处登录了')).toBeVisible()
  await expect(told('改充值与提现已由林岚同意')).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await told('你的账号在别处登录了').getByRole('button', { name: '知道了' }).click()
  await expect(told('你的账号在别处登录了')).toHaveCount(0)
  // What was decided after the last page was left is told, too.
  const line = told('改充值与提现已由林岚同意').locator('p').filter({ hasText: '每笔充值最多' })
  await line.getByRole('link', { name: '去看' }).click()
  await expect(room.panel('复核').getByRole('heading', { name: '改充值与提现 · 已同意' })).toBeVisible()
  await room.driver.signOut()
})

test('a dispute waits in the queue of who decides it, which goes out as a file', async ({ page }) => {
  await room.driver.signIn(room.who('小雨'), '/disputes?tab=mayor')
  const [waiting] = await asked<{ no: string; count: string }>(
    room.folder,
    `select o.order_no as no, count(*) over ()::text as count from dispute d join trade_order o on o.order_id = d.order_id
     where d.ended_at is null and d.state <> 'appealed' and o.amount <= 50000 order by d.decide_by, d.dispute_id`,
  )
  await expect(page.getByText(`市长在办 ${waiting?.count}`)).toBeVisible()
  await expect(page.getByRole('button', { name: waiting?.no ?? 'none' })).toContainText('市长')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const text = readFileSync(await (await file).path(), 'utf8')
  expect(text).toContain(`"${waiting?.no}"`)
  expect(text).toContain(`"共 ${waiting?.count} 行"`)
  await room.said(`导出 ${waiting?.count} 行，已记入审计`)
  await page.getByText(/^要平台裁定/).click()
  await expect(page.getByText('暂无待处理')).toBeVisible()
  await page.getByText(/^已裁定/).click()
  await expect(page.getByRole('button', { name: '全部退款' }).first()).toContainText('已执行')
  await room.driver.signOut()
})

test('the accounts of the ledger show the ends of their chains, and lead to their entries', async ({ page }) => {
  const [fund] = await asked<{ id: string; head: string; entries: string }>(
    room.folder,
    `select account_id::text as id, encode(head, 'hex') as head, entries::text as entries from account where key = $1`,
    [`area:${demoAreaId}:fund`],
  )
  await room.driver.signIn(room.who('林岚'), '/ledger')
  await page.getByText('账户', { exact: true }).click()
  await page.getByPlaceholder('门牌号或账户名').fill(`area:${demoAreaId}:fund`)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: `测试城 社区基金` })
  await expect(row).toContainText(fund?.head.slice(0, 16) ?? 'none')
  await row.click()
  await expect(room.panel('账本').getByText(fund?.head ?? 'none')).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await room.panel('账本').getByRole('button', { name: '看它的分录' }).click()
  await expect(page).toHaveURL(new RegExp(`accountId=${fund?.id}$`))
  await expect(page.getByText(`${Number(fund?.entries).toLocaleString('en')} 条，`)).toBeVisible()
  const account = page.getByRole('main').getByRole('alert').filter({ hasText: '链端' })
  await expect(account).toContainText(fund?.head ?? 'none')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.getByRole('button', { name: '看全部账户的分录' }).click()
  await expect(account).toHaveCount(0)
  await room.driver.signOut()
})

test('a correction shows the postings of its reverse, and posts those', async ({ page }) => {
  const payNo = await (await Resident.of(room.server.url, 36)).recharge(60_00)
  const [paid] = await asked<{ user: string; no: string; block: string }>(
    room.folder,
    `select p.user_id::text as user, a.out_trade_no as no,
       (select min(b.block_no)::text from block b where b.owner_user_id = p.user_id) as block
     from pay_order p join pay_attempt a on a.pay_no = p.pay_no where p.pay_no = $1`,
    [payNo],
  )
  const leg = `${paid?.block} 可用 → 微信支付`
  const panel = room.panel('更正')
  await room.driver.signIn(room.who('周琪'), '/corrections')
  await page.getByRole('button', { name: '提出更正' }).click()
  await panel.getByLabel('订单、提现、充值的单号').fill(paid?.no ?? '')
  await panel.getByRole('button', { name: '查账' }).click()
  await expect(panel.getByText(leg)).toBeVisible()
  await panel.getByLabel('理由，写进审计').fill('网关说这一笔没有成功')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await panel.getByRole('button', { name: '提出更正' }).click()
  await room.sure('提出更正', '反着记 60.00')
  await room.said('已提交，还差一人')
  await room.driver.signOut()

  await room.driver.signIn(room.who('林岚'), '/corrections')
  await page.getByRole('row', { name: '网关说这一笔没有成功' }).click()
  await panel.getByRole('link', { name: '去复核' }).click()
  // The link leads to the very ask.
  const ask = room.panel('复核')
  await expect(ask.getByText(leg)).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await ask.getByRole('button', { name: '输入动态码并同意' }).click()
  await room.sure('输入动态码并同意', leg)
  await room.said('已同意')
  const posted = await asked<{ from: string; to: string; amount: string }>(
    room.folder,
    `select f.key as from, g.key as to, e.amount::text as amount from txn t join entry e on e.txn_id = t.txn_id
     join account f on f.account_id = e.from_account join account g on g.account_id = e.to_account
     where t.type = 'correction' and t.reference = $1`,
    [paid?.no],
  )
  expect(posted).toEqual([{ from: `user:${paid?.user}:available`, to: 'gateway:wechat', amount: '6000' }])
  await room.driver.signOut()
})

test('before a halt is said whom and what it reaches', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/halt')
  const halt = page.getByRole('region', { name: '停市' })
  const [reach] = await asked<{ residents: string; listings: string }>(
    room.folder,
    `select (select count(distinct owner_user_id)::text from block where area_id = $1 and owner_user_id is not null) as residents,
       (select count(*)::text from sale where area_id = $1 and state = 'on') as listings`,
    [demoAreaId],
  )
  await expect(halt.locator('dl')).toContainText(`收到公告的居民${reach?.residents} 人`)
  await expect(halt.locator('dl')).toContainText(`在售的挂牌${reach?.listings}`)
  await expect(halt.locator('dl')).toContainText('未付款的订单，停付')
  await room.driver.signOut()
})

test('the ledger is in words, and its file re-added is the sum of the page and that of the entries', async ({
  page,
}) => {
  await room.driver.signIn(room.who('林岚'), '/ledger')
  const shown = page.getByText(/^\d[\d,]* 条，共/)
  const [, count = '', sum = ''] = /^([\d,]+) 条，共 ([\d,.]+)$/.exec(await shown.innerText()) ?? []
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const rows = rowsOf(readFileSync(await (await download).path(), 'utf8'))
  await room.said(`导出 ${count.replace(',', '')} 行`)
  const added = rows.reduce((all, cells) => all + fenOf(cells[6] ?? ''), 0)
  const wordsIn = (cells: readonly string[]) => [cells[1], cells[4], cells[5]]
  expect(
    rows.flatMap(wordsIn).filter((words) => !/\p{Script=Han}/u.test(words ?? '')),
    'no name of the books alone',
  ).toEqual([])
  expect([rows.length, added]).toEqual([Number(count.replace(',', '')), fenOf(sum)])
  const [books] = await asked<{ sum: string }>(room.folder, 'select sum(amount)::text as sum from entry')
  expect(added).toBe(Number(books?.sum))
  await page.getByRole('combobox', { name: '类别' }).fill('订单付款')
  await page.locator('.ant-select-item', { hasText: '订单付款' }).click()
  const [paid] = await asked<{ sum: string }>(
    room.folder,
    `select sum(e.amount)::text as sum from entry e join txn t on t.txn_id = e.txn_id where t.type = 'order_pay'`,
  )
  await expect(page.getByText(/^\d[\d,]* 条，共/)).toContainText(yuanText(fen(Number(paid?.sum))))
  await expect(page.getByRole('cell', { name: '订单付款' }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: /(^| )\d+ 冻结$/ }).first()).toBeVisible()
  await room.driver.signOut()
})
