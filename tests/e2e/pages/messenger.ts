import type { Page } from '@playwright/test'
import { demoAreaId } from '../../../demo/residents'
import { caller } from '../../support/server/process-call'
import type { AppDriver } from '../support/driver'

/** The person with the phone: WeChat knows them by the device and by the mobile number. */
export interface Holder {
  readonly device: string
  readonly mobile: string
}

/** Somebody unknown to the server. */
export const newHolder = (): Holder => ({
  device: `phone-${crypto.randomUUID()}`,
  mobile: `13${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '0')
    .slice(-9)}`,
})

/** WeChat's sandbox of this server; the web login leads there. */
export async function messengerOf({ serverUrl }: AppDriver): Promise<string> {
  const server = await caller(serverUrl)
  const wish = { page: 'http://127.0.0.1/nowhere', state: 'nothing' }
  const { data } = await server.call('/mini/ways', wish, { ak: `e2e-ways-${demoAreaId}` })
  if (data.web === null) throw new Error('this server has no messenger')
  return new URL(data.web).origin
}

/** Gives the mini-program's phone a messenger with a user, before the page opens. */
export const holdPhone = (page: Page, messenger: string, holder: Holder) =>
  page.addInitScript(
    ([address, who]) => {
      globalThis.__hostGateway = address
      globalThis.__hostHolder = who
    },
    [messenger, holder] as const,
  )

/** The user agent of WeChat's browser on a phone of its own. */
export const messengerAgent = ({ device }: Pick<Holder, 'device'>): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44 NetType/WIFI ${device}`
