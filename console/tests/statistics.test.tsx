import { seriesNames } from '@contract/console/stat-words'
import { RightTable } from '../src/pages/statistics/right-table'
import { SeriesTable } from '../src/pages/statistics/series-table'
import { seriesDay } from './support/series-day'
import { show } from './support/show'

const day = seriesDay('2026-11-30')

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
