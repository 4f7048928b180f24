import { Button, Tag } from 'antd'
import { mayCall } from '@contract/console/rights'
import { roundKindNames, roundStandingOf, roundStateNames } from '@contract/console/queue-words'
import type { AdminRound } from '@contract/endpoints/console/community/expand'
import { fullMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import type { Fields } from '../../kit/list/address'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { wholeRows } from '../../kit/list/rows'
import { Loaded, Panel } from '../../kit/panel/panel'
import { CityTabs } from '../city-tabs'
import { copy } from './copy'
import { RoundForm } from './round-form'
import { RoundPanel } from './round-panel'

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: Object.entries(roundStateNames).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    key: 'kind',
    label: copy.kind,
    options: Object.entries(roundKindNames).map(([value, label]) => ({ value, label })),
  },
]

const looks = {
  asked: 'warning',
  draft: 'default',
  planned: 'processing',
  open: 'success',
  archived: 'default',
  withdrawn: 'default',
} as const

const columns: readonly Column<AdminRound>[] = [
  { key: 'no', title: copy.no, render: (_, { no }) => <b>{no}</b> },
  { key: 'kind', title: copy.kind, render: (_, { kind }) => roundKindNames[kind] },
  { key: 'head', title: copy.head, render: (_, { title }) => title },
  {
    key: 'state',
    title: copy.state,
    render: (_, one) => <Tag color={looks[roundStandingOf(one)]}>{roundStateNames[roundStandingOf(one)]}</Tag>,
  },
  { key: 'openAt', title: copy.openAt, render: (_, { openAt }) => fullMoment(openAt) },
  { key: 'closeAt', title: copy.closeAt, render: (_, { closeAt }) => fullMoment(closeAt) },
  { key: 'sold', title: copy.sold, align: 'right', render: (_, { sold, quota }) => copy.soldOf(sold, quota) },
  { key: 'by', title: copy.by, render: (_, { draftBy }) => draftBy },
  { key: 'approved', title: copy.approvedBy, render: (_, { approvedBy }) => approvedBy },
]

/** Rounds of an area: drafts, what is planned, open and ended; and the plan of a new one. */
export default function Rounds() {
  return <OneArea draw={(area) => <AreaRounds key={area.areaId} area={area} />} />
}

interface NewRoundProps {
  readonly areaId: number
  readonly onDone: () => void
}

/** The form of a new one, with the number that comes after those of the year; once there it stays, whatever later readings come to. */
function NewRound({ areaId, onDone }: NewRoundProps) {
  const read = useRead(['/admin/round/list', 'numbers', areaId], () => form('/admin/round/list', { areaId }))
  return (
    <Loaded
      read={{ ...read, failure: read.value ? undefined : read.failure }}
      draw={({ rounds }) => <RoundForm areaId={areaId} rounds={rounds} onDone={onDone} />}
    />
  )
}

function AreaRounds({ area: { areaId, name } }: { readonly area: Area }) {
  const { roles } = useMe()
  const { change } = useAddress()
  const read = async ({ state, kind }: Fields) =>
    wholeRows(await form('/admin/round/list', { areaId }), ({ rounds }) =>
      rounds.filter(
        (one) => (state ?? roundStandingOf(one)) === roundStandingOf(one) && (kind ?? one.kind) === one.kind,
      ),
    )
  return (
    <ListPage<AdminRound>
      lead={<CityTabs here='/rounds' />}
      title={copy.title}
      note={copy.note(name)}
      path='/admin/round/list'
      exportPath='/admin/round/export'
      within={{ areaId: String(areaId) }}
      filters={filters}
      columns={columns}
      read={read}
      isWhole
      empty={copy.empty}
      idOf={({ roundId }) => String(roundId)}
      detail={(id, row, close) =>
        id === 'new' ? (
          <Panel title={copy.plan} onClose={close}>
            <NewRound areaId={areaId} onDone={close} />
          </Panel>
        ) : (
          row && <RoundPanel one={row} onClose={close} />
        )
      }
      actions={
        mayCall('/admin/round/add', roles) && (
          <Button type='primary' onClick={() => change({ id: 'new' })}>
            {copy.plan}
          </Button>
        )
      }
    />
  )
}
