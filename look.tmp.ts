import { chromium } from 'playwright-core'
import { codeAt } from './tests/support/server/console-client'
import { caller } from './tests/support/server/process-call'
import { readFileSync, mkdirSync } from 'node:fs'
const url = 'http://127.0.0.1:18100'
const [name = '周琪', ...paths] = process.argv.slice(2)
const printed = readFileSync('/tmp/desk-run/out.txt', 'utf8').split('Demo staff')[1] ?? ''
const rows = [...printed.matchAll(/^ {2}(\S+) {2}(\S+) {2}([A-Z2-7]+) {2}(.+)$/gm)]
const staff = rows.find((r) => r[1] === name)!
async function main() {
  mkdirSync('/tmp/desk-run/shots', { recursive: true })
  const c = await caller(url)
  await c.call('/admin/clock', { byMs: 30_000 }, { ak: 'console-clock' })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text()))
  page.on('pageerror', (e) => console.log('PAGEERR', e.message))
  await page.goto(url + '/console/')
  await page.getByLabel('姓名').fill(staff[1]!)
  await page.getByLabel('密码').fill(staff[2]!)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('heading', { name: '动态码' }).waitFor()
  await page.getByRole('textbox', { name: '动态码' }).fill(await codeAt(staff[3]!, (await caller(url)).now()))
  await page.getByRole('button', { name: '退出登录' }).waitFor()
  for (const one of paths) {
    const [p = '', click] = one.split('@')
    await page.goto(`${url}/console${p}`)
    await page.waitForLoadState('networkidle')
    if (click === 'row') await page.locator('tbody tr.ant-table-row').first().click().catch(() => console.log('no row', p))
    await page.waitForTimeout(700)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) console.log('OVERFLOW', p, over)
    await page.screenshot({ path: `/tmp/desk-run/shots/${one.replace(/[\/?=&@]/g, '_')}.png` })
    console.log(one)
  }
  await browser.close()
}
void main()
