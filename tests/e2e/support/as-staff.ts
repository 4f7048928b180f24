import type { AccessName, AccessOn } from '@contract/settings/access'
import { accessKey } from '@contract/settings/module-settings'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import type { ConsolePath } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { ConsoleCaller } from '../../support/admin/console-caller'
import type { Staff } from '../../support/admin/demo-staff'
import { staffIn } from '../../support/admin/demo-staff'
import { caller } from '../../support/server/process-call'
import { clientNo } from './device'
import { handed } from './environment'
import { forward } from './server-time'

/** Those of the demo city's staff who do something in a scenario: who is of operators and finance, of finance, and of operators. */
type Colleague = '周琪' | '林岚' | '沈越'

/** What servers of this process printed at their start, by their addresses. */
const printedBy = new Map<string, string>()

/** Remembers with what the staff of a server signs in. */
export const knowStaff = (serverUrl: string, printed: string): void => void printedBy.set(serverUrl, printed)

const admins = new Map<string, ConsoleCaller>()

/** How one of staff signs in. */
export function staffAt(serverUrl: string, name: Colleague): Staff {
  const staff = staffIn(printedBy.get(serverUrl) ?? handed('staff')).get(name)
  if (!staff) throw new Error(`the server of ${serverUrl} did not print how ${name} signs in`)
  return staff
}

function sitDown(serverUrl: string, name: Colleague): ConsoleCaller {
  const staff = staffAt(serverUrl, name)
  const now = async () => (await caller(serverUrl)).now()
  return new ConsoleCaller(serverUrl, staff, { now, pass: (ms) => forward(serverUrl, Math.ceil(ms)) })
}

/**
 * Does something in the console as one of staff; throws when the server refuses. A code that is asked for anew moves the server's clock by
 * up to half a minute.
 */
export async function askAsStaff<P extends ConsolePath>(
  serverUrl: string,
  name: Colleague,
  path: P,
  input: ConsoleMap[P]['input'],
): Promise<ConsoleMap[P]['output']> {
  const at = `${serverUrl} ${name}`
  const known = admins.get(at) ?? sitDown(serverUrl, name)
  admins.set(at, known)
  const answer = await known.call(path, input)
  if (answer.ok) return answer.value
  const { error } = answer
  throw new Error(`${path}: ${error.kind === 'refused' ? `${error.reason} ${error.msg}` : error.kind}`)
}

/** Something of a city is open, read only or closed from now on: by 周琪, where two are needed by 沈越 too. */
export async function openAsStaff(
  serverUrl: string,
  areaId: number,
  name: AccessName,
  on: (now: AccessOn) => AccessOn,
): Promise<void> {
  const key = accessKey(name)
  const { settings } = await askAsStaff(serverUrl, '周琪', '/admin/setting/list', { areaId })
  const one = settings.find((row) => row.key === key)
  if (!one) throw new Error(`no ${key}`)
  const value = on(one.value as AccessOn)
  const { settingId, ver } = one
  const wish = { clientNo: clientNo(), settingId, ver, value, reason: '按平台要求调整' }
  const { approval } = await askAsStaff(serverUrl, '周琪', '/admin/setting/edit', wish)
  if (approval) await agreeAsStaff(serverUrl, '沈越', 'citySetting', settingId)
}

/** Agrees, as another one of staff, to what was asked for about a thing. */
export async function agreeAsStaff(
  serverUrl: string,
  name: Colleague,
  kind: ApprovalKind,
  refId: number,
): Promise<void> {
  const { data } = await askAsStaff(serverUrl, name, '/admin/approval/list', { kind, refId })
  const [asked] = data
  if (!asked) throw new Error(`nobody asked for ${kind} of ${refId}`)
  const { approvalId: id, ver, payloadHash } = asked
  await askAsStaff(serverUrl, name, '/admin/approval/approve', { clientNo: clientNo(), id, ver, payloadHash })
}
