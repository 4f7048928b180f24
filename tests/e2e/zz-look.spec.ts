import { mkdirSync } from 'node:fs'
import { demoAreaId as areaId, demoPassword } from '../../server/demo/residents'
import { becomeUserOf } from './pages/people'
import { readByAll, electionOfMayor, ownShop } from './pages/walks/of-the-city'
import { ask, deviceOf } from './support/device'
import { placeOf } from './support/places'
import { test } from './support/test'

const dir = '/tmp/c22/shots'
test('looks', async ({ app, page }, info) => {
  test.setTimeout(900_000)
  mkdirSync(dir, { recursive: true })
  app.allowErrors(/.*/)
  await page.setViewportSize({ width: 375, height: 812 })
  const who = await deviceOf(app.serverUrl, { blockNo: 128, password: demoPassword(128) })
  const q = await readByAll(who)
  const open = await ask(who, '/bctVote/list', { areaId, tab: 'open' })
  const past = await ask(who, '/bctVote/list', { areaId, tab: 'archive' })
  const idBy = (rows: readonly { voteId: number; title: string; ballot: string }[], f: (r: any) => boolean) => rows.find(f)?.voteId ?? 0
  const spend = await ask(who, '/bctFund/list', { areaId, kind: 'spend' })
  const fundArchived = (await ask(who, '/bctArchive/list', { areaId, type: 'fund' })).data[0]
  const named = idBy(past.data, (r) => r.title === '早市搬到河西空地')
  const list: [string, any, string][] = [
    ['20-home-community', 'home', ''],
    ['21-archive', 'archive', ''],
    ['21-archive-info', 'archived', `?type=fund&id=${fundArchived?.refId}`],
    ['22-expand', 'expand', ''],
    ['22-expand-price', 'expandPrice', ''],
    ['22-expand-about', 'rich', '?key=expand'],
    ['16-fund', 'fund', ''],
    ['24-fund-entry', 'fundEntry', `?areaId=${areaId}&no=${spend.data[0]?.entryNo}`],
    ['23-vote', 'votes', ''],
    ['16-vote', 'vote', `?id=${idBy(open.data, (r) => r.ballot === 'yesno')}`],
    ['23-vote-multi', 'vote', `?id=${idBy(open.data, (r) => r.ballot === 'multi')}`],
    ['23-vote-result', 'vote', `?id=${idBy(past.data, (r) => r.ballot === 'yesno' && r.state === 'passed')}`],
    ['zz-vote-named', 'vote', `?id=${named}`],
    ['23-vote-add', 'voteAdd', ''],
    ['25-shop', 'shop', ''],
    ['25-shop-info', 'shopInfo', q.shopInfo ?? ''],
    ['25-shop-add', 'shopAdd', (await ownShop(who)).shopInfo ?? ''],
    ['26-mutual', 'mutual', ''],
    ['26-mutual-info', 'mutualInfo', q.mutualInfo ?? ''],
    ['26-mutual-add', 'mutualAdd', ''],
    ['27-mayor-join', 'mayor', ''],
    ['16-mayor', 'mayor', ''],
    ['27-mayor-result', 'mayor', await electionOfMayor(who)],
    ['05-mine', 'mine', ''],
  ]
  if (process.env['LOOK_NEW'] === '1') list.push(['zz-favourites', 'favourites', ''])
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await becomeUserOf(app, who)
    for (const [name, route, query] of list) {
      const at = Date.now()
      try {
        await app.open(`${placeOf(route)}${query}`.slice(1))
        await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined)
        const took = Date.now() - at
        const file = `${dir}/${name}.${info.project.name}.${scheme}`
        if (info.project.name === 'h5') {
          const tall = await page.evaluate(() => Math.max(...[...document.querySelectorAll('*')].map((e) => e.scrollHeight)))
          await page.setViewportSize({ width: 375, height: Math.min(Math.max(812, tall), 1500) })
          await page.waitForTimeout(200)
        }
        await page.screenshot({ path: `${file}.png` })
        await page.setViewportSize({ width: 375, height: 812 })
        console.log(info.project.name, scheme, name, took)
        if (scheme === 'light' && (name === 'zz-vote-named' || name === '27-mayor-result')) {
          const began = Date.now()
          const button = app.screen().getByRole('button', { name: /^自己数/ }).first()
          if (await button.count()) {
            await button.tap({ timeout: 5000 })
            await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => undefined)
            await page.waitForTimeout(300)
            console.log(info.project.name, 'recount', name, Date.now() - began - 800)
            await page.screenshot({ path: `${file}.recount.png` })
          } else console.log('no recount button on', name)
        }
      } catch (error) {
        console.log('FAILED', info.project.name, scheme, name, String(error).slice(0, 200))
      }
    }
  }
})
