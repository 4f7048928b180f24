import type { BlockView } from '@contract/endpoints/people/block'
import { ok } from '@contract/result'
import BlockPage from '@/pages/block/info'
import type { Network } from '../../support/app/trade-api'
import { refused } from '../../support/app/trade-api'
import { byRole, namesOf } from '../support/press'
import { leave, press, text, type, visit } from '../support/trade-page'

afterEach(leave)

const own: BlockView = {
  blockId: 9,
  ver: 2,
  areaId: 3253,
  areaName: '测试城',
  blockNo: 128,
  name: '巷口小院',
  intro: '周末在门口摆摊，卖自己晒的干菜。',
  thumbs: 'yard.jpg',
  state: 'held',
  owner: { userId: 128, blockNo: 128, nickName: '巷口的猫', avatar: '' },
  mine: true,
  capacity: 3,
  open: 1,
  running: 0,
  transfer: null,
  acts: ['transfer', 'edit'],
}
const blank: BlockView = { ...own, name: '', intro: '', thumbs: '' }
const open = (one: BlockView, more: Network = {}, params: Readonly<Record<string, string>> = {}) =>
  visit(BlockPage, { network: { '/block/blockInfo': () => ok(one), ...more }, params })

const edit = '介绍区块'

it('its owner says what the block is, and everybody reads it', async () => {
  const { on } = await open(blank, { '/block/edit': () => ok({ ...own, ver: 3, thumbs: '' }) })
  expect(text()).not.toContain('区块介绍')
  await press(byRole('button', edit))
  await type('input', ' 巷口小院 ')
  await type('textarea', own.intro)
  await press(byRole('button', '保存'))
  const [sent] = on('/block/edit').map(({ input }) => input)
  expect(sent).toMatchObject({ ver: 2, name: '巷口小院', intro: own.intro, thumbs: '' })
  expect(sent).not.toHaveProperty('transfer')
  for (const words of ['巷口小院', own.intro]) expect(text()).toContain(words)
})

it('what was typed stays when it is refused, and says so', async () => {
  await open(own, { '/block/edit': () => refused('MOVED') })
  await press(byRole('button', edit))
  await type('input', '新的名字')
  await press(byRole('button', '保存'))
  expect(text()).toContain('区块刚刚有变化，未保存')
  expect(document.querySelector('input')?.value).toBe('新的名字')
})

it('who may not change it is not asked to', async () => {
  await open({ ...own, state: 'frozen', acts: [] })
  expect(text()).toContain(own.intro)
  expect(namesOf('button')).not.toContain(edit)
})

it("stands on its owner's page, with its pictures", async () => {
  const seller = { userId: 7, blockNo: 3021, nickName: '北郊农场', avatar: '' }
  const page = { blockId: 9, seller, mine: false, score: null, reviews: 0, done: 0, lateRate: null, sales: [] }
  const theirs = { ...own, owner: seller, mine: false, thumbs: 'gate.jpg,rice.jpg', acts: [] }
  const network = {
    '/bctReview/info': () => ok(page),
    '/bctReview/list': () => ok({ data: [], total: 0, current_page: 1, last_page: 1, per_page: 15 }),
  }
  await open(theirs, network, { id: '9' })
  for (const words of ['居民主页', own.name, own.intro]) expect(text()).toContain(words)
  expect(namesOf('button').filter((name) => name.startsWith('看第'))).toHaveLength(2)
})
