import type { Closing } from '@contract/endpoints/people/closing'
import type { ObstacleKind } from '@contract/people/closing'
import { View } from '@tarojs/components'
import { goTo } from '@/lib/routes/go'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import { copy } from '../copy'
import { daysLeft } from '../rules'
import styles from './closing-facts.module.scss'

/** Where each thing that stands in the way is ended; what ends by itself leads nowhere. */
const ways: Partial<Record<ObstacleKind, () => void>> = {
  orders: () => goTo('mine'),
  bids: () => goTo('myBuys'),
  carts: () => goTo('cart'),
  withdrawals: () => goTo('withdraw'),
  money: () => goTo('money'),
  handovers: () => goTo('block'),
  blocks: () => goTo('block'),
  mutual: () => goTo('mutual'),
  spends: () => goTo('fund'),
  offices: () => goTo('mayor'),
  number: () => goTo('userInfo'),
}

/** What has to end first, what is given up, what is erased and what is kept. */
export function ClosingFacts({ of }: { readonly of: Closing }) {
  return (
    <>
      <Note tone='warning' icon='warn'>
        {copy.lead}
      </Note>
      {of.obstacles.length > 0 && (
        <Section>
          <SectionHead title={copy.first} count={of.obstacles.length} />
          {of.obstacles.map(({ what, count }) => {
            const { title, note } = copy.obstacle(what)
            const way = ways[what]
            const value = what === 'money' ? undefined : copy.count(what, count)
            return <Cell key={what} title={title} note={note} value={value} {...(way && { onPress: way })} />
          })}
        </Section>
      )}
      <Part title={copy.ends} lines={endsOf(of)} />
      <Part title={copy.erased} lines={[copy.erasedText]} />
      <Part title={copy.kept} lines={[copy.keptText]} />
    </>
  )
}

function endsOf({ rest, restBelow, points }: Closing): readonly string[] {
  const lines = [...(rest > 0 ? [copy.rest(rest, restBelow)] : []), ...(points > 0 ? [copy.points(points)] : [])]
  return lines.length > 0 ? lines : [copy.nothing]
}

/** An account that waits: how long it can be taken back, and what happens then. */
export function WaitingFacts({
  of,
  until,
  now,
}: {
  readonly of: Closing
  readonly until: number
  readonly now: number
}) {
  return (
    <>
      <Note tone='warning' icon='warn'>
        {`${copy.waiting}，${copy.daysLeft(daysLeft(until, now))}`}
      </Note>
      <Part title={copy.waiting} lines={[copy.until(until), copy.frozen]} />
      <Part title={copy.ends} lines={endsOf(of)} />
      <Part title={copy.erased} lines={[copy.erasedText]} />
    </>
  )
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Section>
      <SectionHead title={title} />
      <View className={cx(styles.lines)}>
        {lines.map((line) => (
          <View key={line} className={cx(styles.line)}>
            {line}
          </View>
        ))}
      </View>
    </Section>
  )
}
