import { City } from '../src/pages/home/city'
import type { Overview } from '../src/pages/home/rows'
import { atPage } from './support/at-page'
import { show } from './support/show'

type Running = Overview['city'][number]

const running = (kind: Running['kind'], facts: Partial<Running> = {}): Running => ({
  kind,
  refId: 0,
  areaId: null,
  title: '',
  value: 0,
  of: null,
  until: null,
  ...facts,
})

/** Each line as it is read. */
async function lines(...city: readonly Running[]): Promise<string[]> {
  await show(
    atPage(() => <City city={[...city]} />),
    { roles: ['operator'] },
  )
  return [...document.querySelectorAll('dl > div')].map((line) => (line.textContent ?? '').replace(/\s/g, ''))
}

it('what is only counted says of what, and in which unit: a bare number beside a name says neither', async () => {
  expect(await lines(running('shop', { value: 1 }), running('mutual'))).toEqual([
    '30天内到期的商铺1家',
    '三天无人应答的互助0条',
  ])
})

it('nothing that runs ends in a mark with nothing behind it', async () => {
  const all = await lines(
    running('vote', { refId: 1, title: '修桥', value: 12, of: 30 }),
    running('election', { refId: 2, title: 'M2601 voting', value: 2, until: 9e12 }),
    running('round', { refId: 3, title: 'K2607 秋', value: 83, of: 120 }),
    running('spend', { refId: 4, title: '路灯', value: 800_00 }),
    running('shop'),
    running('mutual', { value: 3 }),
  )
  expect(all).toHaveLength(6)
  for (const line of all) expect(line).not.toMatch(/·(?:\d|$)/)
})
