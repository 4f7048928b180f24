import { becomeUserOf } from '../pages/people'
import { ask } from '../support/device'
import { neverAgreed } from '../pages/handovers'
import { expect, test } from '../support/test'

// Who is signed in and has not agreed to what is in force is asked, reads it, and agrees.

test('a resident is asked to agree, reads the words first, and is not asked again', async ({ app, page }) => {
  // Both targets share the server: each has a resident of its own.
  const device = await neverAgreed(app.serverUrl, test.info().project.name === 'h5' ? '13900770077' : '13900770078')
  await becomeUserOf(app, device)
  await app.open('pages/user/user')
  const box = app.screen().getByRole('alertdialog', { name: '请阅读并同意' })
  // The first check comes ten seconds after the start.
  await expect(box).toBeVisible({ timeout: 30_000 })
  await app.screenshot('agree-again')
  await page.emulateMedia({ colorScheme: 'dark' })
  await app.screenshot('agree-again-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await box.getByText('同意并继续').tap()
  await expect(box.getByText('请先阅读并勾选同意')).toBeVisible()
  await box.getByText('《隐私政策》').tap()
  await expect.poll(() => app.path()).toBe('pages/rich/index')
  await expect(app.screen().getByText('历次版本').first()).toBeVisible()
  await expect(app.screen().getByRole('alertdialog')).toHaveCount(0)
  await app.screenshot('privacy-versions')
  await app.back()
  await box.getByRole('checkbox', { name: '已阅读并同意' }).tap()
  await box.getByText('同意并继续').tap()
  await expect(box).toHaveCount(0)
  expect((await ask(device, '/user/check', {})).asks).toBeUndefined()
  const { versions } = await ask(device, '/area/text', { areaId: device.user.blockAreaId, key: 'privacy' })
  expect(versions[0]?.agreedAt).toEqual(expect.any(Number))
})
