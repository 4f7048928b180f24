import { Alert, App } from 'antd'
import type { ReactNode } from 'react'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { mayCall } from '@contract/console/rights'
import type { JsonPath } from '../../client/call'
import type { Wish } from '../../client/use-act'
import { useActs } from '../../client/use-act'
import { useMe } from '../../client/session'
import { copy } from '../copy'
import type { Way } from './act-form'
import { ActForm } from './act-form'

/** A way that is asked about once more: `sure` repeats number, block and amount. */
export interface SureWay<P extends JsonPath = never> extends Way {
  readonly sure?: string | undefined
  /** What stands below that question. */
  readonly sureOf?: ReactNode
  /** The call of this way, where it is another one than that of the others. */
  readonly path?: P
  /** What is said when it was done. */
  readonly done?: string
}

interface ActsProps<P extends JsonPath> {
  readonly path: P
  readonly label?: string
  readonly hint?: string | undefined
  readonly ways: readonly SureWay<P>[]
  readonly minReason?: number
  readonly maxReason?: number
  /** What stands in the reason at first. */
  readonly start?: string | undefined
  readonly wish: (way: string, reason: string) => Wish<P>
  readonly onDone?: (answer: ConsoleMap[P]['output']) => void
}

/** The ways to decide about something, by one call or by one each, for whose roles may make it. */
export function Acts<P extends JsonPath>(props: ActsProps<P>) {
  const { path, label = copy.reason, hint, ways, minReason, maxReason, start, wish, onDone } = props
  const { roles } = useMe()
  const act = useActs()
  const { message, modal } = App.useApp()
  if (!mayCall(path, roles)) return <Alert type='info' showIcon title={copy.reader} />
  if (ways.length === 0) return null
  const run = async (key: string, reason: string) => {
    const way = ways.find((one) => one.key === key)
    if (!way) return
    const sure = { title: way.sure, content: way.sureOf, okText: way.label }
    if (way.sure !== undefined && !(await modal.confirm(sure))) return
    const done = await act.run(way.path ?? path, wish(key, reason))
    if (!done.ok) return
    void message.success(way.done ?? copy.done)
    onDone?.(done.value)
  }
  return (
    <ActForm
      label={label}
      hint={hint}
      ways={ways}
      isBusy={act.isBusy}
      failure={act.failure}
      {...(minReason !== undefined && { minReason })}
      maxReason={maxReason}
      start={start}
      onAct={(way, reason) => void run(way, reason)}
    />
  )
}
