import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Room } from './room'

/** Opens the panel of a row, at its edge: in its middle there may be a link to something else. */
export const openRow = (row: Locator): Promise<void> =>
  row
    .locator('td')
    .first()
    .click({ position: { x: 3, y: 3 } })

/** Opens a withdrawal in its list. */
export async function openWithdrawal(room: Room, withdrawNo: string): Promise<void> {
  await room.driver.page.getByRole('row', { name: withdrawNo }).click()
  await expect(room.panel('提现').getByRole('heading', { name: withdrawNo })).toBeVisible()
}

/** The first of two signs what is open. */
export async function signFirst(room: Room): Promise<void> {
  await room.panel('提现').getByLabel('意见，写进审计').fill('收款账户已电话核实')
  await room.panel('提现').getByRole('button', { name: '同意并提交复核' }).click()
}

/** The second one signs what is open, and pays it. */
export async function signSecondAndPay(room: Room, withdrawNo: string): Promise<void> {
  await room.panel('提现').getByRole('button', { name: '输入动态码并同意' }).click()
  await room.sure('输入动态码并同意', withdrawNo)
  await room.said('已同意')
  await room.panel('提现').getByRole('button', { name: '开始打款' }).click()
  const paid = room.panel('提现').getByRole('button', { name: '已付' })
  await room.panel('提现').getByLabel('银行流水号').fill('2026112600012345')
  await paid.click()
  await room.sure('已付', withdrawNo)
  await expect(room.panel('提现').getByText('这一笔已经结束')).toBeVisible()
}

/** Finds a payment by its number and fills in a refund of a part of it. */
export async function fillRefund(room: Room, payNo: string, yuan: string): Promise<void> {
  const panel = room.panel('退款')
  await room.driver.page.getByRole('button', { name: '按单号退款' }).click()
  await panel.getByLabel('支付单、订单、充值或微信的单号').fill(payNo)
  await panel.getByRole('button', { name: '查付款' }).click()
  await panel.getByLabel('退多少').fill(yuan)
  await expect(panel.getByText('待付清算 → 微信支付')).toBeVisible()
  await panel.getByLabel('理由，付款人可见').fill('重复付款，退一次')
}

/** Writes a letter for a moment; gives how many it will reach. */
export async function writeLetter(room: Room, title: string, sendAt: number): Promise<string> {
  const panel = room.panel('信件')
  await panel.getByLabel('标题').fill(title)
  const editor = panel.getByRole('textbox', { name: '内容' })
  await editor.click()
  const { keyboard } = room.driver.page
  await keyboard.type('周六 ')
  await panel.getByRole('button', { name: '加粗' }).click()
  await keyboard.type('9:00–11:00')
  await panel.getByRole('button', { name: '加粗' }).click()
  await keyboard.type(' 南桥停水。')
  await room.moment('发送', sendAt)
  await expect(panel.getByText('9:00–11:00', { exact: true }).last()).toBeVisible()
  const counted = panel.getByText(/^\d+ 人，应用内通知/)
  const [, reach = ''] = /^(\d+) 人/.exec(await counted.innerText()) ?? []
  return reach
}

/** Halts the trade of the city, or lets it go on. */
export async function turnTrade(room: Room, act: '停市' | '恢复交易', reason: string): Promise<void> {
  const halt = room.driver.page.getByRole('region', { name: '停市' })
  await halt.getByLabel('理由，所有人可见').fill(reason)
  await halt.getByRole('button', { name: act }).click()
  await room.sure(act, '测试城')
}

/** Tries a file of goods, and says what would happen. */
export async function tryImport(room: Room, csv: string, says: string): Promise<void> {
  await room.driver.page.getByLabel('内容，第一行是表头').fill(csv)
  await room.driver.page.getByRole('button', { name: '试跑' }).click()
  await expect(room.driver.page.getByText(says)).toBeVisible()
}

/** Runs the file that was tried. */
export async function runImport(room: Room, reason: string, repeats: string): Promise<void> {
  await room.driver.page.getByLabel('理由，写进审计').fill(reason)
  await room.driver.page.getByRole('button', { name: '执行导入' }).click()
  await room.sure('执行导入', repeats)
}
