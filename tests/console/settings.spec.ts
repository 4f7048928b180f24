import { expect, test } from '@playwright/test'
import { seriousFaults } from '../support/browser/axe'
import { Room } from './room'

/** What a city sets: at once, by two, or from the next closing time on. */
const room = Room.open()

test('a lower threshold counts at once, a higher one after a second administrator', async ({ page }) => {
  const name = '提现复核门槛'
  const stands = (yuan: string) => expect(room.panel('设置').locator('dl')).toContainText(`现在${yuan}`)
  await room.driver.signIn(room.who('管理员'), '/settings?group=thresholds')
  await page.getByRole('row', { name }).click()
  await stands('1,000.00')
  await room.set({ name, yuan: '800', button: '1,000.00 → 800.00' })
  await room.said('已保存')
  await stands('800.00')
  await room.set({ name, yuan: '1200', button: '提请：800.00 → 1,200.00' })
  await room.said('已提交，还差一人')
  await stands('800.00')
  await expect(room.panel('设置').getByRole('alert')).toContainText('还差一人')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await room.driver.signOut()

  await room.driver.signIn(room.who('管理员乙'), '/approvals')
  await page.getByRole('row', { name: '改门槛' }).click()
  await room.panel('复核').getByRole('button', { name: '输入动态码并同意' }).click()
  await room.sure('输入动态码并同意', '1,200.00')
  await room.said('已同意')
  await room.driver.open('/settings?group=thresholds')
  await page.getByRole('row', { name }).click()
  await stands('1,200.00')
  await room.driver.signOut()
})

test('a change of a setting waits for the next closing time, and is taken back until then', async ({ page }) => {
  const name = '每笔充值最少'
  await room.driver.signIn(room.who('林岚'), '/settings?group=money')
  await page.getByRole('row', { name }).click()
  const panel = room.panel('设置')
  await room.set({ name, yuan: '20', button: '10.00 → 20.00' })
  await room.said('已保存')
  await expect(panel.getByRole('alert')).toContainText('10.00 → 20.00')
  await expect(page.getByRole('row', { name }).locator('.ant-tag')).toContainText('20.00')
  await expect(panel).toContainText('等生效')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await panel.getByLabel('理由，写进审计').fill('先不改，再看一个月')
  await panel.getByRole('button', { name: '撤回改动' }).click()
  await room.sure('撤回改动', '10.00')
  await room.said('已撤回')
  await expect(panel).toContainText('林岚')
  await expect(page.getByRole('row', { name }).locator('.ant-tag')).toHaveCount(0)
  await room.driver.signOut()
})

test('a module is read only by one operator, and closed by two', async ({ page }) => {
  const name = '投票入口'
  const panel = room.panel('设置')
  const pick = async (access: string, button: string) => {
    await panel.getByRole('button', { name: '改这一项' }).click()
    await panel.getByLabel(`${name} 全部平台`).getByText(access, { exact: true }).click()
    expect(await seriousFaults(page.locator('body'))).toEqual([])
    await panel.getByLabel('理由，写进审计').fill('按上个月的情况调整')
    await panel.getByRole('button', { name: button, exact: true }).click()
    await room.sure(button, name)
  }
  await room.driver.signIn(room.who('周琪'), '/settings?group=modules')
  await page.getByRole('row', { name }).click()
  await pick('只读', '开放 → 只读')
  await room.said('已保存')
  await expect(panel.locator('dl').first()).toContainText('只读')
  await pick('关闭', '提请：只读 → 关闭')
  await room.said('已提交，还差一人')
  await room.driver.signOut()

  await room.driver.signIn(room.who('沈越'), '/approvals')
  await page.getByRole('row', { name: '改城市和模块' }).click()
  await room.panel('复核').getByRole('button', { name: '输入动态码并同意' }).click()
  await room.sure('输入动态码并同意', '关闭')
  await room.said('已同意')
  await room.driver.open('/settings?group=modules')
  await page.getByRole('row', { name }).click()
  await expect(panel.locator('dl').first()).toContainText('关闭')
  await room.driver.signOut()
})
