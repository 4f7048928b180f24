import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { momentText } from '@/lib/format/moment'
import { yuanText } from '@/lib/format/yuan'
import { useServerNow } from '@/lib/session/server-clock'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { ListFoot } from '@/ui/list-foot/list-foot'
import { Pressable } from '@/ui/pressable/pressable'
import { RecordRow } from '@/ui/record-row/record-row'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Section, SectionHead } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import type { MoneyPages } from '../money-list'
import { loadMoneyAtom, loadMoreMoneyAtom, moneyListAtom } from '../money-list'
import type { MoneyMonth } from '../months'
import { moneyMonths } from '../months'
import styles from './money-records.module.scss'

const kinds = (['available', 'frozen', 'income'] as const).map((id) => ({ id, text: copy.kinds[id] }))

/** Records of one account, by month, with what was left after each. */
export function MoneyRecords() {
  const list = useAtomValue(moneyListAtom)
  const load = useSetAtom(loadMoneyAtom)
  return (
    <Section>
      <SectionHead
        title={copy.recordsTitle}
        end={
          <Pressable className={cx(styles.export)} onPress={() => showToast(copy.exportNotOpen)}>
            <Icon name='download' size={32} />
            {copy.export}
          </Pressable>
        }
      />
      <View className={cx(styles.chips)}>
        <Chips label={copy.recordsTitle} items={kinds} chosen={list.kind} onPick={(kind) => void load(kind)} />
      </View>
      <RemoteView
        of={list.pages}
        onRetry={() => void load()}
        skeleton={<Skeleton look='record' />}
        failure={(error) => ({ text: callErrorText(error) })}
      >
        {(pages) => <Months pages={pages} more={list.more} />}
      </RemoteView>
    </Section>
  )
}

function Months({ pages, more }: { readonly pages: MoneyPages; readonly more: 'idle' | 'loading' | 'failed' }) {
  const loadMore = useSetAtom(loadMoreMoneyAtom)
  const now = useServerNow(60_000)
  const foot = more === 'failed' ? 'error' : more === 'loading' ? 'loading' : pages.hasMore ? 'more' : 'end'
  return (
    <>
      {moneyMonths(pages.rows, !pages.hasMore).map((month) => (
        <View key={`${month.year}-${month.month}`}>
          <MonthHead month={month} />
          {month.rows.map((row) => (
            <RecordRow
              key={row.entryId}
              what={row.memo}
              amount={row.amount}
              sign={row.direction}
              when={[momentText(row.at, now), row.reference].filter((part) => part !== '').join(' · ')}
              balance={row.balance}
            />
          ))}
        </View>
      ))}
      <ListFoot state={foot} end={copy.end(pages.total)} onMore={() => void loadMore()} />
    </>
  )
}

function MonthHead({ month }: { readonly month: MoneyMonth }) {
  return (
    <View className={cx(styles.month)}>
      <View className={cx(styles.name)}>{copy.month(month.year, month.month)}</View>
      <View className={cx(styles.sums)}>
        {month.opening !== null && <View>{copy.opening(yuanText(month.opening))}</View>}
        <View>{copy.closing(yuanText(month.closing))}</View>
      </View>
    </View>
  )
}
