import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callWords } from '@contract/console/call-words'
import { meanwhileIn } from '@contract/console/meanwhile'
import type { Answer, Failure, JsonPath } from '../../../client/call'
import { json } from '../../../client/call'
import { newClientNo } from '../../../doors/chance'
import { copy } from './copy'
import type { BulkAct, Line, RowAct } from './bulk'

/** A row of the run, with the number of its act, which a repeat carries again. */
interface Task {
  readonly id: string
  readonly name: string
  readonly act: RowAct
  readonly clientNo: string
}

/** Why an act was refused, with who was first. */
function whyOf({ msg, data }: Failure): string {
  const meanwhile = meanwhileIn(data)
  return meanwhile ? copy.meanwhile(meanwhile.by, callWords[meanwhile.call] ?? meanwhile.call) : msg
}

/** How an answer ends a line: a lost one, a session that is over and a code that was not given stop the run. */
function lineOf(answer: Answer<JsonPath>): Pick<Line, 'state' | 'why'> & { readonly isStop: boolean } {
  if (answer.ok) return { state: 'done', why: '', isStop: false }
  const { error } = answer
  if (error.reason === 'NETWORK' || error.data['isUnknown'] === true)
    return { state: 'unknown', why: error.msg, isStop: true }
  const isAsked = error.reason === 'LOGGED_OUT' || error.data['isFresh'] === true || error.data['isIdle'] === true
  return isAsked
    ? { state: 'waits', why: error.msg, isStop: true }
    : { state: 'refused', why: whyOf(error), isStop: false }
}

interface Wished<Row> {
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  readonly actOf: BulkAct<Row>['actOf']
}

/**
 * Does the acts of rows one after another: each is the call of its panel, with its own transaction, guards and entry in the audit, and each
 * line says how it went. Not one call with all of them: one that is refused would take the others back, or hide how they went.
 * Our decision: docs/decisions/0276-console-app.md
 */
export function useBulk<Row>({ rows, idOf, nameOf, actOf }: Wished<Row>) {
  const queries = useQueryClient()
  const tasks = useRef<readonly Task[]>([])
  const isStopped = useRef(false)
  const [lines, setLines] = useState<readonly Line[]>([])
  const [isRunning, setRunning] = useState(false)
  const say = (id: string, said: Partial<Line>) =>
    setLines((old) => old.map((line) => (line.id === id ? { ...line, ...said } : line)))
  const run = async (some: readonly Task[]) => {
    isStopped.current = false
    setRunning(true)
    for (const { id, act, clientNo } of some) {
      say(id, { state: 'runs', why: '' })
      const answer = await json(act.path, { ...act.wish, clientNo })
      const { isStop, ...said } = lineOf(answer)
      say(id, said)
      if (isStop || isStopped.current) break
    }
    await queries.invalidateQueries()
    setRunning(false)
  }
  const start = (reason: string) => {
    tasks.current = rows.map((row) => ({
      id: idOf(row),
      name: nameOf(row),
      act: actOf(row, reason),
      clientNo: newClientNo(),
    }))
    setLines(tasks.current.map(({ id, name }) => ({ id, name, state: 'waits', why: '' })))
    void run(tasks.current)
  }
  /** Goes on where it stopped: with the one whose answer was lost, under the same number. */
  const goOn = () => {
    const open = new Set(lines.filter(({ state }) => state === 'unknown' || state === 'waits').map(({ id }) => id))
    void run(tasks.current.filter(({ id }) => open.has(id)))
  }
  const stop = () => {
    isStopped.current = true
  }
  return { lines, isRunning, start, goOn, stop }
}
