import type { ConsolePath } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { ConsoleBrowser, TestStaff } from './console-client'
import { consoleOf, prove } from './console-client'
import type { TestServer } from '../server/server'
import type { TestAnswer } from '../server/signed-client'

/** Makes a call of the console. */
export type AdminClient = <P extends ConsolePath>(
  path: P,
  input: ConsoleMap[P]['input'],
) => Promise<TestAnswer<ConsoleMap[P]['output']>>

const said = (data: unknown): { reason?: string; isFresh?: boolean; isIdle?: boolean } =>
  typeof data === 'object' && data !== null ? data : {}

/** The calls of somebody of staff: a code that is no longer fresh, or a session that is over, is made good on the way. */
export async function adminOf(server: TestServer, staff: TestStaff): Promise<AdminClient> {
  let browser: ConsoleBrowser = await consoleOf(server, staff)
  return async (path, input) => {
    let answer = await browser.call(path, input)
    const { isFresh, isIdle } = said(answer.data)
    if (answer.code === 401) browser = await consoleOf(server, staff)
    else if (isFresh || isIdle) await prove(server, browser, staff)
    if (answer.code === 401 || isFresh || isIdle) answer = await browser.call(path, input)
    return { ...answer, reason: said(answer.data).reason }
  }
}
