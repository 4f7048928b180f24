import LogAddPage from '@/pages/log/add'
import LogInfoPage from '@/pages/log/info'
import LogPage from '@/pages/log/index'
import { keepPictureAtom } from '@/lib/uploads/send-picture'
import { images } from '@/platform/images/images'
import type { LogView } from '@contract/endpoints/city/logs'
import { err } from '@contract/result'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import { serverClockAtom } from '@/lib/session/server-clock'
import { uploadToken } from '../session/site'
import { byRole, namesOf } from '../support/press'
import { textBoxes, write } from '../support/write'

const at = Date.parse('2026-11-21T10:00:00+08:00')
const log: LogView = {
  logId: 7,
  userId: 1,
  blockNo: 128,
  nickName: '巷口的猫',
  avatar: '',
  day: '2026-11-21',
  content: '给 77 备好 3 千克香米',
  thumbs: '',
  isMine: true,
  canEdit: true,
  at,
}
const other: LogView = { ...log, logId: 6, userId: 2, blockNo: 77, nickName: '南桥老周', isMine: false, canEdit: false }
const page = (data: LogView[]) => ({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })
const answers: GivenAnswers = {
  ...answersToCat,
  '/log/list': ({ mine }) => page(mine === 1 ? [log] : [log, other]),
  '/log/check': () => ({ isWritten: false, day: '2026-11-21' }),
  '/log/': () => log,
  '/log/add': ({ content, thumbs }) => ({
    log: { ...log, content, thumbs: thumbs ?? '' },
    pointsRow: { content: '今日工作日志', pointsAdd: 5, points: 1_265 },
  }),
  '/log/edit': ({ content }) => ({ ...log, content }),
}

const type = async (text: string) => {
  write(textBoxes()[0], text)
  await settle()
}

afterEach(() => {
  jest.restoreAllMocks()
  leavePage()
})

describe('the work logs', () => {
  it('shows the own ones, and those of the city', async () => {
    await showPage(LogPage, { user: cat, answers })
    expect(pageText()).toContain('给 77 备好 3 千克香米')
    expect(pageText()).not.toContain('南桥老周')
    expect(namesOf('button')).toContain('写今天的日志 +5')
    click(byRole('tab', '全城'))
    await settle()
    expect(pageText()).toContain('南桥老周')
  })

  it('turns to other months: their days, their logs, and no month that is ahead', async () => {
    const old = { ...log, logId: 3, day: '2026-10-06', content: '十月的井盖' }
    const { asked, store } = await showPage(LogPage, {
      user: cat,
      answers: {
        ...answers,
        '/log/list': ({ from, to }) =>
          page(from === '2026-10-01' && to === '2026-10-31' ? [old] : from === undefined ? [log] : []),
      },
    })
    store.set(serverClockAtom, { now: () => at, correct: () => undefined })
    await settle()
    click(byRole('button', '下个月'))
    await settle()
    expect(asked.some(({ input }) => 'from' in input)).toBe(false)
    click(byRole('button', '上个月'))
    await settle()
    expect(namesOf('img')).toContain('6 日，写了')
    for (const words of ['2026 年 10 月', '写了 1 天', '十月的井盖']) expect(pageText()).toContain(words)
    expect(pageText()).not.toContain('香米')
    click(byRole('button', '上个月'))
    await settle()
    for (const words of ['2026 年 9 月', '该月暂无日志']) expect(pageText()).toContain(words)
    for (let turns = 0; turns < 2; turns += 1) click(byRole('button', '下个月'))
    await settle()
    expect(pageText()).toContain('香米')
  })

  it('says that today is written already and earns no more', async () => {
    const written: GivenAnswers = { ...answers, '/log/check': () => ({ isWritten: true, day: '2026-11-21' }) }
    await showPage(LogPage, { user: cat, answers: written })
    expect(namesOf('button')).toContain('再写一篇')
    leavePage()
    await showPage(LogAddPage, { user: cat, answers: written })
    expect(pageText()).toContain('今天的日志已计分，再写不增加人气值')
  })

  it('does not say that today is written, nor what it earns, while the network does not tell', async () => {
    await showPage(LogPage, {
      user: cat,
      answers: { ...answers, '/log/check': () => err({ kind: 'timeout' } as const) },
    })
    expect(namesOf('button')).toContain('写今天的日志')
    for (const untold of ['再写一篇', '写今天的日志 +5']) expect(namesOf('button')).not.toContain(untold)
  })

  it('asks for words, sends one log however often the button is tapped, and shows the points it earned', async () => {
    const { asked } = await showPage(LogAddPage, { user: cat, answers })
    click(byRole('button', '发布'))
    await settle()
    expect(pageText()).toContain('请填写今天做了什么')
    await type('参加路灯验收')
    click(byRole('button', '发布'))
    click(byRole('button', '发布'))
    await settle()
    const sent = asked.filter(({ path }) => path === '/log/add')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.input).toMatchObject({ content: '参加路灯验收', thumbs: '' })
    while (namesOf('dialog').length === 0) await settle()
    expect(namesOf('dialog')).toEqual(['人气值'])
    for (const words of ['今日工作日志', '+5', '1,265']) expect(pageText()).toContain(words)
    click(byRole('button', '关闭'))
    await settle()
    expect(namesOf('dialog')).toEqual([])
  })

  it('goes with the pictures that were picked', async () => {
    const { asked, store } = await showPage(LogAddPage, {
      user: cat,
      answers: { ...answers, '/upload/token': () => uploadToken },
    })
    const picked = ['a', 'b'].map((name) => ({ localUrl: `blob:${name}`, name: `${name}.png`, sizeBytes: 1_000 }))
    jest.spyOn(images, 'pick').mockResolvedValue({ ok: true, value: picked })
    jest.spyOn(images, 'release').mockReturnValue(undefined)
    store.set(keepPictureAtom, {
      cleaned: (image) => Promise.resolve(image),
      keep: ({ key }) => Promise.resolve({ kind: 'kept', key }),
    })
    click(byRole('button', '添加图片'))
    await settle()
    expect(namesOf('button')).toEqual(expect.arrayContaining(['看第 1 张', '看第 2 张']))
    await type('修好了路灯')
    click(byRole('button', '发布'))
    await settle()
    const input = asked.find(({ path }) => path === '/log/add')?.input ?? {}
    expect(Reflect.get(input, 'thumbs')).toMatch(/^file\/[^,]+\.png,file\/[^,]+\.png$/)
  })

  it('is changed by its writer until midnight', async () => {
    const { asked } = await showPage(LogInfoPage, { user: cat, answers, params: { id: '7' } })
    click(byRole('button', '修改'))
    await settle()
    await type('给 77 备好 5 千克香米')
    click(byRole('button', '保存'))
    await settle()
    expect(asked.at(-1)).toEqual({ path: '/log/edit', input: { id: 7, content: '给 77 备好 5 千克香米', thumbs: '' } })
    expect(pageText()).toContain('5 千克')
  })

  it('cannot be changed by others or later, and a wrong address names none', async () => {
    await showPage(LogInfoPage, { user: cat, answers: { ...answers, '/log/': () => other }, params: { id: '6' } })
    expect(namesOf('button')).not.toContain('修改')
    leavePage()
    await showPage(LogInfoPage, { user: cat, answers, params: { id: 'x' } })
    expect(pageText()).toContain('未找到该日志')
  })
})
