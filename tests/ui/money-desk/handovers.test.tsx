import { dayMs } from '@contract/durations'
import type { DeskHandover } from '@contract/endpoints/market/handover'
import type { BlockView } from '@contract/endpoints/people/block'
import { fen } from '@contract/money'
import MoneyDeskPage from '@/pages/admin/money'
import { lost } from '../../support/app/trade-api'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage, type } from '../session/people'
import { byRole, namesOf } from '../support/press'
import { write } from '../support/write-named'

const at = Date.parse('2026-11-21T09:43:00+08:00')
const row: DeskHandover = {
  orderId: 7,
  no: 'B261121-0009',
  ver: 2,
  areaId: 3253,
  areaName: '测试城',
  place: '北郊',
  blockId: 46,
  blockNo: 2046,
  capacity: 6,
  price: fen(28_800),
  fee: fen(288),
  fundShare: fen(86),
  sellerBlockNo: 560,
  buyerBlockNo: 128,
  at,
  state: 'objected',
  sessionsEnded: 2,
  releaseAt: null,
  objection: { at, text: '昨晚手机被人拿走过', decideBy: at + dayMs },
  decision: null,
  seller: '阿禾',
  buyer: '巷口的猫',
  undo: null,
  acts: ['uphold', 'askUndo'],
}
const block: BlockView = {
  blockId: 46,
  ver: 5,
  areaId: 3253,
  areaName: '测试城',
  blockNo: 2046,
  name: '',
  intro: '',
  thumbs: '',
  state: 'held',
  owner: null,
  mine: false,
  capacity: 3,
  open: 0,
  running: 0,
  transfer: null,
  acts: [],
}

const list = <T,>(data: T[]) => ({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })
const counts = { applied: 0, approved: 0, paying: 0, overdue: 0, corrections: 0 }

/** Opens the desk of handovers with these answers. */
async function open(of: DeskHandover, more: GivenAnswers = {}) {
  const answers: GivenAnswers = {
    ...answersToCat,
    '/admin/withdrawList': () => ({ ...list([]), counts }),
    '/admin/handover/list': () => ({ ...list([of]), sum: of.price }),
    '/block/map': () => ({
      blocks: [
        { blockId: 46, blockNo: 2046, state: block.state, price: null, mine: false, cell: { quarter: 102, lot: 6 } },
      ],
      nextNo: null,
    }),
    '/block/blockInfo': () => block,
    ...more,
  }
  const shown = await showPage(MoneyDeskPage, { user: cat, answers })
  await press('tab', '过户')
  return {
    ...shown,
    sentTo: (path: string) => shown.asked.filter((one) => one.path === path).map(({ input }) => input),
  }
}

async function press(role: 'button' | 'tab', name: string) {
  click(byRole(role, name))
  await settle()
}

async function pressInDialog(name: string) {
  const keys = [...document.querySelectorAll<HTMLElement>('[role="dialog"] [role="button"]')]
  const key = keys.find((one) => one.textContent?.trim() === name)
  if (!key) throw new Error(`no ${name} in the dialog`)
  click(key)
  await settle()
}

afterEach(leavePage)

describe('the desk of handovers', () => {
  it('shows what the seller says, whose sale it is and until when it is decided', async () => {
    await open(row)
    for (const words of [
      '测试城 2046',
      '卖家 阿禾 · 买家 巷口的猫',
      '成交价 288.00，手续费 2.88',
      '昨晚手机被人拿走过',
    ])
      expect(pageText()).toContain(words)
    expect(pageText()).toMatch(/最迟 .*11-22 09:43 裁定|已超时，应在 .*11-22 09:43 前裁定/)
  })

  it('upholds a sale with a reason of enough words, for the version that was seen', async () => {
    const { sentTo } = await open(row, { '/admin/handover/act': () => ({ ...row, state: 'done', acts: [] }) })
    await press('button', '维持过户')
    type('原因', '证据')
    await pressInDialog('维持过户')
    expect(pageText()).toContain('原因不能少于 5 字')
    expect(sentTo('/admin/handover/act')).toEqual([])
    type('原因', '登录设备一致')
    await pressInDialog('维持过户')
    expect(sentTo('/admin/handover/act')).toEqual([
      expect.objectContaining({ orderId: 7, ver: 2, act: 'uphold', reason: '登录设备一致' }),
    ])
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('shows who asks to undo it, and undoes it as the second', async () => {
    const asked: DeskHandover = {
      ...row,
      ver: 3,
      undo: { askedBy: '林岚', reason: '密码被盗用' },
      acts: ['uphold', 'undo'],
    }
    const { sentTo } = await open(asked, { '/admin/handover/act': () => ({ ...asked, state: 'undone', acts: [] }) })
    expect(pageText()).toContain('林岚 申请撤销过户：密码被盗用')
    await press('button', '撤销过户')
    type('原因', '密码被盗用')
    await pressInDialog('撤销过户')
    expect(sentTo('/admin/handover/act')).toEqual([expect.objectContaining({ ver: 3, act: 'undo' })])
  })

  it('keeps the dialog after a lost answer and repeats the same command', async () => {
    const { sentTo } = await open(row, { '/admin/handover/act': () => lost() })
    await press('button', '申请撤销过户')
    type('原因', '密码被盗用')
    await pressInDialog('申请撤销过户')
    await pressInDialog('申请撤销过户')
    const [first, second] = sentTo('/admin/handover/act')
    expect(second).toEqual(first)
    expect(pageText()).toContain('不会重复提交')
  })

  it('freezes a block that is found by its number', async () => {
    const { sentTo } = await open(row, { '/admin/block/act': () => ({ ...block, state: 'frozen' }) })
    await write('区块编号', '2046')
    await press('button', '查找')
    expect(sentTo('/block/map')).toEqual([expect.objectContaining({ noFrom: 2046, noTo: 2046 })])
    expect(pageText()).toContain('2046 · 正常')
    await press('button', '冻结')
    type('原因', '归属有争议')
    await pressInDialog('冻结')
    expect(sentTo('/admin/block/act')).toEqual([
      expect.objectContaining({ blockId: 46, ver: 5, act: 'freeze', reason: '归属有争议' }),
    ])
  })

  it('offers the steps of unfreezing for a frozen block, and knows none that is not there', async () => {
    await open(row, { '/block/blockInfo': () => ({ ...block, state: 'frozen' }) })
    await write('区块编号', '2046')
    await press('button', '查找')
    expect(namesOf('button')).toEqual(expect.arrayContaining(['申请解冻', '撤回申请', '解冻']))
    leavePage()
    await open(row, { '/block/map': () => ({ blocks: [], nextNo: null }) })
    await write('区块编号', '9999')
    await press('button', '查找')
    expect(pageText()).toContain('未找到该区块')
  })
})
