import { Alert, App, Button, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { evidence } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import type { DisputeBeside } from '@contract/endpoints/console/cases'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { calendarDay, shortMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { Standing } from '../../kit/act/standing'
import { copy as kit } from '../../kit/copy'
import { Refused } from '../../kit/notes/refused'
import { Loaded, Part } from '../../kit/panel/panel'
import { copy } from './copy'
import styles from './disputes.module.scss'

const useBeside = (id: string) =>
  useRead(['/admin/dispute/beside', id], () => form('/admin/dispute/beside', { id }), { isRecorded: true })

/** What stands beside a dispute: in whose queue it waits, and what may be asked of the parties. */
export function Beside({ one }: { readonly one: DisputeCaseDetail }) {
  const { roles } = useMe()
  const read = useBeside(String(one.orderId))
  const isOpen = one.state === 'dispute'
  return (
    <div className={styles.beside}>
      <Loaded
        read={read}
        draw={(beside) => (
          <>
            <Handled beside={beside} />
            {isOpen && mayCall('/admin/dispute/handOver', roles) && (
              <Standing>
                <HandOver beside={beside} />
              </Standing>
            )}
          </>
        )}
      />
      {isOpen && mayCall('/admin/dispute/askEvidence', roles) && (
        <Standing>
          <AskEvidence one={one} />
        </Standing>
      )}
    </div>
  )
}

/** How a party did before, below the name. */
export function Past({ id, of }: { readonly id: string; readonly of: 'buyer' | 'seller' }) {
  const { value } = useBeside(id)
  if (!value) return null
  const { done, disputes, lost, since } = value[of]
  return <p className={styles.past}>{copy.before(calendarDay(since), done, disputes, lost)}</p>
}

const Handled = ({ beside: { handler } }: { readonly beside: DisputeBeside }) =>
  handler && (
    <Alert type='info' title={copy.handledBy(handler.name, shortMoment(handler.at))} description={handler.note} />
  )

/** Gives the case to a colleague who may decide it, or takes it. */
function HandOver({ beside: { orderId: id, colleagues, handler } }: { readonly beside: DisputeBeside }) {
  const { staffId } = useMe()
  const act = useAct('/admin/dispute/handOver')
  const [to, setTo] = useState<number>()
  const [note, setNote] = useState('')
  const { message } = App.useApp()
  const give = async (wished: number) => {
    const done = await act.run({ id, staffId: wished, note: note.trim() })
    if (done.ok) void message.success(kit.done)
  }
  return (
    <Part title={copy.handOver}>
      <Select
        aria-label={copy.colleague}
        placeholder={copy.colleague}
        value={to}
        options={colleagues.map((one) => ({ value: Number(one.staffId), label: one.name }))}
        onChange={setTo}
      />
      <Input
        aria-label={copy.handNote}
        placeholder={copy.handNote}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Refused failure={act.failure} />
      <div className={styles.pair}>
        <Button
          disabled={Number(handler?.staffId) === staffId}
          loading={act.isBusy}
          onClick={() => void give(Number(staffId))}
        >
          {copy.take}
        </Button>
        <Button disabled={to === undefined} loading={act.isBusy} onClick={() => to !== undefined && void give(to)}>
          {copy.give}
        </Button>
      </div>
    </Part>
  )
}

const sides = ['both', 'buyer', 'seller'] as const

function AskEvidence({ one: { orderId: id, ver } }: { readonly one: DisputeCaseDetail }) {
  const [of, setOf] = useState<(typeof sides)[number]>('both')
  return (
    <Part title={copy.askEvidence}>
      <Segmented
        block
        aria-label={copy.askEvidence}
        value={of}
        options={sides.map((value) => ({ value, label: copy.sides[value] }))}
        onChange={setOf}
      />
      <Acts
        path='/admin/dispute/askEvidence'
        label={copy.evidenceText}
        hint={copy.evidenceHint}
        maxReason={evidence.text}
        ways={[{ key: 'ask', label: copy.askEvidence, done: copy.evidenceAsked }]}
        wish={(_, text) => ({ id, ver, of, text })}
      />
    </Part>
  )
}
