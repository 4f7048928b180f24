import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newClientNo } from '../doors/chance'
import type { Answer, Failure, JsonPath } from './call'
import { json } from './call'
import { useStanding } from './standing'
import type { ConsoleMap } from '@contract/endpoints/console/all'

export type Wish<P extends JsonPath> = P extends JsonPath ? Omit<ConsoleMap[P]['input'], 'clientNo'> : never

export interface Act<P extends JsonPath> {
  /** Does it; what is shown is read anew afterwards. Answers what came of it. `isStep`: another act follows for the same form. */
  readonly run: (wish: Wish<P>, isStep?: boolean) => Promise<Answer<P>>
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly forget: () => void
}

/** An act with a number of its own: a repeat after a lost answer carries the same one, so it is never carried out twice. */
export function useAct<P extends JsonPath>(path: P): Act<P> {
  const { run, ...rest } = useActs()
  return { ...rest, run: (wish, isStep) => run(path, wish, isStep) }
}

/** One of several acts of one form: how the last one went is how the form stands. */
export function useActs() {
  const queries = useQueryClient()
  const standing = useStanding()
  const open = useRef<{ readonly wish: string; readonly clientNo: string }>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const run = async <P extends JsonPath>(path: P, wish: Wish<P>, isStep = false): Promise<Answer<P>> => {
    const text = JSON.stringify([path, wish])
    if (open.current?.wish !== text) open.current = { wish: text, clientNo: newClientNo() }
    setBusy(true)
    const answer = await json(path, { ...wish, clientNo: open.current.clientNo })
    setFailure(answer.ok ? undefined : answer.error)
    standing.refused(answer.ok ? undefined : answer.error, wish)
    const isUnknown = !answer.ok && (answer.error.reason === 'NETWORK' || answer.error.data['isUnknown'] === true)
    if (!isUnknown) open.current = undefined
    const isReadAnew = isUnknown ? Promise.resolve() : queries.invalidateQueries()
    if (answer.ok && !isStep) standing.done(isReadAnew)
    await isReadAnew
    setBusy(false)
    return answer
  }
  return { run, isBusy: isBusy || standing.isSettling, failure, forget: () => setFailure(undefined) }
}
