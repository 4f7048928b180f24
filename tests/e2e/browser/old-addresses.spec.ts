import { expect, test } from '../support/test'

test('in the mini-program the old address of a page that lies elsewhere today opens it, with its query', async ({
  app,
}) => {
  await app.open('pages/index/buyAdd?itemId=1')
  await expect(app.screen().getByText('发布求购').first()).toBeVisible()
  expect(await app.path()).toBe('pages/publish/buyAdd')
  await app.open('pages/user/index')
  await expect(app.screen().getByRole('button', { name: '登录区块' }).first()).toBeVisible()
  expect(await app.path()).toBe('pages/user/user')
  await app.open('pages/nope/nothing?id=3')
  await expect.poll(() => app.path()).toBe('pages/index/index')
})
