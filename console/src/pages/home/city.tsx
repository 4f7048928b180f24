import { Empty } from 'antd'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { useServerNow } from '../../client/use-now'
import type { IconName } from '../../kit/icon/icons'
import { icons } from '../../kit/icon/icons'
import { Icon } from '../../kit/icon/icon'
import { useAreaOf } from '../../kit/area/use-area'
import { timeLeft } from '../../kit/turn/time-left'
import { electionWords } from '../../kit/words/election-states'
import { cityNames, copy } from './copy'
import type { Overview } from './rows'
import styles from './home.module.scss'
import { ThingLink } from '../../kit/thing/thing-link'

type Running = Overview['city'][number]

const drawings: Readonly<Record<Running['kind'], IconName>> = {
  vote: 'vote',
  election: 'mayor',
  round: 'expand',
  spend: 'fund',
  shop: 'shop',
  mutual: 'mutual',
}

/** As what its page is found; what is only counted has none. */
const things: Readonly<Record<Running['kind'], string>> = {
  vote: 'vote',
  election: 'election',
  round: 'round',
  spend: 'fundSpend',
  shop: '',
  mutual: '',
}

/** How far something that runs has come. */
function stateOf({ kind, value, of, until }: Running, now: number): string {
  if (kind === 'spend') return yuanText(fen(value))
  if (kind === 'shop' || kind === 'mutual') return copy.counted[kind](value)
  if (kind === 'vote') return of === null ? copy.percent(value) : `${value} / ${of} %`
  if (of !== null) return `${value} / ${of}`
  return until === null ? String(value) : copy.left(timeLeft(until, now))
}

/** What it is, and which one where there are several. */
const nameOf = ({ kind, title }: Running, area: string): string =>
  [area, cityNames[kind], kind === 'election' ? electionWords(title) : title].filter((part) => part !== '').join(' · ')

/** What runs in the city; of a vote its turnout, never its counts. */
export function City({ city }: { readonly city: Overview['city'] }) {
  const now = useServerNow()
  const areaOf = useAreaOf()
  return (
    <section className={styles.sheet}>
      <h2>{copy.city}</h2>
      {city.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={copy.cityNone} />}
      <dl className={styles.lines}>
        {city.slice(0, 8).map((one) => (
          <div key={`${one.kind} ${one.refId}`}>
            <dt title={one.title}>
              <Icon file={icons[drawings[one.kind]]} />{' '}
              <ThingLink thing={{ refType: things[one.kind], refId: one.refId, areaId: one.areaId }}>
                {nameOf(one, areaOf(one.areaId))}
              </ThingLink>
            </dt>
            <dd>{stateOf(one, now)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
