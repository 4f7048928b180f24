import { expect, test } from '@playwright/test'
import { minuteMs } from '@contract/durations'
import { sandboxRobot } from '../../server/robots/robots'
import { seriousFaults } from '../support/browser/axe'
import { asked } from './books'
import { Room } from './room'

/** What operators are told of, and where it goes. */
const room = Room.open()

/** The robot of our sandbox. */
async function feishuRobot() {
  const [row] = await asked<{ value: string }>(room.folder, `select value from setting where key = 'sandbox_key'`)
  if (!row) throw new Error('the sandboxes have no key')
  return sandboxRobot({ sandboxKey: row.value }, 'feishu')
}

test('a robot is added, tried and paused; what the vendor refuses is said in words', async ({ page }) => {
  const { key, secret } = await feishuRobot()
  const panel = room.panel('告警')
  await room.driver.signIn(room.who('管理员'), '/alarms?tab=channels')
  await expect(page.getByRole('row', { name: '财务群' })).toContainText('钉钉')
  await page.getByRole('button', { name: '添加通道' }).click()
  await panel.getByText('飞书', { exact: true }).click()
  await panel.getByLabel('名称').fill('值班群')
  await panel.getByLabel('Webhook 地址').fill(`https://open.feishu.cn/open-apis/bot/v2/hook/${key}x`)
  await panel.getByLabel('加签密钥').fill('0123456789abcdef')
  await panel.getByRole('button', { name: '保存' }).click()
  await expect(panel.getByRole('alert')).toContainText('Webhook 地址有误')
  await panel.getByLabel('Webhook 地址').fill(`https://open.feishu.cn/open-apis/bot/v2/hook/${key}`)
  await panel.getByRole('switch', { name: '设静默时段' }).click()
  await expect(panel.getByLabel('从几点')).toHaveValue('22')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await panel.getByRole('button', { name: '保存' }).click()
  await room.said('已保存')
  await expect(panel.locator('dl').first()).toContainText(`尾号 ${key.slice(-4)}`)

  await panel.getByRole('button', { name: '发测试消息' }).click()
  await expect(panel.getByText('未发出：签名未通过，请核对密钥，或校准服务器时间（19021）').first()).toBeVisible()
  await panel.getByRole('button', { name: '改这个通道' }).click()
  await panel.getByLabel('加签密钥').fill(secret)
  await panel.getByRole('button', { name: '保存' }).click()
  await expect(panel.getByRole('button', { name: '改这个通道' })).toBeVisible()
  await panel.getByRole('button', { name: '发测试消息' }).click()
  await expect(panel.getByText('已发出，请到接收处查看')).toBeVisible()
  await expect(panel).not.toContainText('没发出')

  await panel.getByLabel('暂停 磁盘快满').click()
  await page.locator('.ant-select-item', { hasText: '4 小时' }).click()
  await room.said('已暂停')
  await expect(panel.getByText(/^暂停到/)).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await panel.getByRole('button', { name: '移除通道' }).click()
  await room.sure('移除通道', '值班群')
  await room.said('已移除')
  await expect(page.getByRole('row', { name: '值班群' })).toHaveCount(0)
  await room.driver.signOut()
})

test('what is so now stands in the list, with who was told; it leaves when it is over', async ({ page }) => {
  test.setTimeout(6 * minuteMs)
  await room.driver.signIn(room.who('管理员'), '/alarms')
  const row = page.getByRole('row', { name: '备份过旧' })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('值班邮箱', { timeout: 5_000 })
  }).toPass({ timeout: 2 * minuteMs })
  await row.click()
  await expect(room.panel('告警')).toContainText('从未备份')
  await expect(room.panel('告警')).toContainText('最近一次备份超过 24 小时，或从未备份')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await asked(
    room.folder,
    `insert into setting (key, value) select 'backup_at', max(at)::text from heartbeat returning key`,
  )
  await room.driver.open('/alarms?state=over')
  await expect(async () => {
    await page.reload()
    await row.click({ timeout: 5_000 })
    await expect(room.panel('告警')).toContainText('通知已恢复', { timeout: 5_000 })
  }).toPass({ timeout: 2 * minuteMs })
  await room.driver.open('/alarms')
  await expect(page.getByText('开始', { exact: true }).first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await room.driver.signOut()
})
