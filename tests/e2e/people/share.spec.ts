import type { Page } from '@playwright/test'
import { demoAreaId as areaId } from '../../../demo/residents'
import { messengerAgent } from '../pages/messenger'
import { becomePerson, pairOf } from '../pages/people'
import { idOf } from '../pages/walks/prepared'
import { ask, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

test.describe('in the messenger’s browser', () => {
  test.use({ userAgent: messengerAgent({ device: 'share' }) })

  test('in the messenger’s browser the menu is given the card of the block, and the button says where the menu is', async ({
    app,
    page,
  }) => {
    await becomePerson(app, pairOf('abilities', app).buyer)
    await app.open('pages/block/info')
    const given = () => page.evaluate(() => Reflect.get(globalThis, '__messengerMenu') as unknown)
    const link: unknown = expect.stringMatching(/#\/pages\/block\/info\?refereeId=\d+&id=\d+$/)
    await expect.poll(given).toEqual({
      updateAppMessageShareData: expect.objectContaining({ link }),
      updateTimelineShareData: expect.objectContaining({ link }),
    })
    await app.screen().getByRole('button', { name: '分享' }).tap()
    await app.screen().getByRole('button', { name: '发送给朋友' }).tap()
    await expect.poll(() => app.toastText()).toBe('点右上角“···”，发送给朋友')
  })
})

test('in the browser the system’s sheet shares where there is one, and giving it up is no failure', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    const share = (data: unknown) => {
      shared.push(data)
      return shared.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('no', 'AbortError'))
    }
    Object.assign(navigator, { share })
    Object.assign(globalThis, { __shared: shared })
  })
  await becomePerson(app, pairOf('abilities', app).buyer)
  await app.open('pages/block/info')
  for (let times = 0; times < 2; times += 1) {
    await app.screen().getByRole('button', { name: '分享' }).tap()
    await app.screen().getByRole('button', { name: '发送给朋友' }).tap()
    await expect(app.screen().getByRole('dialog')).toHaveCount(0)
  }
  const shared = () => page.evaluate(() => Reflect.get(globalThis, '__shared') as unknown)
  const card = { title: expect.any(String) as unknown, url: expect.stringContaining('refereeId=') as unknown }
  await expect.poll(shared).toEqual([card, card])
  await expect(page.getByText('复制失败')).toHaveCount(0)
})

/** What a resident sends to a friend from the page that is open: its address in the app. */
async function sent(app: AppDriver, page: Page): Promise<string> {
  if (app.target === 'weapp') {
    const card = await page.evaluate(() => globalThis.__host.hook('onShareAppMessage', { from: 'menu' }))
    return (card as { readonly path: string }).path.slice(1)
  }
  await app.screen().getByRole('button', { name: '分享', exact: true }).first().tap()
  // An election has no picture, so there is nothing to choose from.
  if (!(await app.path()).startsWith('pages/mayor'))
    await app.screen().getByRole('button', { name: '发送给朋友' }).tap()
  const link = () => page.evaluate(() => Reflect.get(globalThis, '__sent') as string | undefined)
  await expect.poll(link).toBeDefined()
  return ((await link()) ?? '').split('#/')[1] ?? ''
}

test('a vote, also an open one, a shop, a post and an election that a resident sends open for a guest, without a login before them', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const share = ({ url }: ShareData) => Promise.resolve(void Object.assign(globalThis, { __sent: url }))
    Object.assign(navigator, { share })
  })
  const { buyer } = pairOf('abilities', app)
  const device = await deviceOf(app.serverUrl, buyer)
  const { data: votes } = await ask(device, '/bctVote/list', { areaId, tab: 'archive' })
  const { data: open } = await ask(device, '/bctVote/list', { areaId, tab: 'open' })
  const { data: posts } = await ask(device, '/bctMutual/list', { areaId, kind: 'need' })
  const { naming } = await ask(device, '/bctFund/info', { areaId })
  const { seat } = await ask(device, '/bctMayor/info', { areaId })
  const [vote, running, shop, post] = [votes[0], open[0], naming[0], posts[0]]
  const things = [
    { of: `pages/vote/info?id=${idOf('vote', vote?.voteId)}`, says: vote?.title ?? '' },
    { of: `pages/vote/info?id=${idOf('open vote', running?.voteId)}`, says: running?.title ?? '' },
    { of: `pages/mutual/info?id=${idOf('post', post?.mutualId)}`, says: post?.title ?? '' },
    { of: `pages/shop/info?id=${idOf('shop', shop?.shopId)}`, says: shop?.name ?? '' },
    { of: `pages/mayor/index?id=${idOf('election', seat?.electionId)}`, says: seat?.nickName ?? '' },
  ]
  for (const { of, says } of things) {
    await becomePerson(app, buyer)
    await app.open(of)
    const link = await sent(app, page)
    expect(link).toContain('refereeId=')
    await app.keep([])
    await app.open(link)
    await expect(app.screen().getByText(says, { exact: true }).first(), link).toBeVisible()
    await expect(app.screen().getByRole('dialog'), 'nothing asks for a login').toHaveCount(0)
  }
})
