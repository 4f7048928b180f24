import type { Page } from '@playwright/test'

/** What comes back from a call: a gateway's own page of a failure, or nothing, as when the connection breaks. */
export type Trouble = 'failing' | 'silent'

const gatewayPage = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>'

/**
 * From now on no call of the app reaches the server. The browser is asked for the calls alone: `page.route` would stop every request there
 * and switch its cache off, so that each page would fetch and compile all scripts anew.
 */
export async function troubleCalls(page: Page, trouble: () => Trouble): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const failed = {
    responseCode: 502,
    responseHeaders: [{ name: 'content-type', value: 'text/html' }],
    body: Buffer.from(gatewayPage).toString('base64'),
  }
  const answer = (requestId: string) =>
    trouble() === 'failing'
      ? browser.send('Fetch.fulfillRequest', { requestId, ...failed })
      : browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
  // A page that is left takes its calls with it.
  browser.on('Fetch.requestPaused', ({ requestId }) => void answer(requestId).catch(() => undefined))
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}
