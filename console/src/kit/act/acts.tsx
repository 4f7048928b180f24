import { Alert, App } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { mayCall } from '@contract/console/rights'
import type { JsonPath } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { copy } from '../copy'
import type { Way } from './act-form'
import { ActForm } from './act-form'

/** A way that is asked about once more: `sure` repeats number, block and amount. */
export interface SureWay extends Way {
  readonly sure?: string
  /** What is said when it was done. */
  readonly done?: string
}

interface ActsProps<P extends JsonPath> {
  readonly path: P
  readonly label?: string
  readonly hint?: string
  readonly ways: readonly SureWay[]
  readonly minReason?: number
  readonly maxReason?: number
  readonly wish: (way: string, reason: string) => Omit<ConsoleMap[P]['input'], 'clientNo'>
  readonly onDone?: (answer: ConsoleMap[P]['output']) => void
}

/** The ways to decide about something by one call, for whose roles may make it. */
export function Acts<P extends JsonPath>(props: ActsProps<P>) {
  const { path, label = copy.reason, hint, ways, minReason, maxReason, wish, onDone } = props
  const { roles } = useMe()
  const act = useAct(path)
  const { message, modal } = App.useApp()
  if (!mayCall(path, roles)) return <Alert type='info' showIcon title={copy.reader} />
  if (ways.length === 0) return null
  const run = async (key: string, reason: string) => {
    const way = ways.find((one) => one.key === key)
    if (!way) return
    if (way.sure !== undefined && !(await modal.confirm({ title: way.sure, okText: way.label }))) return
    const done = await act.run(wish(key, reason))
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
      onAct={(way, reason) => void run(way, reason)}
    />
  )
}
