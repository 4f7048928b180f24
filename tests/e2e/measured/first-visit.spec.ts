import { expect, test } from '../support/test'

test('the first visit in the browser asks for its scripts after the first paint, and for no sheet', async ({
  app,
  page,
}) => {
  await page.goto(app.serverUrl)
  await expect(page.locator('#first-paint-page')).toHaveCount(0)
  const { paintedAt, asked } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }))
  const scripts = asked.filter(({ name }) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter(({ startTime }) => startTime < paintedAt)).toEqual([])
  expect(asked.filter(({ name }) => /\.(css|woff2)$/.test(name))).toEqual([])
})
