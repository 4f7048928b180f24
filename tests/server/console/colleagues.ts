import { dayMs } from '@contract/durations'
import type { StaffRole } from '@contract/console/roles'
import type { ConsoleBrowser, TestStaff } from '../../support/admin/console-client'
import { consoleOf, employ, prove } from '../../support/admin/console-client'
import type { TestServer } from '../../support/server/server'

/** Somebody of staff and their browser. */
export interface Colleague {
  readonly staff: TestStaff
  readonly browser: ConsoleBrowser
}

/** Somebody new, signed in. */
export async function colleague(
  server: TestServer,
  roles: readonly StaffRole[],
  settings?: Parameters<typeof employ>[2],
): Promise<Colleague> {
  const staff = await employ(server, roles, settings)
  return { staff, browser: await consoleOf(server, staff) }
}

/** The same person on the next day, signed in anew. */
export async function nextDay(server: TestServer, { staff }: Colleague): Promise<Colleague> {
  server.clock.forward(dayMs)
  return { staff, browser: await consoleOf(server, staff) }
}

/** Does something right after a fresh code. */
export async function freshly<T>(server: TestServer, { browser, staff }: Colleague, act: () => Promise<T>): Promise<T> {
  await prove(server, browser, staff)
  return act()
}
