import { App, Button } from 'antd'
import { useState } from 'react'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { useAct } from '../../client/use-act'
import { ExportButton } from '../../kit/list/export-button'
import { Refused } from '../../kit/notes/refused'
import { copy } from './copy'
import styles from './withdrawals.module.scss'
import type { Withdrawal } from './rows'

interface ChosenProps {
  readonly chosen: readonly Withdrawal[]
  readonly choose: (rows: readonly Withdrawal[]) => void
}

const sumOf = (rows: readonly Withdrawal[], of: 'amount' | 'net'): Fen =>
  fen(rows.reduce((sum, row) => sum + row[of], 0))

/** Begins to pay one after another, as the panel of each would; at the first that is refused it stops, and that one says why. */
function usePay({ chosen, choose }: ChosenProps, wished: readonly Withdrawal[]) {
  const act = useAct('/admin/withdraw/paying')
  const { message, modal } = App.useApp()
  const [isRunning, setRunning] = useState(false)
  const payAll = async () => {
    const now = new Map(chosen.map((row) => [row.withdrawId, row]))
    for (const { withdrawId: id, ver } of wished) {
      const done = await act.run({ id, ver })
      const seen = done.ok ? done.value : (done.error.data['withdrawal'] as Withdrawal | undefined)
      if (seen) now.set(id, seen)
      choose([...now.values()])
      if (!done.ok) return
    }
    void message.success(copy.begun(wished.length))
  }
  const pay = async () => {
    const rows = wished.map(({ withdrawNo, user, net }) => copy.payRow(withdrawNo, user.blockNo, yuanText(net)))
    const title = copy.payCount(wished.length)
    const content = copy.payEach(rows, yuanText(sumOf(wished, 'net')))
    if (!(await modal.confirm({ title, content, okText: title }))) return
    setRunning(true)
    await payAll()
    setRunning(false)
  }
  return { pay, isRunning, failure: act.failure }
}

/** The withdrawals whose boxes are ticked: what they come to, those that can be paid, and the bank's file of those that are being paid. */
export function Chosen(props: ChosenProps) {
  const { chosen, choose } = props
  const payable = chosen.filter(({ acts }) => acts.includes('pay'))
  const paying = chosen.filter(({ state }) => state === 'paying')
  const { pay, isRunning, failure } = usePay(props, payable)
  if (chosen.length === 0) return null
  const [amount, net] = [yuanText(sumOf(chosen, 'amount')), yuanText(sumOf(chosen, 'net'))]
  return (
    <section className={styles.chosen} aria-label={copy.chosenOnes}>
      <strong aria-live='polite'>{copy.chosen(chosen.length, amount, net)}</strong>
      <Refused failure={failure} />
      {payable.length > 0 && (
        <Button type='primary' loading={isRunning} onClick={() => void pay()}>
          {copy.payCount(payable.length)}
        </Button>
      )}
      {paying.length > 0 && (
        <ExportButton
          path='/admin/withdraw/batch'
          title={copy.batch}
          label={copy.batchCount(paying.length)}
          asked={{ ids: paying.map(({ withdrawId }) => withdrawId).join(',') }}
          total={paying.length}
        />
      )}
      <Button disabled={isRunning} onClick={() => choose([])}>
        {copy.unchoose}
      </Button>
    </section>
  )
}
