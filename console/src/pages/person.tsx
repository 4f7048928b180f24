import { Empty, Segmented } from 'antd'
import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import type { ConsolePath } from '@contract/console/rights'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../client/session'
import { Standing } from '../kit/act/standing'
import { ColleagueNotes } from '../kit/colleague-notes/colleague-notes'
import type { Fields } from '../kit/list/address'
import { useAddress } from '../kit/list/address'
import { PartOf } from '../kit/list/part-of'
import { Loaded } from '../kit/panel/panel'
import type { PersonListName } from './person-list'
import { copy } from './residents/copy'
import { PersonHead } from './residents/person-head'
import { PersonMoney } from './residents/person-money'
import { PersonOverview } from './residents/person-overview'
import { PersonSignIns } from './residents/person-sign-ins'
import styles from './residents/person.module.scss'
import type { Person } from './residents/use-person'
import { usePerson } from './residents/use-person'

/** Who may read it, by the call that it makes first; finance alone reads what has to do with money. */
interface Part {
  readonly title: string
  readonly needs: ConsolePath
  readonly isMoney?: true
}

/** What is known of the person itself. */
interface OwnPart extends Part {
  readonly Own: ComponentType<{ readonly one: Person }>
}

/** A list of all, narrowed to the person: by which field of its call, and on which of its tabs. */
interface ListPart extends Part {
  readonly list: PersonListName
  readonly by?: 'authorId' | 'reporterId'
  readonly start?: Fields
}

const Notes = ({ one: { userId, notes } }: { readonly one: Person }) => (
  <section className={styles.sheet}>
    <ColleagueNotes refType='user' refId={userId} notes={notes} />
  </section>
)

const words = copy.parts

const List = lazy(() => import('./person-list'))

// prettier-ignore
const parts = {
  overview: { title: words.overview, needs: '/admin/person/info', Own: PersonOverview },
  orders: { title: words.orders, needs: '/admin/order/list', list: 'orders' },
  limits: { title: words.limits, needs: '/admin/limit/list', isMoney: true, Own: PersonMoney },
  entries: { title: words.entries, needs: '/admin/entry/list', isMoney: true, list: 'entries' },
  refunds: { title: words.refunds, needs: '/admin/refund/list', isMoney: true, list: 'refunds' },
  disputes: { title: words.disputes, needs: '/admin/dispute/rows', list: 'disputes' },
  withdrawals: { title: words.withdrawals, needs: '/admin/withdraw/list', list: 'withdrawals', start: { state: 'all' } },
  handovers: { title: words.handovers, needs: '/admin/handover/list', list: 'handovers', start: { tab: 'sales' } },
  reportsAbout: { title: words.reportsAbout, needs: '/admin/report/list', list: 'reports', by: 'authorId' },
  reportsBy: { title: words.reportsBy, needs: '/admin/report/list', list: 'reports', by: 'reporterId' },
  offers: { title: words.offers, needs: '/admin/offer/list', list: 'offers' },
  posts: { title: words.posts, needs: '/admin/mutual/list', list: 'posts' },
  notices: { title: words.notices, needs: '/admin/person/notices', list: 'notices' },
  signIns: { title: words.signIns, needs: '/admin/person/info', Own: PersonSignIns },
  notes: { title: words.notes, needs: '/admin/person/info', Own: Notes },
} as const satisfies Readonly<Record<string, OwnPart | ListPart>>

type PartName = keyof typeof parts

/** The tabs, each with what stands on it. */
const tabs: readonly { readonly title: string; readonly parts: readonly PartName[] }[] = [
  { title: words.overview, parts: ['overview'] },
  { title: words.orders, parts: ['orders'] },
  { title: copy.tabs.money, parts: ['limits', 'entries', 'refunds'] },
  { title: copy.tabs.cases, parts: ['disputes', 'withdrawals', 'handovers', 'reportsAbout', 'reportsBy'] },
  { title: copy.tabs.published, parts: ['offers', 'posts'] },
  { title: words.notices, parts: ['notices'] },
  { title: words.signIns, parts: ['signIns'] },
  { title: words.notes, parts: ['notes'] },
]

const partIn = ({ part }: Fields): PartName =>
  (Object.keys(parts) as PartName[]).find((name) => name === part) ?? 'overview'

/** One person: who it is, and everything of theirs, each as the list of all has it. */
export default function PersonPage() {
  const { fields } = useAddress()
  const { userId } = fields
  if (userId === undefined || !/^\d{1,15}$/.test(userId)) return <Empty description={copy.nobody} />
  return <OnePerson key={userId} userId={userId} />
}

function OnePerson({ userId }: { readonly userId: string }) {
  const read = usePerson(userId)
  return (
    <Loaded
      read={read}
      draw={(one) => (
        <>
          <PersonHead one={one} />
          <Parts userId={userId} one={one} />
        </>
      )}
    />
  )
}

interface PartsProps {
  readonly userId: string
  readonly one: Person
}

/** Which parts of a person's page somebody may read. */
function useMine({ balances }: Person): (name: PartName) => boolean {
  const { roles } = useMe()
  return (name) => {
    const { needs, isMoney }: Part = parts[name]
    return mayCall(needs, roles) && (isMoney !== true || balances !== null)
  }
}

function Parts({ userId, one }: PartsProps) {
  const { fields, change } = useAddress()
  const isMine = useMine(one)
  const asked = partIn(fields)
  const here = isMine(asked) ? asked : 'overview'
  const mine = tabs.map((tab) => ({ ...tab, parts: tab.parts.filter(isMine) })).filter((tab) => tab.parts.length > 0)
  const tab = mine.find((one) => one.parts.includes(here))
  // What narrowed one list says nothing about another one.
  const open = (name: PartName) => {
    const { start = {} }: Partial<ListPart> = parts[name]
    const old = Object.fromEntries(Object.keys(fields).map((field) => [field, '']))
    change({ ...old, ...start, userId, part: name === 'overview' ? '' : name })
  }
  const first = (title: string) => mine.find((one) => one.title === title)?.parts[0]
  return (
    <>
      <div className={styles.tabs}>
        <Segmented
          aria-label={copy.tabsLabel}
          value={tab?.title ?? ''}
          options={mine.map(({ title }) => title)}
          onChange={(title) => open(first(title) ?? 'overview')}
        />
        {tab && tab.parts.length > 1 && (
          <Segmented
            aria-label={tab.title}
            value={here}
            options={tab.parts.map((value) => ({ value, label: parts[value].title }))}
            onChange={open}
          />
        )}
      </div>
      <Suspense fallback={null}>
        <Standing key={here} isPage>
          <Shown part={parts[here]} userId={userId} one={one} />
        </Standing>
      </Suspense>
    </>
  )
}

interface ShownProps extends PartsProps {
  readonly part: OwnPart | ListPart
}

function Shown({ part, userId, one }: ShownProps) {
  if ('Own' in part) return <part.Own one={one} />
  return (
    <PartOf.Provider value={{ [part.by ?? 'userId']: userId }}>
      <List name={part.list} />
    </PartOf.Provider>
  )
}
