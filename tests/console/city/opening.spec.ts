import { expect, test } from '@playwright/test'
import { seriousFaults } from '../../support/browser/axe'
import { asked } from '../books'
import { Room } from '../room'

/** The list of a city's first day: what is missing, where it is done, and how it leaves. */
const room = Room.open()

test('an operator goes from the overview to the list, follows a line to its page, and says what the city does without', async ({
  page,
}) => {
  await room.driver.signIn(room.who('周琪'))
  const menu = page.getByRole('navigation', { name: '菜单' })
  await expect(menu.getByRole('link', { name: /^开城清单/ })).toBeVisible()
  await page.locator('#page').getByRole('link', { name: '去看' }).first().click()
  await expect(page.getByRole('heading', { name: '开城清单' })).toBeVisible()
  const line = (name: string) => page.locator('li', { has: page.getByText(name, { exact: true }) })
  await expect(line('营业时间')).toContainText('周琪')
  await expect(line('微信支付')).toContainText('演示城市用沙盒，不真实收款')
  await expect(line('备份')).toContainText('systemctl start menpai-backup')
  expect(await seriousFaults(page.locator('body'))).toEqual([])

  await line('说明与备案号').getByRole('link', { name: '去说明与协议' }).click()
  await expect(page.getByRole('heading', { name: '说明与协议', exact: true })).toBeVisible()
  await page.goBack()

  await line('快递查询').getByRole('button', { name: '不做', exact: true }).click()
  await line('快递查询').getByLabel('所有城市都不做的理由，写进审计').fill('本市只有面交，不寄快递')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await line('快递查询').getByRole('button', { name: '不做', exact: true }).click()
  await room.said('已记录')
  await expect(line('快递查询')).toContainText('本市只有面交，不寄快递')
  await expect(line('快递查询').getByRole('button')).toHaveCount(0)
  await room.driver.signOut()
})

test('when everything is there, the menu and the overview no longer name it', async ({ page }) => {
  await asked(
    room.folder,
    `insert into opening_mark (area_id, key, reason, by_user_id, at)
      select place, key, '演示', (select user_id from staff order by staff_id limit 1), 1
      from (select area_id as place from area union all select 0) p,
        unnest(array['staff', 'fees', 'hours', 'sms', 'storage', 'parcels', 'news', 'mail', 'wechatPay', 'blocks', 'texts',
          'backup', 'restore', 'alarms', 'payment', 'trade']) key
      on conflict do nothing returning key`,
  )
  await room.driver.signIn(room.who('周琪'))
  await expect(page.getByRole('heading', { name: '概览' })).toBeVisible()
  await expect(page.getByText('要处理').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^开城清单/ })).toHaveCount(0)
  await room.driver.open('/opening')
  await expect(page.getByText('已齐备，可以迎接居民')).toBeVisible()
  await room.driver.signOut()
})
