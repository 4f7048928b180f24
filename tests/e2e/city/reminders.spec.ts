import { openListingOf, payOrder, takeListing } from '../pages/board'
import { messengerOf } from '../pages/messenger'
import { deliver, openNewest, readOrderNo } from '../pages/orders'
import { becomePerson, pairOf } from '../pages/people'
import { ask, deviceOf } from '../support/device'
import { expect, test } from '../support/test'

interface Sent {
  readonly template_id: string
  readonly page: string
}

test('in the mini-program who paid is asked once, and the delivery reaches him outside the app', async ({
  app,
  page,
}) => {
  test.setTimeout(120_000)
  const { buyer, seller } = pairOf('abilities', app)
  const messenger = await messengerOf(app)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ device: 'reminders' })
  const login = await fetch(`${messenger}/sandbox/login`, { method: 'POST', headers, body })
  const { code } = (await login.json()) as { code: string }
  const device = await deviceOf(app.serverUrl, buyer)
  await ask(device, '/user/prove', { by: 'founder', secret: await device.server.encrypted(buyer.password) })
  await ask(device, '/user/bindWechat', { code })
  await becomePerson(app, buyer)
  await app.mock('requestSubscribeMessage', { 'sandbox-delivery': 'accept' })
  await openListingOf(app, seller.blockNo)
  await takeListing(app)
  await payOrder(app)
  const orderNo = await readOrderNo(app)
  const offer = app.screen().getByText('卖家交付时，微信可以提醒你一次。')
  await expect(offer).toBeVisible()
  await app.screenshot('reminder')
  await app.screen().getByText('开启提醒').tap()
  await expect.poll(() => app.toastText()).toContain('到时微信会提醒你一次')
  await expect(offer).toBeHidden()
  const asked = await page.evaluate(() =>
    globalThis.__host.calls.filter(({ name }) => name === 'requestSubscribeMessage').map(({ arg }) => arg),
  )
  expect(asked).toEqual([expect.objectContaining({ tmplIds: ['sandbox-delivery'] })])

  await becomePerson(app, seller)
  await openNewest(app, 'sale', '交付')
  await deliver(app, `放在北门，${orderNo}`)
  const sent = async () => (await (await fetch(`${messenger}/sandbox/subscribeMessages`)).json()) as readonly Sent[]
  await expect.poll(sent).toEqual([
    expect.objectContaining({
      template_id: 'sandbox-delivery',
      page: expect.stringMatching(/^pages\/order\/info\?id=\d+$/),
    }),
  ])
})
