import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import { goTo } from '@/lib/routes/go'
import { goToThing } from '@/lib/routes/go-to-thing'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { TurnLine } from '@/ui/turn/turn-line'
import { copy } from '../copy'
import styles from './city-todo.module.scss'

type Todo = ApiOutput<'/index/todo'>

export interface CityTodoProps {
  readonly todo: Todo
  /** Called when a deadline has passed. */
  readonly onEnd: () => void
}

/** What in the city waits for the reader, the earliest deadlines first. Source: mockup 20-home-community. */
export function CityTodo({ todo: { count, rows }, onEnd }: CityTodoProps) {
  return (
    <Section>
      <SectionHead
        title={copy.title}
        count={count}
        end={
          <Pressable className={cx(styles.all)} label={copy.allLabel} onPress={() => goTo('notice')}>
            {copy.all}
            <Icon name='right' size={28} />
          </Pressable>
        }
      />
      {rows.map((row) => (
        <Row key={`${row.type} ${row.refId}`} row={row} onEnd={onEnd} />
      ))}
    </Section>
  )
}

/** Slots lead to their cashier, a spend to its proof, everything else to its page. */
function open({ type, payNo, refId }: Todo['rows'][number]): void {
  if (type === 'expand') goTo('expand', { payNo })
  else if (type === 'fund') goTo('fundSpend', { id: refId })
  else goToThing(type, refId)
}

function Row({ row, onEnd }: { readonly row: Todo['rows'][number]; readonly onEnd: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  const { what, until, otherwise } = row.turn
  return (
    <Pressable className={cx(styles.row)} onPress={() => open(row)}>
      <Icon name={row.type} size={44} plot='primary' />
      <View className={cx(styles.body)}>
        <View className={cx(styles.line)}>
          <View className={cx(styles.title)}>{row.title}</View>
          <View className={cx(styles.value)}>{row.value}</View>
        </View>
        <TurnLine
          tone='me'
          who={copy.turn}
          act={what}
          time={<Countdown deadlineMs={until} now={now} onEnd={onEnd} />}
          otherwise={otherwise}
        />
      </View>
    </Pressable>
  )
}
