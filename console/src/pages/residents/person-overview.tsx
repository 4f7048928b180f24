import { Link } from '@tanstack/react-router'
import { grouped } from '@contract/digits'
import { blockStateWords, reportTypeNames, shopStateNames } from '@contract/console/queue-words'
import { reportTypes } from '@contract/people/reports'
import { shortMoment } from '@contract/moments'
import { Facts } from '../../kit/facts/facts'
import { Part } from '../../kit/panel/panel'
import { Remedies } from '../../kit/remedy/remedies'
import { BlockLink } from '../../kit/thing/people'
import { ThingLink } from '../../kit/thing/thing-link'
import { copy } from './copy'
import styles from './person.module.scss'
import type { Person } from './use-person'

interface CountProps {
  readonly of: Person
  readonly part: string
  readonly count: number
}

/** How many there are, and the way to them. */
const Count = ({ of: { userId }, part, count }: CountProps) => (
  <Link to='/person/info' search={{ userId: String(userId), part }}>
    {grouped(count)}
  </Link>
)

/** What runs with a person, and what they have: blocks and shops; and the warnings that they got. */
export const PersonOverview = ({ one }: { readonly one: Person }) => (
  <div className={styles.columns}>
    <section className={styles.sheet}>
      <Facts
        facts={[
          { name: copy.running, value: <Count of={one} part='orders' count={one.running} /> },
          { name: copy.disputes, value: <Count of={one} part='disputes' count={one.disputes} /> },
          { name: copy.withdrawals, value: <Count of={one} part='withdrawals' count={one.withdrawals} /> },
          { name: copy.points, value: grouped(one.points) },
        ]}
      />
      <Part title={copy.warnings} note={String(one.warnings.length)}>
        {one.warnings.length === 0 && <small>{copy.noWarnings}</small>}
        {one.warnings.map((warning) => (
          <p key={`${warning.at} ${warning.refType} ${warning.refId}`}>
            {warning.reason} <Warned of={warning} /> <small>{`${warning.name} ${shortMoment(warning.at)}`}</small>
          </p>
        ))}
      </Part>
      <Remedies refType='user' refId={one.userId} no={one.nickName} kinds={['goodwill']} />
    </section>
    <section className={styles.sheet}>
      <Part title={copy.held} note={String(one.held.length)}>
        {one.held.length === 0 && <small>{copy.noBlock}</small>}
        {one.held.map(({ blockId, areaId, blockNo, state, zone }) => (
          <p key={blockId}>
            <BlockLink no={blockNo} areaId={areaId} look={state === 'frozen' ? 'frozen' : 'other'} />{' '}
            {[zone ?? '', state === 'held' ? '' : blockStateWords[state]].filter((word) => word !== '').join(' · ')}
          </p>
        ))}
      </Part>
      <Part title={copy.shops} note={String(one.shops.length)}>
        {one.shops.length === 0 && <small>{copy.noShop}</small>}
        {one.shops.map(({ shopId, areaId, no, name, state }) => (
          <p key={shopId}>
            <ThingLink thing={{ refType: 'shop', refId: shopId, no, areaId }}>{no}</ThingLink>{' '}
            {`${name} · ${shopStateNames[state]}`}
          </p>
        ))}
      </Part>
    </section>
  </div>
)

/** What a warning was about. */
const Warned = ({ of: { refType, refId, refNo } }: { readonly of: Person['warnings'][number] }) => {
  const known = reportTypes.find((type) => type === refType)
  const words = [known ? reportTypeNames[known] : '', refNo ?? ''].join(' ').trim()
  return (
    <ThingLink thing={{ refType: refNo === null ? '' : refType, refId, ...(refNo !== null && { no: refNo }) }}>
      {words}
    </ThingLink>
  )
}
