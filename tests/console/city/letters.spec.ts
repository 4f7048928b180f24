import { expect, test } from '@playwright/test'
import { minuteMs } from '@contract/durations'
import { seriousFaults } from '../../support/browser/axe'
import { asked } from '../books'
import { Room } from '../room'
import { openRow } from '../steps'

/** Letters of staff: from a template, to many by two persons, and taken back from whoever had them. */
const room = Room.open()

const template = '南桥停水'
const title = '南桥周六停水'

/** What residents have of the letter. */
const copies = () =>
  asked<{ people: string; content: string }>(
    room.folder,
    `select count(distinct user_id)::text as people, min(content) as content from user_notice where title = '${title}'
     having count(*) > 0`,
  )

async function writeTemplate(): Promise<void> {
  const { page } = room.driver
  await room.driver.open('/templates?id=new')
  const panel = room.panel('模板与常用语')
  await panel.getByLabel('名称').fill(template)
  await panel.getByLabel('标题').fill(title)
  await panel.getByRole('textbox', { name: '内容' }).click()
  await page.keyboard.type('{城市}周六 9:00 起停水两小时。')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await panel.getByRole('button', { name: /^保\s*存$/ }).click()
  await room.said('已存')
  await expect(page.getByRole('row', { name: template })).toContainText(title)
}

/** Writes the letter from its template and asks a colleague; gives how many it will reach. */
async function askAboutLetter(): Promise<string> {
  const { page } = room.driver
  await room.driver.open('/letters?id=new')
  const panel = room.panel('信件')
  await panel.getByRole('button', { name: '用模板' }).click()
  await panel.getByRole('button', { name: template }).click()
  await expect(panel.getByLabel('标题')).toHaveValue(title)
  await expect(panel.getByRole('textbox', { name: '内容' })).toContainText('{城市}周六 9:00 起停水两小时。')
  await expect(panel.getByText('超过 5 人，要同事复核')).toBeVisible()
  const [, reach = ''] = /^(\d+) 人/.exec(await panel.getByText(/^\d+ 人，应用内通知/).innerText()) ?? []
  const ask = panel.getByRole('button', { name: '提请复核' })
  await expect(ask, 'a colleague is told why').toBeDisabled()
  await panel.getByLabel('提请复核的理由').fill('水务公司今早的通知')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await ask.click()
  await room.sure('提请复核', `把“${title}”发给 ${reach} 人`)
  await room.said('已提请复核')
  await expect(panel.getByText('等同事复核')).toBeVisible()
  await expect(panel.getByText('不能复核自己提交的')).toBeVisible()
  await expect(page.getByRole('row', { name: title })).toContainText('草稿')
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  return reach
}

test('a letter to more than the threshold takes two, and is taken back from all who had it', async ({ page }) => {
  const name = '信件复核门槛（超过才复核）'
  await room.driver.signIn(room.who('管理员'), '/settings?group=thresholds')
  await page.getByRole('row', { name }).click()
  await room.set({ name, yuan: '5', button: '500 人 → 5 人' })
  await room.said('已保存')
  await room.driver.signOut()

  await room.driver.signIn(room.who('周琪'), '/templates')
  await writeTemplate()
  const reach = await askAboutLetter()
  await room.elsewhere(room.who('沈越'), '/letters', async () => {
    const row = room.driver.page.getByRole('row', { name: title })
    await openRow(row)
    await room.panel('信件').getByRole('button', { name: '输入动态码并同意' }).click()
    await room.sure('输入动态码并同意', `发给 ${reach} 人`)
    await room.said('已同意')
    await expect(row).toContainText(/已定时|已发/)
  })
  await room.driver.forward(minuteMs)
  const row = page.getByRole('row', { name: title })
  await expect(async () => {
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(row).toContainText('已发', { timeout: 1000 })
  }).toPass()
  expect(await copies()).toEqual([{ people: reach, content: '<p>测试城周六 9:00 起停水两小时。</p>' }])

  const panel = room.panel('信件')
  await panel.getByLabel('撤回的理由').fill('改到下周六了')
  await panel.getByRole('button', { name: '撤回信件' }).click()
  await room.sure('撤回信件', `从 ${reach} 人那里收回“${title}”`)
  await room.said('已处理')
  await expect(row).toContainText('已撤回')
  expect(await copies(), 'nobody has it any more').toEqual([])
  expect(await seriousFaults(page.locator('body'))).toEqual([])
  await room.driver.signOut()
})
