import { expect, test } from '@playwright/test'
import { Room } from './room'

/** What every page keeps to: keys of a panel in sight, the focus where the work is, the way back, and what the overview says it knows. */
const room = Room.open()

test('the keys of a panel are in sight as soon as it opens', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'))
  const paths = ['/withdrawals', '/handovers', '/rounds', '/reports', '/letters?id=new', '/rounds?id=new']
  let seen = 0
  for (const path of paths) {
    await room.driver.open(path)
    if (!path.includes('id=')) await page.locator('tbody tr[data-row-key]').first().click()
    await expect(page.locator('main aside h2').first()).toBeVisible()
    await expect(page.locator('.ant-skeleton-active')).toHaveCount(0)
    const keys = page.locator('main aside [data-ways]')
    if ((await keys.count()) === 0) continue
    await expect(keys.last(), path).toBeInViewport({ ratio: 1 })
    seen += 1
  }
  expect(seen).toBeGreaterThan(3)
  await room.driver.signOut()
})

test('the focus goes into the panel that opens, and back to its row', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/orders')
  const rows = page.locator('tbody tr[data-row-key]')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const panel = page.locator('main aside')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await panel.evaluate((place) => place.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(rows.nth(1)).toBeFocused()
  await room.driver.signOut()
})

test('the way back undoes one step after another: the row, then the filter, then the tab', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/withdrawals')
  await page.getByText('全部', { exact: true }).click()
  await expect(page).toHaveURL(/state=all/)
  await page.getByRole('textbox', { name: '单号、门牌号或昵称' }).fill('W')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=W/)
  await page.locator('tbody tr[data-row-key]').first().click()
  await expect(page).toHaveURL(/id=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/id=/)
  await expect(page).toHaveURL(/q=W/)
  await page.goBack()
  await expect(page).not.toHaveURL(/q=W/)
  await page.goBack()
  await expect(page).not.toHaveURL(/state=all/)
  await expect(page).toHaveURL(/withdrawals/)
  await room.driver.signOut()
})

test('the overview tells when the books were checked from how many entries there are now', async ({ page }) => {
  await room.driver.signIn(room.who('周琪'), '/')
  await expect(page.getByText(/^(\d\d:\d\d 核对，现在共 )?[\d,]+ 条$/)).toBeVisible()
  await room.driver.signOut()
})
