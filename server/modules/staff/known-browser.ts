import { knownBrowserMs } from '@contract/console/limits'
import type { Deps } from '../../deps'
import { sealerOf } from '../withdrawals/open/seal'
import { sha256 } from './secrets'
import type { StaffTable } from './tables'

type Person = Pick<StaffTable, 'staff_id' | 'password_hash'>

/** What ends with the password. */
const passwordMark = ({ password_hash: hash }: Person): string => sha256(hash ?? '').toString('base64url')

interface Known {
  readonly staffId: number
  readonly browser: string
  readonly password: string
  readonly until: number
}

/**
 * What a browser keeps in which somebody signed in with a code: it is known until then, or until another password is set. Only the server
 * can make it. Our decision: docs/decisions/0270-staff.md
 */
export async function knownToken(deps: Deps, person: Person): Promise<string> {
  const known: Known = {
    staffId: person.staff_id,
    browser: deps.random.bytes(12).toString('base64url'),
    password: passwordMark(person),
    until: deps.clock.now() + knownBrowserMs,
  }
  const sealed = (await sealerOf(deps)).seal(JSON.stringify(known))
  return Buffer.from(sealed, 'base64').toString('base64url')
}

/** Which browser of this person's it is that a call came from; undefined for one that is not known. */
export async function browserOf(deps: Deps, token: string, person: Person): Promise<string | undefined> {
  if (token === '') return undefined
  const known = await opened(deps, token)
  const isTheirs = known?.staffId === person.staff_id && known.password === passwordMark(person)
  return isTheirs && deps.clock.now() < known.until ? known.browser : undefined
}

async function opened(deps: Deps, token: string): Promise<Known | undefined> {
  const sealer = await sealerOf(deps)
  try {
    return JSON.parse(sealer.open(Buffer.from(token, 'base64url').toString('base64'))) as Known
  } catch {
    return undefined
  }
}
