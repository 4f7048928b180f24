import { openListingOf } from './pages/board'
import { expect, test } from './support/test'

test('in the mini-program a listing opened in Moments is looked at: nothing there leads to another page', async ({
  app,
  page,
}) => {
  await openListingOf(app, 3021)
  await expect(app.screen().getByRole('button', { name: '返回' })).toBeVisible()
  const card = await page.evaluate(() => globalThis.__host.hook('onShareAppMessage'))
  const { path } = card as { readonly path: string }
  expect(path).toContain('saleId=')
  const address = new URL(page.url())
  address.searchParams.set('path', path)
  address.searchParams.set('scene', '1154')
  await page.goto(address.href)
  await expect(app.screen().getByText('交付').first()).toBeVisible()
  await expect(app.screen().getByText('去付款')).toHaveCount(0)
  await expect(app.screen().getByRole('button', { name: '返回' })).toHaveCount(0)
  await app.screenshot('moments')
})
