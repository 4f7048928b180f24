import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import type { CallError } from '@/lib/http/errors'
import type { Asks } from '@/lib/session/agreeing'
import { takeAsksAtom } from '@/lib/session/agreeing'
import { userAtom } from '@/lib/session/atoms'
import { checkLoginAtom } from '@/lib/session/login/check'

/**
 * Agrees to what is asked. When another version came into force meanwhile, it is asked for that one. Failures: those of the call. Our
 * decision: docs/decisions/0410-help-and-agreements.md
 */
export const agreeAtom = atom(null, async (get, set, asks: Asks): Promise<Result<unknown, CallError>> => {
  const token = get(userAtom)?.token ?? ''
  const agreed = asks.map(({ key, ver }) => ({ key, ver }))
  const answer = await sendCommand(get(commandsAtom), ['agree', agreed], (clientNo) =>
    get(apiAtom).json('/area/agree', { clientNo, agreed }, { quiet: true }),
  )
  if (answer.ok) set(takeAsksAtom, token, answer.value.asks)
  else if (answer.error.kind === 'refused') await set(checkLoginAtom)
  return answer
})
