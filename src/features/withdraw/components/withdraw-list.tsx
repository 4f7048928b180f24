import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { WithdrawView } from '@contract/endpoints/money/withdrawals'
import type { ListOnPage } from '@/lib/api/use-list'
import { yuanText } from '@/lib/format/yuan'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { ListView } from '@/ui/list-view/list-view'
import { MessageBox } from '@/ui/message-box/message-box'
import { Note } from '@/ui/note/note'
import { Section } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { showToast } from '@/ui/toast/toast'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Yuan } from '@/ui/yuan/yuan'
import { cancelWithdrawalAtom, withdrawInfoAtom } from '../atoms'
import { copy } from '../copy'
import { WithdrawRow } from './withdraw-row'
import styles from './withdraw.module.scss'

export interface WithdrawListProps {
  readonly rows: ListOnPage<WithdrawView, undefined>
  readonly onChanged: () => void
}

type Showing =
  | { readonly tag: 'nothing' }
  | { readonly tag: 'asking'; readonly row: WithdrawView }
  | { readonly tag: 'failure'; readonly row: WithdrawView; readonly text: string; readonly canRetry: boolean }

const again = ({ way, amount }: WithdrawView) => goTo('withdrawAdd', { way, amount })

/** What may be withdrawn, and every withdrawal with its state, expected time and reason. Source: mockup 10-withdraw. */
export function WithdrawList({ rows, onChanged }: WithdrawListProps) {
  const cancel = useSetAtom(cancelWithdrawalAtom)
  const [showing, setShowing] = useState<Showing>({ tag: 'nothing' })
  const hide = () => setShowing({ tag: 'nothing' })
  const carryOut = async (row: WithdrawView) => {
    hide()
    const result = await cancel(row)
    if (!result) return
    onChanged()
    if (result.ok) return showToast(copy.cancelled(yuanText(row.amount)))
    const { error } = result
    if (error.kind === 'loggedOut') return
    const canRetry = isUncertain(error)
    const isMoved = error.kind === 'refused' && error.reason === 'MOVED'
    setShowing({
      tag: 'failure',
      row,
      canRetry,
      text: canRetry ? copy.lostCancel : isMoved ? copy.moved : callErrorText(error),
    })
  }
  return (
    <>
      <Head />
      <Section>
        <ListView
          of={rows.list}
          onRetry={rows.retry}
          onMore={rows.more}
          skeleton={<Skeleton look='record' />}
          empty={<EmptyState kind='empty' title={copy.none} text={copy.noneText} />}
          failure={(error) => ({ text: `${callErrorText(error)}。${copy.safe}` })}
          end={rows.list.shown && copy.end(rows.list.shown.total)}
        >
          {({ rows: shown }) =>
            shown.map((row) => (
              <WithdrawRow
                key={row.withdrawId}
                row={row}
                onCancel={() => setShowing({ tag: 'asking', row })}
                onAgain={() => again(row)}
              />
            ))
          }
        </ListView>
      </Section>
      {showing.tag === 'asking' && (
        <MessageBox
          type='confirm'
          title={copy.askYes}
          content={copy.ask(yuanText(showing.row.amount))}
          confirmText={copy.askYes}
          cancelText={copy.think}
          onEvent={(event) => (event === 'confirm' ? void carryOut(showing.row) : hide())}
        />
      )}
      {showing.tag === 'failure' && (
        <MessageBox
          type={showing.canRetry ? 'confirm' : 'info'}
          content={showing.text}
          confirmText={copy.retry}
          cancelText={copy.close}
          closeText={copy.known}
          onEvent={(event) => (event === 'confirm' ? void carryOut(showing.row) : hide())}
        />
      )}
    </>
  )
}

function Head() {
  const info = useAtomValue(withdrawInfoAtom)
  if (info.tag !== 'ready') return null
  return (
    <Section>
      <View className={cx(styles.head)}>
        <View>
          <View className={cx(styles.name)}>{copy.income}</View>
          <Yuan fen={info.value.income} size='l' />
        </View>
        {info.value.enabled && (
          <View className={cx(styles.go)}>
            <Button onPress={() => goTo('withdrawAdd')}>{copy.apply}</Button>
          </View>
        )}
      </View>
      {!info.value.enabled && <Note>{copy.offText}</Note>}
    </Section>
  )
}
