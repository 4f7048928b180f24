import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expectedAt, holidaysWarning, isWorkingDay } from '../../../server/modules/withdrawals/rules/working-days'

const at = (text: string) => Date.parse(`${text}:00+08:00`)
const told = (text: string) => new Date(expectedAt(at(text)) + 8 * 3_600_000).toISOString().slice(0, 16)

it.each([
  ['an ordinary Tuesday', '2026-11-24T09:00', '2026-11-25T18:00'],
  ['a Friday', '2026-11-20T21:14', '2026-11-23T18:00'],
  ['the last minute of a day', '2026-11-24T23:59', '2026-11-25T18:00'],
  ['the eve of the national holiday', '2026-09-30T10:00', '2026-10-08T18:00'],
  ['the Friday before a Saturday that is worked', '2026-10-09T10:00', '2026-10-10T18:00'],
  ['the Friday before the Spring Festival, whose Saturday is worked', '2026-02-13T10:00', '2026-02-14T18:00'],
  ['that Saturday', '2026-02-14T10:00', '2026-02-24T18:00'],
  ['the last day of a year', '2026-12-31T10:00', '2027-01-04T18:00'],
])('expects a withdrawal of %s on the next working day', (_, made, expected) => {
  expect(told(made)).toBe(expected)
})

describe('a year whose notice is not known', () => {
  it('leaves out the days that the regulation names, the moon’s too, and shifts no weekend', () => {
    const off = ['2031-01-01', '2031-01-22', '2031-01-23', '2031-01-24', '2031-06-24', '2031-10-01', '2031-10-03']
    expect(off.filter(isWorkingDay)).toEqual([])
    expect(['2031-01-21', '2031-01-27', '2031-10-06', '2031-10-07'].filter((day) => !isWorkingDay(day))).toEqual([])
    expect(['2031-10-04', '2031-10-05', '2031-10-11'].filter(isWorkingDay)).toEqual([])
  })

  it('is told to the operator at the start as soon as the coming weeks reach into it', () => {
    expect(holidaysWarning(at('2026-11-22T09:00'))).toBeUndefined()
    expect(holidaysWarning(at('2026-12-15T09:00'))).toContain('2027')
    expect(holidaysWarning(at('2031-06-01T09:00'))).toContain('chinese-days')
  })
})

it('knows the days of the notice in every time zone a server may run in', () => {
  const days = `['2026-10-07', '2026-10-08', '2026-10-10', '2026-02-14', '2031-10-01'].map(isWorkingDay).join()`
  const code = `import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { holidaysWarning, isWorkingDay } from './server/modules/withdrawals/rules/working-days'; process.stdout.write(${days})`
  for (const TZ of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    const env = { ...process.env, TZ }
    const told = execFileSync('npx', ['tsx', '-e', code], {
      cwd: path.join(__dirname, '../../..'),
      env,
      encoding: 'utf8',
    })
    expect(told).toBe('false,true,true,true,false')
  }
})
