import { App, Button, Modal } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { blockMarket } from '@contract/block/limits'
import { useMe } from '../../client/session'
import { useAct } from '../../client/use-act'
import { ActForm } from '../../kit/act/act-form'
import type { Block } from './blocks'
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
      {isAsking && <Freeze wished={wished} choose={choose} onClose={() => ask(false)} />}
    </>
  )
}

interface FreezeProps {
  readonly wished: readonly Block[]
  readonly choose: ChosenProps['choose']
  readonly onClose: () => void
}

/** One reason for all. They are frozen one after another; what was refused stays chosen, with those behind it. */
function Freeze({ wished, choose, onClose }: FreezeProps) {
  const act = useAct('/admin/block/act')
  const { message } = App.useApp()
  const [isRunning, setRunning] = useState(false)
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
  // Between two blocks the act itself is not busy: a second tap would begin anew, and nobody may leave in the middle.
  const freeze = async (reason: string) => {
    setRunning(true)
    await freezeAll(reason)
    setRunning(false)
  }
  const label = copy.freezeCount(wished.length)
  return (
    <Modal open title={label} footer={null} onCancel={() => !isRunning && onClose()}>
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
    </Modal>
  )
}
