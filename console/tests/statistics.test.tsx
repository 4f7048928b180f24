import { seriesNames } from '@contract/console/stat-words'
import { fen } from '@contract/money'
import { RightTable } from '../src/pages/statistics/right-table'
import type { Series } from '../src/pages/statistics/rows'
import { SeriesTable } from '../src/pages/statistics/series-table'
import { show } from './support/show'

const day: Series[number] = {
  key: '2026-11-30',
  name: '2026-11-30',
  turnover: 180_00,
  orders: 3,
  fee: 1_80,
  fund: 54,
  residents: 14,
  blocksSold: 1,
  votes: 2,
  traders: 4,
  returned: 3,
  reallotted: fen(0),
  advanced: fen(0),
  cameBack: fen(0),
  lost: fen(0),
  compensated: fen(0),
}

const heads = () => [...document.querySelectorAll('thead th, [aria-label] th[scope=row]')].map((one) => one.textContent)

/** What the page alone says: a share, a head and a sum. */
const ofThePage = ['留存', '更正与补偿', '合计']

it('a number has one name on the page and in its file', async () => {
  const tables = (
    <>
      <SeriesTable series={[day]} hasCity />
      <RightTable series={[day]} />
    </>
  )
  await show(tables, { roles: ['operator'] })
  const inFile: readonly string[] = Object.values(seriesNames)
  const own = heads().map((head) => (head ?? '').replace(/^其中/, ''))
  expect(own.length).toBeGreaterThan(14)
  expect(own.filter((head) => !inFile.includes(head))).toEqual(ofThePage)
  expect(own).toContain('有主区块')
})
