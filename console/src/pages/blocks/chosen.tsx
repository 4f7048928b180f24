import { App, Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { blockMarket } from '@contract/block/limits'
import { useMe } from '../../client/session'
import { useAct } from '../../client/use-act'
import { ActForm } from '../../kit/act/act-form'
import { Standing } from '../../kit/act/standing'
import type { Block } from './rows'
import { copy } from './copy'

interface ChosenProps {
  readonly chosen: readonly Block[]
  readonly choose: (blocks: readonly Block[]) => void
}

const byNumber = (blocks: readonly Block[]) => [...blocks].sort((one, other) => one.blockNo - other.blockNo)

/** The blocks whose boxes are ticked, and the freeze of all of them that are not frozen. */
export function Chosen({ chosen, choose }: ChosenProps) {
  const { roles } = useMe()
  const [isAsking, ask] = useState(false)
  if (chosen.length === 0) return null
  const rows = byNumber(chosen)
  const wished = rows.filter(({ state }) => state !== 'frozen')
  return (
    <>
      {mayCall('/admin/block/act', roles) && wished.length > 0 && (
        <Button danger onClick={() => ask(true)}>
          {copy.freezeCount(wished.length)}
        </Button>
      )}
      <Button onClick={() => choose([])}>{copy.unchoose(rows.length)}</Button>
      {isAsking && (
        <Asking label={copy.freezeCount(wished.length)} onClose={() => ask(false)}>
          {(run) => <Freeze wished={wished} choose={choose} onClose={() => ask(false)} run={run} />}
        </Asking>
      )}
    </>
  )
}

/** Whether it runs now, and how that is said. */
type Running = readonly [isRunning: boolean, setRunning: (isRunning: boolean) => void]

interface AskingProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: (run: Running) => ReactNode
}

/** What is asked over the page: a refusal stands in it, not behind it, and nobody leaves in the middle. */
function Asking({ label, onClose, children }: AskingProps) {
  const run = useState(false)
  return (
    <Modal open title={label} footer={null} onCancel={() => !run[0] && onClose()}>
      <Standing isPage>{children(run)}</Standing>
    </Modal>
  )
}

interface FreezeProps {
  readonly wished: readonly Block[]
  readonly choose: ChosenProps['choose']
  readonly onClose: () => void
  readonly run: Running
}

/** One reason for all. They are frozen one after another; what was refused stays chosen, with those behind it. */
function Freeze({ wished, choose, onClose, run: [isRunning, setRunning] }: FreezeProps) {
  const act = useAct('/admin/block/act')
  const { message } = App.useApp()
  const freezeAll = async (reason: string) => {
    for (const [place, block] of wished.entries()) {
      const { blockId, ver } = block
      const done = await act.run({ blockId, ver, act: 'freeze', reason })
      if (done.ok) continue
      // One that was changed meanwhile comes along as it is now, for the next try.
      const now = done.error.data['block'] as { readonly ver: number } | undefined
      return choose([{ ...block, ...(now && { ver: now.ver }) }, ...wished.slice(place + 1)])
    }
    void message.success(copy.frozenCount(wished.length))
    choose([])
    onClose()
  }
  // Between two blocks the act itself is not busy: a second tap would begin anew.
  const freeze = async (reason: string) => {
    setRunning(true)
    await freezeAll(reason)
    setRunning(false)
  }
  const label = copy.freezeCount(wished.length)
  return (
    <>
      <p>{copy.numbers(wished.map(({ blockNo }) => blockNo))}</p>
      <ActForm
        label={copy.reason}
        hint={copy.freezeNote}
        minReason={blockMarket.reason.min}
        maxReason={blockMarket.reason.max}
        ways={[{ key: 'freeze', label, look: 'danger' }]}
        isBusy={isRunning}
        failure={act.failure}
        onAct={(_, reason) => void freeze(reason)}
      />
    </>
  )
}
