import { messengerAgent } from './pages/messenger'
import { becomePerson, pairOf } from './pages/people'
import { expect, test } from './support/test'

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
  const button = app.screen().getByRole('button', { name: '分享' })
  await button.tap()
  await button.tap()
  const shared = () => page.evaluate(() => Reflect.get(globalThis, '__shared') as unknown)
  const card = { title: expect.any(String) as unknown, url: expect.stringContaining('refereeId=') as unknown }
  await expect.poll(shared).toEqual([card, card])
  await expect(page.getByText('复制失败')).toHaveCount(0)
})
