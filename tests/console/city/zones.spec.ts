import { expect, test } from '@playwright/test'
import { seriousFaults } from '../../support/browser/axe'
import { asked } from '../books'
import { Room } from '../room'

/** How a city sells its own blocks: by two persons, at the price of their zone. */
const room = Room.open()

test('a zone is put on sale by two persons, and its blocks can then be bought at its price', async ({ page }) => {
  const panel = room.panel('分区')
  const row = page.getByRole('row', { name: '河西' })
  const offered = async () =>
    (
      await asked(
        room.folder,
        'select 1 from block where block_no between 4000 and 4999 and state = 0 and transfer_price = 8800',
      )
    ).length
  await asked(
    room.folder,
    `insert into block (block_id, area_id, block_no, state, capacity, name, created_at)
     select max(block_id) + 1, area_id, 4100, 0, 3, '', 0 from block where area_id = 3253 group by area_id`,
  )
  await room.driver.signIn(room.who('周琪'), '/zones')
  await expect(row).toContainText('只在扩容期')
  await row.click()
  await panel.getByText('按标价', { exact: true }).click()
  await panel.getByLabel('理由，写进审计').first().fill('河西先卖一批')
  await panel.getByRole('button', { name: '保存' }).click()
  await expect(panel.getByText('按标价卖要先定单价')).toBeVisible()
  await panel.getByLabel('未售单价').fill('88.00')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await panel.getByRole('button', { name: '保存' }).click()
  await room.said('已交复核，同意后生效')
  await expect(row).toContainText('等第二人复核')
  expect(await offered()).toBe(0)
  await room.driver.signOut()

  await room.driver.signIn(room.who('沈越'), '/zones')
  await row.click()
  await expect(panel.getByText('等第二人复核，同意后生效')).toBeVisible()
  await panel.getByLabel('意见，写进审计').fill('价格和上一期一样')
  await panel.getByRole('button', { name: '输入动态码并同意' }).click()
  await room.sure('输入动态码并同意', '88.00')
  await expect(row).toContainText('按标价')
  expect(await offered()).toBe(1)
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await room.driver.signOut()
})
