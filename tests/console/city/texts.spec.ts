import { expect, test } from '@playwright/test'
import { areaTextIdOf } from '@contract/texts/area-texts'
import { demoAreaId } from '../../../demo/residents'
import { seriousFaults } from '../../support/browser/axe'
import { asked } from '../books'
import { ConsoleDriver } from '../driver'
import { Room } from '../room'

/** The texts of a city: written with the editor, agreements by two, every version with its day. */
const room = Room.open()

const kept = (key: string) =>
  asked<{ ver: number; content: string }>(
    room.folder,
    `select ver::int as ver, content from area_text where area_id = ${demoAreaId} and key = '${key}' order by ver desc`,
  )

test('the agreement stands in the box as it is said now, and is another one once a second operator agreed', async ({
  page,
  browser,
}) => {
  const textId = areaTextIdOf(demoAreaId, 'agreement')
  await room.driver.signIn(room.who('周琪'), `/texts?areaId=${demoAreaId}`)
  await page.getByRole('row', { name: '用户协议' }).click()
  const panel = room.panel('说明与协议')
  await expect(panel.getByRole('heading', { name: '八、协议的修改和争议' })).toBeVisible()
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await panel.getByRole('button', { name: '修改', exact: true }).click()
  const box = panel.getByRole('textbox', { name: '内容' })
  await expect(box).toContainText('一、协议的范围')
  await box.press('Control+Home')
  await box.pressSequentially('本市由城务社运营，')
  await expect(panel.getByText('+ 本市由城务社运营，', { exact: false })).toBeVisible()
  await panel.getByLabel('改了什么、为什么').fill('写上谁在运营')
  await panel.getByRole('button', { name: '提请复核' }).click()
  await room.sure('提请复核', '测试城的用户协议第 2 版')
  await room.said('已提交，还差一人')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  expect((await kept('agreement')).map(({ ver }) => ver)).toEqual([1])

  const elsewhere = await browser.newContext()
  const other = new ConsoleDriver(await elsewhere.newPage(), room.server.url)
  await other.signIn(room.who('沈越'), `/texts?areaId=${demoAreaId}&id=${textId}`)
  await expect(other.page.getByText('+ 本市由城务社运营，', { exact: false })).toBeVisible()
  await other.page.getByRole('button', { name: '输入动态码并同意' }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: '输入动态码并同意' }).click()
  await expect(other.page.getByText('第 2 版').first()).toBeVisible()
  await expect.poll(async () => (await kept('agreement')).map(({ ver }) => ver)).toEqual([2, 1])
  expect((await kept('agreement'))[0]?.content).toContain('本市由城务社运营，')
  await other.signOut()
  await elsewhere.close()

  await page.reload()
  await panel.getByRole('button', { name: '打开' }).click()
  await expect(panel.getByText('这是第 1 版，已被替换')).toBeVisible()
  await room.driver.signOut()
})

test('what a resident agreed to stands on his page, and leads to its words', async ({ page }) => {
  const [one] = await asked<{ id: string }>(
    room.folder,
    `select user_id::text as id from agreed where key = 'agreement' order by user_id`,
  )
  await room.driver.signIn(room.who('周琪'), `/person/info?userId=${one?.id}&part=signIns`)
  await page.getByRole('link', { name: '测试城用户协议第 1 版' }).click()
  await expect(room.panel('说明与协议').getByRole('heading', { name: '八、协议的修改和争议' })).toBeVisible()
  await room.driver.signOut()
})
