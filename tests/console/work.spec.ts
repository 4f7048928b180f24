import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { fen } from '@contract/money'
import { reportWords } from '@contract/people/reports'
import { yuanText } from '@/lib/format/yuan'
import { seriousFaults } from '../support/browser/axe'
import { recoveryHash } from '../../server/modules/staff/secrets'
import { asked, fenOf, rowsOf } from './books'
import { Room } from './room'
import { openRow } from './steps'

/** How the work goes: by keys, from the queue to the case, and what is said when there is nothing, or nothing came. */
const room = Room.open()

test('a list is worked through by keys alone', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/orders')
  const rows = page.locator('tbody tr[data-row-key]')
  await expect(rows.first()).toBeVisible()
  const no = async (at: number) => (await rows.nth(at).locator('td').first().innerText()).trim()
  const [first, second] = [await no(0), await no(1)]
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const panel = room.panel('订单')
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(second)
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(first)
  const search = page.getByRole('combobox', { name: '单号、门牌号、手机尾号、昵称，或要做的事' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type(second)
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('heading', { level: 2 }), 'Esc leaves the search alone').toContainText(first)
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type(second)
  await page.keyboard.press('Escape')
  await expect(rows.first(), 'the keys go on from the row').toBeFocused()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.getByRole('textbox', { name: '单号、区块或昵称' }).click()
  await page.keyboard.type(first)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await room.driver.signOut()
})

test('a posted order shows its parcel and the kind of its last news, and not the carrier’s words', async ({ page }) => {
  const [found] = await asked<{ no: string; words: string }>(
    room.folder,
    `select o.order_no as no, p.news->0->>'text' as words from order_parcel p join trade_order o on o.order_id = p.order_id
     where p.way = 'delivering'`,
  )
  if (!found) throw new Error('the demo city has a parcel on its way')
  await room.driver.signIn(room.who('周琪'), `/orders?q=${found.no}`)
  await openRow(page.locator('tbody tr[data-row-key]').first())
  const panel = room.panel('订单')
  await expect(panel.getByText(/^顺丰 SF\d+$/)).not.toHaveCount(0)
  await expect(panel.getByText(/^派送中 \d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  await expect(panel.getByText(found.words)).toHaveCount(0)
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await room.driver.signOut()
})

test('a list is narrowed between two amounts and put in order; sum and file are those of what it shows', async ({
  page,
}) => {
  const [found] = await asked<{ count: string; sum: string; most: string }>(
    room.folder,
    `select count(*)::text as count, sum(amount)::text as sum, max(amount)::text as most from trade_order
     where amount between 2000 and 9000`,
  )
  const [count, sum, most] = [Number(found?.count), fen(Number(found?.sum)), fen(Number(found?.most))]
  expect(count).toBeGreaterThan(1)
  await room.driver.signIn(room.who('周琪'), '/orders?size=50')
  await page.getByLabel('金额 从').fill('20')
  await page.getByLabel('金额 到').fill('90.00')
  await page.keyboard.press('Enter')
  await expect(page.getByText('金额 20.00 – 90.00')).toBeVisible()
  await expect(page.getByText(`${count} 条，共 ${yuanText(sum)}`)).toBeVisible()
  const rows = page.locator('tbody tr[data-row-key]')
  await expect(rows).toHaveCount(Math.min(count, 50))
  await page.getByRole('combobox', { name: '排序' }).click()
  await page.locator('.ant-select-item', { hasText: '金额从大到小' }).click()
  await expect(page).toHaveURL(/amount=2000(~|%7E)9000.*sort=amount/)
  await expect(rows.first()).toContainText(yuanText(most))
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const file = rowsOf(readFileSync(await (await download).path(), 'utf8'))
  expect(file.map((cells) => fenOf(cells[6] ?? '')).reduce((all, one) => all + one, 0)).toBe(sum)
  expect(file).toHaveLength(count)
  await room.driver.signOut()
})

test('disputes are looked for, and the goods of the catalogue, too', async ({ page }) => {
  const [ended] = await asked<{ no: string }>(
    room.folder,
    `select o.order_no as no from dispute d join trade_order o on o.order_id = d.order_id where d.ended_at is not null limit 1`,
  )
  await room.driver.signIn(room.who('周琪'), '/disputes?tab=ended')
  await expect(page.getByText(/^\d+ 条，共/)).toBeVisible()
  await page.getByRole('textbox', { name: '单号、门牌号、物品或经办' }).click()
  await page.keyboard.type(ended?.no ?? 'none')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^1 条，共/)).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.getByRole('button', { name: '清除筛选' }).click()
  await room.driver.open('/items')
  const [item] = await asked<{ name: string }>(room.folder, 'select name from item order by item_id limit 1')
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await page.getByRole('textbox', { name: '物品或类目' }).click()
  await page.keyboard.type(item?.name ?? 'none')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d 条$/)).toBeVisible()
  await expect(
    page
      .getByRole('treeitem')
      .filter({ hasText: item?.name ?? 'none' })
      .first(),
  ).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.getByRole('textbox', { name: '物品或类目' }).fill('没有这样的物品')
  await page.keyboard.press('Enter')
  await expect(page.getByText('无符合条件的内容')).toBeVisible()
  await room.driver.signOut()
})

test('a list without rows says so, and its filters are cleared', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/orders?q=nobody')
  await expect(page.getByText('无符合条件的内容')).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible()
  await room.driver.open('/reports?tab=decided')
  await expect(page.getByText('暂无内容')).toBeVisible()
  await room.driver.signOut()
})

test('a list that did not come is asked for again', async ({ page }) => {
  const busy = { code: 500, msg: '系统繁忙，请稍后再试', data: { reason: 'BUSY' }, time: await room.now() }
  await page.route('**/api/admin/withdraw/list', (route) => route.fulfill({ json: busy }))
  await room.driver.signIn(room.who('林岚'), '/withdrawals')
  await expect(page.getByText('加载失败')).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await page.unroute('**/api/admin/withdraw/list')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible()
  await room.driver.signOut()
})

test('a recovery code signs in once', async ({ page }) => {
  const staff = room.who('审计')
  await asked(room.folder, 'update staff set recovery_hashes = $1 where name = $2', [
    [recoveryHash('0123abcd-4567ef01')],
    staff.name,
  ])
  const recover = async () => {
    await room.driver.open('/')
    await room.driver.password(staff)
    await page.getByRole('button', { name: '用恢复码' }).click()
    await page.getByLabel('恢复码', { exact: true }).fill('0123ABCD 4567EF01')
    expect(await seriousFaults(page.locator('body'))).toEqual([])
    await page.getByRole('button', { name: '用恢复码登录' }).click()
  }
  await recover()
  await room.driver.signOut()
  await recover()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: '退出登录' })).toHaveCount(0)
})

test('what waits on the overview opens where it is worked on', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'))
  await page.getByRole('main').getByRole('link', { name: reportWords.abuse }).first().click()
  const panel = room.panel('举报')
  await panel.getByLabel('为什么要看，写进审计').fill('核对举报的这句话')
  await panel.getByRole('button', { name: '看内容' }).click()
  await expect(panel.getByLabel('为什么要看，写进审计')).toHaveCount(0)
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  const [read] = await asked<{ count: string }>(
    room.folder,
    `select count(*)::text as count from audit where call = '/admin/report/read' and reason = '核对举报的这句话'`,
  )
  expect(read?.count).toBe('1')
  await room.driver.signOut()
})

test('support drafts a decision, sees no sums, and an operator takes the draft over', async ({ page }) => {
  await room.driver.signIn(room.who('小雨'))
  await expect(page.getByRole('heading', { level: 1, name: '概览' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^要处理 \d/ })).toBeVisible()
  await expect(page.getByText('近 30 天')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: '90 天' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '导出' })).toHaveCount(0)
  await room.driver.open('/disputes')
  const aside = page.getByRole('complementary', { name: '裁定' })
  await aside.getByText('全部退款', { exact: true }).click()
  await aside.getByLabel('理由，裁定的同事可见').fill('卖家没有交付前的照片，建议退款')
  await aside.getByRole('button', { name: '交给运营' }).click()
  await room.said('已交给运营')
  await expect(aside.getByRole('alert').filter({ hasText: '小雨草拟：全部退款' })).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await room.driver.signOut()

  await room.driver.signIn(room.who('沈越'), '/disputes')
  await aside.getByRole('button', { name: '采用' }).click()
  await expect(aside.getByLabel('理由，双方和档案可见')).toHaveValue('卖家没有交付前的照片，建议退款')
  await expect(aside.getByRole('button', { name: /^执行裁定：退 / })).toBeDisabled()
  await room.driver.signOut()
})

test('the audit and the matrix of rights say what is done in words, and are found by them', async ({ page }) => {
  await room.driver.signIn(room.who('审计'), '/audit')
  await page.getByRole('textbox', { name: '姓名，或做了什么' }).fill('提出更正')
  await page.keyboard.press('Enter')
  const rows = page.locator('tbody tr[data-row-key]')
  await expect(page.getByText('1 条', { exact: true })).toBeVisible()
  await expect(rows).toContainText('提出更正')
  await expect(page.locator('tbody').getByText('/admin/')).toHaveCount(0)
  // Its thing, in the middle, leads away.
  await rows.first().locator('td').first().click()
  await expect(room.panel('审计').getByText('/admin/correctionAdd')).toBeVisible()
  await room.driver.open('/staff')
  await page.getByRole('button', { name: '谁能做什么' }).click()
  const matrix = page.getByRole('dialog')
  await expect(matrix.getByText('提出更正', { exact: true })).toBeVisible()
  await expect(matrix.getByText('/admin/')).toHaveCount(0)
  expect(await seriousFaults(matrix)).toEqual([])
  await page.keyboard.press('Escape')
  await room.driver.signOut()
})

test('an ask that stands behind many others opens by its link, and stays open when it is decided', async ({ page }) => {
  // As many as fill the first page of who decides them, each older than the correction.
  await asked(
    room.folder,
    `insert into approval (approval_id, ver, kind, ref_type, ref_id, ref_ver, area_id, summary, payload, payload_hash, reason, state,
       asked_by, asked_at, expires_at, answer)
     select n, ver, kind, ref_type, n, ref_ver, area_id, summary, payload, payload_hash, reason, state, asked_by, asked_at, expires_at, ''
     from approval, generate_series(1, 20) as n where kind = 'limit' and state = 'waiting'`,
  )
  await room.driver.signIn(room.who('林岚'), '/corrections')
  await page.getByRole('row', { name: '网关对账里没有这一笔充值' }).click()
  await room.panel('更正').getByRole('link', { name: '去复核' }).click()
  const ask = room.panel('复核')
  await expect(ask.getByText('网关对账里没有这一笔充值')).toBeVisible()
  await expect(page.locator('tbody').getByText('冲回')).toHaveCount(0)
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await ask.getByLabel('意见，写进审计').fill('对过账单，是有这一笔的')
  await ask.getByRole('button', { name: '不同意' }).click()
  await room.answer('不同意')
  await expect(ask.getByRole('heading', { name: '更正 · 已驳回' })).toBeVisible()
  await asked(room.folder, 'delete from approval where approval_id <= 20')
  await room.driver.signOut()
})

test('a thing in its seller’s own words becomes an item of the catalogue', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/items')
  await page.getByRole('button', { name: '自写商品' }).click()
  await expect(page).toHaveURL(/\/offers\?goods=own/)
  const rows = page.locator('tbody tr[data-row-key]')
  await expect(rows).toHaveCount(3)
  await openRow(rows.filter({ hasText: '练手编的竹篮' }))
  const making = page.getByRole('region', { name: '归入物品' })
  await expect(making.getByLabel('名称')).toHaveValue('练手编的竹篮')
  await expect(making.getByLabel('单位')).toBeDisabled()
  await expect(page.locator('.ant-skeleton-active')).toHaveCount(0)
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await making.getByRole('button', { name: /归\s*入$/ }).click()
  await expect(making.getByText('请填写')).toBeVisible()
  await making.getByLabel('类目').click()
  await page.getByTitle('手作', { exact: true }).click()
  await making.getByLabel('名称').fill('竹篮子')
  await making.getByRole('button', { name: /归\s*入$/ }).click()
  await expect(page.getByText('已归入竹篮子')).toBeVisible()
  await expect(rows).toHaveCount(2)
  const made = `select i.name, s.own_unit as unit from sale s join item i using (item_id) where s.title = '练手编的竹篮'`
  expect(await asked(room.folder, made)).toEqual([{ name: '竹篮子', unit: '' }])
  await room.driver.signOut()
})

test('the panels of open rows have no serious faults', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'))
  for (const path of ['/blocks', '/offers', '/shops', '/mutual', '/votes', '/elections', '/approvals']) {
    await room.driver.open(path)
    await openRow(page.locator('tbody tr[data-row-key]').first())
    await expect(page.locator('main aside h2').first()).toBeVisible()
    await expect(page.locator('.ant-skeleton-active')).toHaveCount(0)
    expect(await seriousFaults(page.locator('body')), path).toEqual([])
  }
  await room.driver.signOut()
})
