import { hourMs } from '@contract/durations'
import type { Line } from '../../../server/modules/alarms/rules/message'
import { messageOf, testMessage } from '../../../server/modules/alarms/rules/message'

const now = Date.UTC(2026, 10, 21, 2)
const line = (more: Partial<Line> = {}): Line => ({
  kind: 'backup',
  text: '最近一次 11-20 03:00',
  area: null,
  opened_at: now,
  over_at: null,
  ending: more.over_at === undefined ? 'open' : 'over',
  ...more,
})
const room = { link: '', mostBytes: 2_048 }
const bytes = (text: string) => Buffer.byteLength(text)

it('says what is wrong, the urgent first, then what is over and how long it was', () => {
  const lines = [
    line(),
    line({ kind: 'disk', text: 'city-1 剩余 3.0 GB，共 80.0 GB' }),
    line({
      kind: 'lateCase',
      text: '纠纷 A261120-0001，应在 11-21 09:00 前处理',
      area: '测试城',
      over_at: now + 5 * hourMs,
    }),
  ]
  expect(messageOf(lines, { ...room, link: 'https://app.example.com/console/alarms' })).toEqual({
    subject: '【门牌】2 项告警，1 项已恢复：磁盘快满',
    text: [
      '【门牌】2 项告警，1 项已恢复',
      '· 【紧急】磁盘快满：city-1 剩余 3.0 GB，共 80.0 GB',
      '· 备份过旧：最近一次 11-20 03:00',
      '已恢复',
      '· 逾期未处理：测试城 · 纠纷 A261120-0001，应在 11-21 09:00 前处理（11-21 10:00 起，持续 5 小时）',
      'https://app.example.com/console/alarms',
    ].join('\n'),
  })
})

it('only what is over says so in its head alone', () => {
  expect(messageOf([line({ over_at: now + hourMs })], room).text).toBe(
    '【门牌】1 项已恢复\n· 备份过旧：最近一次 11-20 03:00（11-21 10:00 起，持续 1 小时）',
  )
})

it('what lapsed is not well again and says so, last', () => {
  const lapsed = line({
    kind: 'lapse',
    text: '居民限额，11-21 11:00 前未复核就作废',
    over_at: now + hourMs,
    ending: 'lapsed',
  })
  expect(messageOf([lapsed, line({ over_at: now + hourMs })], room)).toEqual({
    subject: '【门牌】1 项已恢复，1 项已作废：备份过旧',
    text: [
      '【门牌】1 项已恢复，1 项已作废',
      '· 备份过旧：最近一次 11-20 03:00（11-21 10:00 起，持续 1 小时）',
      '已作废',
      '· 复核快到期：居民限额，11-21 11:00 前未复核就作废（11-21 10:00 起，持续 1 小时）',
    ].join('\n'),
  })
})

it('twenty lines at most, and the rest by its count', () => {
  const text = (count: number) =>
    messageOf(
      Array.from({ length: count }, () => line()),
      { ...room, mostBytes: 9_999 },
    ).text
  expect(text(20).split('\n')).toHaveLength(21)
  expect(text(21).split('\n').at(-1)).toBe('另有 1 行，见控制台“告警”')
})

it.each([2_048, 600, 200])('within %i bytes, whatever there is to say', (mostBytes) => {
  const lines = Array.from({ length: 40 }, (_, at) => line({ text: '很长的一行'.repeat(at) }))
  const { text } = messageOf(lines, { link: 'https://app.example.com/console/alarms', mostBytes })
  expect(bytes(text)).toBeLessThanOrEqual(mostBytes)
  expect(text).toContain('40 项告警')
  expect(text).toMatch(/另有 \d+ 行/)
})

it('one line that is too long by itself is counted and not cut', () => {
  const { text } = messageOf([line({ text: '长'.repeat(400) })], { ...room, mostBytes: 500 })
  expect(text).toBe('【门牌】1 项告警\n另有 1 行，见控制台“告警”')
})

it('who tries a channel is named', () => {
  expect(testMessage('财务群', '林岚', now)).toEqual({
    subject: '【门牌】告警测试',
    text: '【门牌】告警测试\n“财务群”已接通，以后的告警会发到这里。\n林岚 11-21 10:00',
  })
})
