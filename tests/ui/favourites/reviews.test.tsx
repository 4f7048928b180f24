import { fen } from '@contract/money'
import type { BlockView } from '@contract/endpoints/people/block'
import type { Reputation, Review } from '@contract/endpoints/people/reviews'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import { draftsAtom } from '@/lib/forms/drafts'
import type { CallError } from '@/lib/http/errors'
import BlockPage from '@/pages/block/info'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { cat, leavePage, pageText, settle } from '../session/people'
import { beginning, press, visit } from '../shop/show'
import { namesOf } from '../support/press'
import { textBoxes, write } from '../support/write'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const reputation: Reputation = {
  blockId: 12,
  seller: { userId: 7, blockNo: 3021, nickName: '北郊农场', avatar: '' },
  mine: false,
  score: 4.7,
  reviews: 2,
  done: 31,
  lateRate: 0.125,
  sales: [{ saleId: 60, title: '当季新米', thumb: '', category: '粮食', price: fen(680), unit: '千克' }],
}
const theirs: BlockView = {
  blockId: 12,
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  blockNo: 3021,
  name: '',
  intro: '',
  thumbs: '',
  state: 'held',
  owner: reputation.seller,
  mine: false,
  capacity: 16,
  open: 6,
  running: 2,
  transfer: null,
  acts: [],
}
const ofMine = {
  '/block/blockInfo': () => ({ ...theirs, mine: true }),
  '/bctReview/info': () => ({ ...reputation, mine: true }),
}
const review: Review = {
  reviewId: 5,
  blockNo: 94,
  stars: 4,
  text: '米很香',
  at: Date.UTC(2026, 10, 20),
  answer: null,
  mayAnswer: false,
  mayReport: null,
}
const lost: Result<never, CallError> = err({ kind: 'timeout' })
const frame = { current_page: 1, last_page: 1, per_page: 15 }
const pageOf = (data: readonly Review[]) => ({ ...frame, data: [...data], total: data.length })

const open = (answers: GivenAnswers = {}, user: typeof cat | null = cat, params: object = { home: '1' }) =>
  visit(BlockPage, {
    user,
    params: { id: '12', ...params },
    answers: {
      '/block/blockInfo': () => theirs,
      '/bctReview/info': () => reputation,
      '/bctReview/list': () => pageOf([review, { ...review, reviewId: 4, text: '' }]),
      '/bctFav/info': () => ({ on: false, count: 3 }),
      ...answers,
    },
  })

/** Waits for words: a call without an answer is tried again first. */
async function until(words: string): Promise<void> {
  for (let n = 0; n < 100 && !pageText().includes(words); n++) await settle()
  expect(pageText()).toContain(words)
}

it('shows the figures, what is on sale, the block and what buyers said, by block number', async () => {
  const { went, inputsTo } = await open()
  for (const words of [
    '北郊农场',
    '4.7',
    '31成交',
    '13 %超时率',
    '当季新米',
    '状态正常',
    '已用 6 / 16',
    '2 笔',
    '★★★★☆ 4 星',
    '米很香',
    '买家未填写文字',
    '共 2 条',
  ])
    expect(pageText()).toContain(words)
  expect(inputsTo('/block/sale')).toEqual([])
  await press('button', beginning(namesOf('button'), '当季新米'))
  expect(went()).toEqual(['/pages/index/salePay?saleId=60'])
})

it('says what is missing: a mean of few ratings, lateness of none, reviews, goods', async () => {
  await open({
    '/bctReview/info': () => ({ ...reputation, score: null, lateRate: null, reviews: 0, sales: [] }),
    '/bctReview/list': () => pageOf([]),
  })
  for (const words of ['暂无评分', '暂无超时率', '暂无在售', '交易完成后，买家的评价显示在这里'])
    expect(pageText()).toContain(words)
})

it('says when there is no such seller, and offers to try again what failed', async () => {
  await open({ '/bctReview/info': () => refused('NOT_FOUND') })
  expect(pageText()).toContain('该区块无主人')
  leavePage()
  let isDown = true
  await open({
    '/bctReview/info': () => (isDown ? lost : reputation),
    '/bctReview/list': () => (isDown ? lost : pageOf([review])),
  })
  await until('重试')
  isDown = false
  while (namesOf('button').includes('重试')) await press('button', '重试')
  await settle()
  await until('当季新米')
  await until('北郊农场')
})

it('follows the seller, and no longer; a guest is asked for the login, the seller has no such button', async () => {
  let on = false
  const { inputsTo } = await open({
    '/bctFav/info': () => ({ on, count: 3 }),
    '/bctFav/add': () => ({ on: (on = true), count: 4 }),
    '/bctFav/remove': () => ({ on: (on = false), count: 3 }),
  })
  await press('button', '关注')
  expect(pageText()).toContain('已关注，在“我的”的收藏里可以看到')
  await press('button', '已关注')
  expect(namesOf('button')).toContain('关注')
  expect(inputsTo('/bctFav/add')).toEqual([{ kind: 'seller', refId: 7 }])
  leavePage()
  const guest = await open({}, null)
  await press('button', '关注')
  expect(guest.inputsTo('/bctFav/add')).toEqual([])
  leavePage()
  await open(ofMine)
  expect(namesOf('button')).not.toContain('关注')
})

it('shows the first of many goods, and all of them when they are asked for', async () => {
  const sales = [1, 2, 3, 4, 5, 6].flatMap((saleId) =>
    reputation.sales.map((one) => ({ ...one, saleId, title: `米 ${saleId}` })),
  )
  await open({ '/bctReview/info': () => ({ ...reputation, sales }) })
  expect(pageText()).toContain('米 4')
  expect(pageText()).not.toContain('米 5')
  await press('button', '查看全部 6 件')
  expect(pageText()).toContain('米 6')
  expect(namesOf('button')).not.toContain('查看全部 6 件')
})

it('is what anybody else’s block shows that is not for sale; of one that is for sale it leads to the offer', async () => {
  const { went } = await open({}, cat, {})
  for (const words of ['居民主页', '北郊农场', '已用 6 / 16', '米很香']) expect(pageText()).toContain(words)
  for (const name of ['分享', '关注', '举报这位居民']) expect(namesOf('button')).toContain(name)
  expect(went()).toEqual([])
  leavePage()
  const transfer = { price: fen(28_800), until: Date.UTC(2026, 11, 20) }
  const offered = await open({ '/block/blockInfo': () => ({ ...theirs, state: 'transfer', transfer }) })
  for (const words of ['转让中', '288.00', '北郊农场']) expect(pageText()).toContain(words)
  await press('button', '查看转让')
  expect(offered.went()).toEqual(['/pages/block/info?id=12'])
})

it('is led to from the own block, whose own page it is as others see it', async () => {
  const { went } = await open(ofMine, cat, { id: '' })
  expect(pageText()).toContain('我的区块')
  await press('button', '我的主页4.7 分 · 2 条')
  expect(went()).toEqual(['/pages/block/info?id=12&home=1'])
  leavePage()
  await open(ofMine)
  expect(pageText()).toContain('居民主页')
  for (const name of ['关注', '举报这位居民', '设置转让']) expect(namesOf('button')).not.toContain(name)
})

it('a block of the city has no such page', async () => {
  const { inputsTo } = await open({ '/block/blockInfo': () => ({ ...theirs, state: 'unsold', owner: null }) }, cat, {})
  for (const words of ['未售', '主人暂无']) expect(pageText()).toContain(words)
  expect(inputsTo('/bctReview/info')).toEqual([])
})

const own: Review = { ...review, mayAnswer: true, mayReport: 'buyerRating' }
const answered: Review = { ...own, mayAnswer: false, answer: { text: '谢谢惠顾', at: 1 } }

async function typeAnswer(words: string): Promise<void> {
  const [box] = textBoxes()
  if (!box) throw new Error('no text box')
  write(box, words)
  await settle()
}

it('the seller answers once; a lost answer keeps its number', async () => {
  let answer: ReturnType<NonNullable<GivenAnswers['/bctReview/answer']>> = lost
  const { inputsTo } = await open({
    ...ofMine,
    '/bctReview/list': () => pageOf([own]),
    '/bctReview/answer': () => answer,
  })
  await press('button', '回复 94')
  await settle()
  await press('button', '提交回复')
  expect(pageText()).toContain('请填写回复')
  await typeAnswer('谢谢惠顾')
  await press('button', '提交回复')
  await settle()
  await until('核对是否提交')
  answer = answered
  await press('button', '核对是否提交')
  await settle()
  expect(pageText()).toContain('谢谢惠顾')
  expect(namesOf('button')).not.toContain('回复 94')
  const sent = inputsTo('/bctReview/answer')
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
  expect(namesOf('button')).toContain('举报这条评价')
})

it('what was typed stays when the sheet is closed, until it was sent', async () => {
  const kept = new Map<string, unknown>()
  const { store } = await open({
    ...ofMine,
    '/bctReview/list': () => pageOf([own]),
    '/bctReview/answer': () => answered,
  })
  store.set(draftsAtom, {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  })
  await press('button', '回复 94')
  await settle()
  await typeAnswer('谢谢')
  await press('button', '关闭')
  expect(textBoxes()).toHaveLength(0)
  await press('button', '回复 94')
  expect(textBoxes()[0]).toHaveProperty('value', '谢谢')
  await press('button', '提交回复')
  await settle()
  expect(kept.size).toBe(0)
})

it.each([
  [
    'was answered elsewhere',
    refused('LIMIT', '已回复过，每条评价只能回复一次'),
    [answered],
    '已回复过，每条评价只能回复一次',
  ],
  ['was removed', refused('NOT_FOUND', '未找到'), [], '未找到该评价，未回复'],
] as const)(
  'closes the sheet of a review that %s, says so, and reads the list again',
  async (_name, refusal, fresh, words) => {
    let rows: readonly Review[] = [own]
    const { inputsTo } = await open({
      ...ofMine,
      '/bctReview/list': () => pageOf(rows),
      '/bctReview/answer': () => refusal,
    })
    await press('button', '回复 94')
    await settle()
    await typeAnswer('谢谢惠顾您')
    rows = fresh
    const before = inputsTo('/bctReview/list').length
    await press('button', '提交回复')
    await settle()
    expect(pageText()).toContain(words)
    expect(textBoxes()).toHaveLength(0)
    expect(inputsTo('/bctReview/list')).toHaveLength(before + 1)
    expect(namesOf('button')).not.toContain('回复 94')
    expect(pageText().includes('谢谢惠顾')).toBe(fresh.length > 0)
  },
)
