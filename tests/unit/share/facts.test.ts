import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiOutput } from '@contract/endpoints/all'
import { fen, qty } from '@contract/money'
import {
  blockFacts,
  mutualFacts,
  saleFacts,
  shopFacts,
  spokenOf,
  voteFacts,
} from '@/features/share/picture/rules/facts'
import { pageOf, thingOf } from '@/features/share/picture/rules/things'
import { addressOf } from '@/lib/routes/address'
import { pictureInks } from '@/ui/theme/picture-inks'
import { item, sale } from '../../support/app/market'
import { riceFacts } from './given'

const nowMs = Date.UTC(2026, 10, 21, 4)
const endMs = Date.UTC(2026, 10, 23, 16)

const listing = (more: Partial<ApiOutput<'/bctSale/info'>> = {}): ApiOutput<'/bctSale/info'> => ({
  ...sale(),
  item: item(),
  sellerBlockId: 302,
  sellerStats: { residentDays: 214, done: 86, late: 0, score: null, reviews: 0 },
  firstPurchase: false,
  ...more,
})

type Block = ApiOutput<'/block/blockInfo'>
const block = (more: Partial<Block> = {}): Block => ({
  blockId: 302,
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  blockNo: 3021,
  name: '',
  intro: '',
  thumbs: '',
  state: 'held',
  owner: { userId: 2, blockNo: 3021, nickName: '麦田', avatar: '' },
  mine: false,
  capacity: 8,
  open: 0,
  running: 0,
  transfer: null,
  acts: [],
  ...more,
})

const shop = {
  areaId: 3253,
  areaName: '测试城',
  state: 'active',
  name: '麦田小铺',
  slogan: '当天现磨',
  intro: '',
  hours: '08:00–20:00',
  place: '北门',
  thumbs: 'file/u2/a.jpg,file/u2/b.jpg',
  blockNo: 3021,
  contact: { kind: 'phone', text: '139****0021' },
} as Partial<ApiOutput<'/bctShop/info'>> as ApiOutput<'/bctShop/info'>

const vote = {
  areaId: 3253,
  areaName: '测试城',
  state: 'open',
  title: '北门夏天几点关门',
  content: '先听听大家的意见。',
  amount: null,
  closeAt: endMs,
  cast: 12,
  census: 80,
  authorBlockNo: 128,
} as Partial<ApiOutput<'/bctVote/info'>> as ApiOutput<'/bctVote/info'>

const post = {
  areaId: 3253,
  areaName: '测试城',
  kind: 'need',
  state: 'open',
  title: '帮忙搬一张桌子',
  content: '三楼到一楼。',
  place: '北门',
  placeDetail: '3 栋 201',
  thanks: 5,
  expireAt: endMs,
  thumbs: '',
  blockNo: 94,
  nickName: '阿青',
} as Partial<ApiOutput<'/bctMutual/info'>> as ApiOutput<'/bctMutual/info'>

describe('what stands on the picture', () => {
  it('of a listing', () => {
    expect(saleFacts(listing(), { name: '测试城' })).toEqual(riceFacts())
    expect(saleFacts(listing({ qtyLeft: qty(5_000) }), undefined).lines[0]).toBe('还剩 0.5 千克')
  })

  it('is the listing’s own first photo, else that of its item', () => {
    expect(saleFacts(listing({ thumbs: 'file/a.jpg,file/b.jpg', thumb: 'file/s.jpg' }), undefined).photo).toBe(
      'file/a.jpg',
    )
    expect(saleFacts(listing({ thumb: 'file/s.jpg' }), undefined).photo).toBe('file/s.jpg')
  })

  it.each([
    ['on', false],
    ['paused', true],
    ['soldout', true],
    ['off', true],
    ['expired', true],
    ['removed', true],
  ] as const)('is nothing any more when a listing is not on sale: %s', (state, isOver) => {
    expect(saleFacts(listing({ state }), undefined).isOver).toBe(isOver)
  })

  it('of a block, and of one that is for sale', () => {
    expect(blockFacts(block({ name: '麦田', intro: '住了十年' }), nowMs)).toMatchObject({
      tag: '区块',
      title: '3021 号区块',
      figure: undefined,
      lines: ['麦田', '格位 8 个'],
      text: '住了十年',
      isOver: false,
    })
    const transfer = { price: fen(120_000), until: endMs }
    expect(blockFacts(block({ state: 'transfer', transfer }), nowMs)).toMatchObject({
      tag: '区块转让',
      figure: { amount: 120_000, before: '', per: '' },
      lines: ['格位 8 个', '截止 11-23 24:00'],
    })
    expect(blockFacts(block({ state: 'unsold', transfer, owner: null }), nowMs).tag).toBe('区块出售')
  })

  it('of a shop is not how it is reached', () => {
    const facts = shopFacts(shop)
    expect(facts).toMatchObject({
      tag: '商铺',
      title: '麦田小铺',
      lines: ['当天现磨', '08:00–20:00', '北门'],
      photo: 'file/u2/a.jpg',
      isOver: false,
    })
    expect(JSON.stringify(facts)).not.toContain('139')
    expect(shopFacts({ ...shop, state: 'expired' }).isOver).toBe(true)
    expect(shopFacts({ ...shop, slogan: '', place: '' }).lines).toEqual(['08:00–20:00'])
  })

  it('of a vote is how many voted, and not what', () => {
    expect(voteFacts(vote, nowMs)).toMatchObject({
      tag: '投票',
      lines: ['截止 11-23 24:00', '已投 12 / 80 块'],
      figure: undefined,
      blockNo: 128,
      photo: '',
      isOver: false,
    })
    expect(voteFacts({ ...vote, amount: fen(20_000) }, nowMs).figure).toEqual({
      amount: 20_000,
      before: '支出',
      per: '',
    })
    expect(voteFacts({ ...vote, closeAt: null, state: 'passed' }, nowMs)).toMatchObject({
      lines: ['已投 12 / 80 块'],
      isOver: true,
    })
  })

  it('of a post of mutual aid is the place that everybody reads, and no name', () => {
    const facts = mutualFacts(post, nowMs)
    expect(facts).toMatchObject({
      tag: '求助',
      lines: ['北门', '谢意 5 人气值', '截止 11-23 24:00'],
      text: '三楼到一楼。',
      isOver: false,
    })
    expect(JSON.stringify(facts)).not.toMatch(/201|阿青/)
    expect(mutualFacts({ ...post, kind: 'offer', thanks: 0, place: '', state: 'matched' }, nowMs)).toMatchObject({
      tag: '提供',
      lines: ['截止 11-23 24:00'],
      isOver: true,
    })
  })

  it('is said in words', () => {
    expect(spokenOf(riceFacts())).toBe(
      '分享图片：出售，北郊农场 当季新米，6.80 元/ 千克，还剩 12.5 千克，当面 · 北门，区块 3021，测试城，附二维码',
    )
    expect(spokenOf(riceFacts({ figure: undefined, lines: [], areaName: '' }))).toBe(
      '分享图片：出售，北郊农场 当季新米，区块 3021，附二维码',
    )
  })
})

describe('the thing of an address', () => {
  it.each([
    ['sale', '/pages/index/salePay?saleId=7'],
    ['block', '/pages/block/info?id=7'],
    ['shop', '/pages/shop/info?id=7'],
    ['vote', '/pages/vote/info?id=7'],
    ['mutual', '/pages/mutual/info?id=7'],
  ])('%s leads to its own page', (of, address) => {
    const thing = thingOf(of, 7)
    if (!thing) throw new Error(`nothing for ${of}`)
    const { route, params } = pageOf(thing)
    expect(addressOf<typeof route>(route, params)).toBe(address)
  })

  it('is none for another kind, or without an id', () => {
    expect(thingOf('fund', 7)).toBeUndefined()
    expect(thingOf(undefined, 7)).toBeUndefined()
    expect(thingOf('sale', null)).toBeUndefined()
  })
})

it.each(Object.entries(pictureInks))('the ink %s is that of the light look', (name, value) => {
  const tokens = readFileSync(path.resolve(__dirname, '../../../src/ui/theme/tokens.scss'), 'utf8')
  const [, light = ''] = tokens.split(/@mixin (?:light|dark) \{/)
  expect(new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(light)?.[1]).toBe(value)
})
