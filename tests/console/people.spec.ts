import { expect, test } from '@playwright/test'
import { seriousFaults } from '../support/browser/axe'
import { asked } from './books'
import { Room } from './room'

/** One page for one person, and the search that leads there. */
const room = Room.open()

/** Who bought and sold the most: there is something on most tabs. */
const busiest = async () => {
  const [one] = await asked<{ id: string; name: string; no: string; mobile: string }>(
    room.folder,
    `select u.user_id::text as id, u.nick_name as name, b.block_no::text as no, u.mobile
     from user_account u join block b on b.owner_user_id = u.user_id
     where u.mobile <> '' order by (select count(*) from trade_order o where u.user_id in (o.buyer_user_id, o.seller_user_id)) desc, b.block_no limit 1`,
  )
  if (!one) throw new Error('the demo city has residents')
  return one
}

test('a resident opens as a page whose tabs are the lists of all, narrowed', async ({ page }) => {
  const { id, name } = await busiest()
  await room.driver.signIn(room.who('林岚'), '/residents')
  const rows = page.locator('tbody tr[data-row-key]')
  await rows.first().locator('td').last().click()
  await expect(page).toHaveURL(/\/person\/info\?userId=\d+$/)
  await page.goBack()
  await expect(rows.first()).toBeVisible()

  await room.driver.open(`/person/info?userId=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  const tabs = page.getByRole('radiogroup', { name: '居民的页面' })
  for (const tab of ['概况', '订单', '钱', '案件', '发布', '消息与通知', '登录与设备', '备注']) {
    await tabs.getByText(tab, { exact: true }).click()
    await expect(page.locator('.ant-skeleton-active, .ant-spin-spinning')).toHaveCount(0)
    await expect(page.getByText('加载失败')).toHaveCount(0)
    expect(await seriousFaults(page.locator('body')), tab).toEqual([])
  }
  await tabs.getByText('订单', { exact: true }).click()
  const [orders] = await asked<{ count: string }>(
    room.folder,
    `select count(*)::text as count from trade_order where ${id} in (buyer_user_id, seller_user_id)`,
  )
  await expect(page.getByText(new RegExp(`^${orders?.count} 条，`))).toBeVisible()
  await rows.first().getByRole('link').first().click()
  await expect(room.panel('订单').getByRole('heading', { level: 2 })).toContainText(/D\d{6}-\d{4}/)
  await expect(page).toHaveURL(/\/person\/info\?.*part=orders/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/part=notes/)
  await tabs.getByText('钱', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: '余额' })).toBeVisible()
  await page.getByText('流水', { exact: true }).click()
  await expect(rows.first()).toBeVisible()
  await room.driver.signOut()
})

test('money is for finance; a note stays with the person, with its writer’s name', async ({ page }) => {
  const { id } = await busiest()
  await room.driver.signIn(room.who('小雨'), `/person/info?userId=${id}&part=limits`)
  const tabs = page.getByRole('radiogroup', { name: '居民的页面' })
  await expect(tabs.getByText('概况', { exact: true })).toBeVisible()
  await expect(tabs.getByText('钱', { exact: true })).toHaveCount(0)
  await tabs.getByText('备注', { exact: true }).click()
  await page.getByLabel('备注，仅同事可见').fill('说会换一个收款账户')
  await page.getByRole('button', { name: '保存备注' }).click()
  await expect(page.getByText('说会换一个收款账户')).toBeVisible()
  await expect(page.locator('#page').getByText('小雨', { exact: true })).toBeVisible()
  await room.driver.signOut()
})

test('the search has what is exactly so first, takes the last digits of a number, and begins what is called', async ({
  page,
}) => {
  const { name, no, mobile } = await busiest()
  await room.driver.signIn(room.who('周琪'))
  const field = page.getByRole('combobox', { name: '单号、门牌号、手机尾号、昵称，或要做的事' })
  const options = page.locator('.ant-select-item-option')
  const search = async (text: string) => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await field.fill(text)
  }
  await search(no)
  await expect(options.first()).toContainText(`区块`)
  await expect(options.first()).toContainText(no)
  await page.keyboard.press('Escape')
  await expect(field).not.toBeFocused()

  await search(mobile.slice(-4))
  // Of the search before, the block with its owner's name may still stand there.
  await expect(options.filter({ hasText: /^区块/ })).toHaveCount(0)
  await options.filter({ hasText: name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.locator('#page')).toBeFocused()

  const [order] = await asked<{ no: string }>(
    room.folder,
    'select order_no as no from trade_order order by order_id limit 1',
  )
  await search(order?.no ?? 'none')
  await expect(options.first()).toContainText(order?.no ?? 'none')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(room.panel('订单')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(room.panel('订单')).toBeHidden()
  await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(1)

  await search('写信件')
  await options.filter({ hasText: '写信件' }).first().click()
  await expect(room.panel('信件').getByRole('heading', { name: '写信件' })).toBeVisible()
  await room.driver.signOut()
})
