import { expect, test } from '@playwright/test'
import { dayMs } from '@contract/durations'
import { asked } from './books'
import { Room } from './room'
import { turnTrade, writeLetter } from './steps'

/** Two of staff at one thing, a server that refuses, a build that is gone: nobody loses what was typed, or believes what is not so. */
const room = Room.open()

test('who comes second to a withdrawal reads who was first, and keeps what was typed', async () => {
  const [one] = await asked<{ no: string; id: string; ver: number }>(
    room.folder,
    `select withdraw_no as no, withdraw_id::text as id, ver from withdrawal where state = 'applied' and amount < 100000 limit 1`,
  )
  if (!one) throw new Error('the demo city has a withdrawal for one person')
  await room.driver.signIn(room.who('周琪'), `/withdrawals?id=${one.id}`)
  const panel = room.panel('提现')
  await panel.getByLabel('意见，写进审计').fill('姓名和账号对不上')
  await room.elsewhere(room.who('林岚'), `/withdrawals?id=${one.id}`, async () => {
    await room.panel('提现').getByRole('button', { name: '同意', exact: true }).click()
    await room.said('已处理')
  })
  await panel.getByRole('button', { name: '驳回' }).click()
  await room.sure('驳回', one.no)
  await expect(panel.getByText('林岚 刚刚已处理：同意提现')).toBeVisible()
  await expect(panel.getByText('你写的：姓名和账号对不上')).toBeVisible()
  await expect(panel.getByLabel('意见，写进审计'), 'what was typed stays in its form').toHaveValue('姓名和账号对不上')
  await expect(panel.getByRole('button', { name: '开始打款' })).toBeVisible()
  await room.driver.signOut()
})

test('who comes second to a report reads who was first; it stays though its list has no such report any more', async ({
  page,
}) => {
  await room.driver.signIn(room.who('周琪'), '/reports')
  const row = page.locator('tbody tr[data-row-key]').first()
  const key = (await row.getAttribute('data-row-key')) ?? ''
  // Beside its links.
  await row.click({ position: { x: 4, y: 4 } })
  const panel = room.panel('举报')
  await panel.getByLabel(/^理由/).fill('多次发布同一广告')
  await room.elsewhere(room.who('沈越'), `/reports?id=${key}`, async () => {
    await room.panel('举报').getByLabel(/^理由/).fill('没有违反规则')
    await room.panel('举报').getByRole('button', { name: '保留' }).click()
    await room.said('已处理')
  })
  await panel.getByRole('button', { name: '保留' }).click()
  await expect(panel.getByText('沈越 刚刚已处理：处理举报')).toBeVisible()
  await expect(panel.getByText('你写的：多次发布同一广告')).toBeVisible()
  await expect(panel.getByRole('button', { name: '保留' })).toBeDisabled()
  await room.driver.signOut()
})

test('a letter in the past is refused in its form; one in time is sent after its count was confirmed', async ({
  page,
}) => {
  await room.driver.signIn(room.who('周琪'), '/letters?id=new')
  const panel = room.panel('信件')
  const reach = await writeLetter(room, '周末停水', (await room.now()) - dayMs)
  await panel.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(`把“周末停水”发给 ${reach} 人`)
  await room.answer('发送')
  await expect(panel.getByText('时间已过，请重选')).toBeVisible()
  await expect(panel.getByLabel('标题')).toHaveValue('周末停水')
  await expect(page).toHaveURL(/id=new/)
  await room.moment('发送', (await room.now()) + dayMs)
  await panel.getByRole('button', { name: '发送', exact: true }).click()
  await room.answer('发送')
  await room.said('已定时')
  const drafts = `select count(*)::text as count from letter where title = '周末停水'`
  expect(await asked(room.folder, drafts), 'both tries are one letter').toEqual([{ count: '1' }])
  await room.driver.signOut()
})

test('a halt stands in the header and above every page, with since when, by whom and why', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/halt')
  await turnTrade(room, '停市', '支付通道检修')
  for (const path of ['/', '/orders', '/halt']) {
    await room.driver.open(path)
    await expect(page.getByRole('alert').filter({ hasText: /测试城停市中，.*起，周琪/ })).toContainText('支付通道检修')
    await expect(page.getByRole('banner')).toContainText('停市：测试城')
    await expect(page.getByRole('banner')).not.toContainText('营业中')
  }
  await turnTrade(room, '恢复交易', '检修已结束')
  await expect(page.getByRole('banner')).not.toContainText('停市')
  await room.driver.signOut()
})
