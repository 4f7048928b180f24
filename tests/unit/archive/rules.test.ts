import { calendarMonth } from '@contract/moments'
import { fen } from '@contract/money'
import type { ArchiveInfo } from '@/features/archive/atoms'
import { archiveFile } from '@/features/archive/rules/file'
import { byMonth, countOf, daysOf, hashText } from '@/features/archive/rules/course'

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('the months of the archive', () => {
  it('are those of the area’s calendar', () => {
    expect(calendarMonth(at('2026-11-01T00:00:00'))).toBe('2026-11')
    expect(calendarMonth(at('2026-10-31T23:59:59'))).toBe('2026-10')
  })

  it('have the rows that follow each other', () => {
    const rows = ['2026-11-03T09:00:00', '2026-11-01T09:00:00', '2026-08-25T09:00:00'].map((text) => ({
      closedAt: at(text),
    }))
    expect(byMonth(rows).map(({ month, rows: own }) => [month, own.length])).toEqual([
      ['2026-11', 2],
      ['2026-08', 1],
    ])
  })

  it('have the count that the server told, or none', () => {
    const months = [{ month: '2026-11', count: 4 }]
    expect([countOf(months, '2026-11'), countOf(months, '2026-10')]).toEqual([4, undefined])
  })
})

const info: ArchiveInfo = {
  head: {
    type: 'expand',
    refId: 3,
    no: 'K2603',
    title: '新区 <4000>',
    end: 'done',
    result: '售出 863',
    figure: '1,000 块',
    ending: '结束',
    closedAt: at('2026-11-01T00:00:00'),
    areaId: 3253,
    areaName: '测试城',
    stamp: '已结束',
  },
  facts: [{ label: '售出', value: '863 块' }],
  steps: [
    { at: at('2026-10-01T07:00:00'), title: '开放', text: '1,000 块 & 更多' },
    { at: at('2026-11-01T00:00:00'), title: '结束', text: '进入城市财库', entryNo: 1842, hash: '7c110a9e44ff' },
  ],
  chain: { entries: 1846, balance: fen(8_000), head: 'abcdef', ok: true, at: at('2026-11-21T09:00:00') },
}

describe('a thing of the archive', () => {
  it('took as many days as lie between its first step and its last', () => {
    expect([daysOf(info.steps), daysOf(info.steps.slice(0, 1)), daysOf([])]).toEqual([31, 0, 0])
  })

  it('shows the beginning of a hash as people compare it', () => {
    expect(hashText('7c110a9e44ff')).toBe('7C11-0A9E')
  })

  it('is kept as one file with its steps and whole hashes, in which nothing of a text runs', () => {
    const { name, text, mime } = archiveFile(info, at('2026-11-21T09:00:00'))
    expect([name, mime]).toEqual(['K2603.html', 'text/html'])
    for (const words of [
      '<h1>K2603 新区 &lt;4000&gt;</h1>',
      '1,000 块 &amp; 更多',
      '7c110a9e44ff',
      '账本第 1842 条',
      'abcdef',
      '账本一致 1846',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('<4000>')
  })

  it('has the same shape in the file as on the page: what it is, its facts, its course with a proof where money moved, its chain', () => {
    const facts = [...info.facts, { label: '一块', value: '"10" 元' }]
    const { text } = archiveFile(
      { ...info, facts, chain: info.chain && { ...info.chain, ok: false } },
      at('2027-01-21T09:00:00'),
    )
    expect(text.slice(text.indexOf('<title>'))).toBe(
      '<title>K2603 新区 &lt;4000&gt;</title></head><body><h1>K2603 新区 &lt;4000&gt;</h1><p>测试城 3253 已结束</p>' +
        '<ul><li>售出 863 块</li><li>一块 &quot;10&quot; 元</li></ul>' +
        '<ol><li><h2>开放</h2><p>2026-10-01 07:00</p><p>1,000 块 &amp; 更多</p></li>' +
        '<li><h2>结束</h2><p>2026-11-01 00:00</p><p>进入城市财库</p><p>账本第 1842 条 校验 7c110a9e44ff</p></li></ol>' +
        '<p>账本不一致 1846 abcdef</p></body></html>',
    )
  })

  it('says how many pictures of a proof the page shows', () => {
    const steps = info.steps.map((one) => ({ ...one, thumbs: 'demo/a.svg,demo/b.svg' }))
    expect(archiveFile({ ...info, steps }, at('2026-11-21T09:00:00')).text).toContain(
      '<p>进入城市财库</p><p>凭证图片 2 张</p>',
    )
  })

  it('shows an entry without a hash by its number alone', () => {
    const steps = info.steps.map(({ hash: _, ...one }) => one)
    expect(archiveFile({ ...info, steps }, at('2026-11-21T09:00:00')).text).toContain('账本第 1842 条 校验 </p>')
  })
})
