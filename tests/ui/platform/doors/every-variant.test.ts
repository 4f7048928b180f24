import { readFileSync } from 'node:fs'
import path from 'node:path'
import { known, rows, withoutRow } from './rows'
import { openDoor } from './world'

/** What a value is, and what it has: a reader of one side finds the same on the other. */
function kindOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, kindOf(part)]),
  )
}

it('every variant has a row, and every row a variant', () => {
  const doors = rows.map(([door]) => door)
  expect(doors.length).toBeGreaterThan(60)
  expect(withoutRow(doors)).toEqual([])
  expect(known.filter((door) => !doors.includes(door))).toEqual([])
  expect(withoutRow(['platform/door/door', 'platform/scan/scan'])).toEqual(['platform/door/door'])
})

it.each(rows)('%s is asked where its row says', (door, _, __, promises) => {
  const asking = readFileSync(path.join(__dirname, promises), 'utf8')
  const calls =
    promises === 'quiet.test.tsx' ? 'onQuietSides' : `(onBothSides|openDoor)<[\\w ]+>\\(\\s*('[\\w-]+',\\s*)?'${door}'`
  expect(new RegExp(calls).test(asking)).toBe(true)
})

it.each(rows)('%s gives the same names, of the same kinds, on both sides', (door) => {
  const [ofBrowser, ofMini] = (['browser', 'mini-program'] as const).map((side) => kindOf({ ...openDoor(side, door) }))
  expect(ofMini).toEqual(ofBrowser)
  expect(Object.keys(Object(ofMini) as object)).not.toEqual([])
})
