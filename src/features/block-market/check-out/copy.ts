import { blockMarket } from '@contract/block/limits'
import type { Wish } from '@/lib/refusals/failure'
import { blockWords } from '../words'

/** Who offers a block. */
export const saleCopy = {
  unsold: '城市未售',
  transferUntil: (day: string) => `转让，到 ${day}`,
} as const

/** Words of a check-out of blocks that was not made. Source: mockup 28-market-moved-sheet. */
export const movedCopy = {
  title: '未下单',
  what: (all: number, moved: number) => `${all} 块里有 ${moved} 块刚有变化，所以都未下单，没有扣款。`,
  ordered: blockWords.ordered,
  orderedAlone: '已由你预订，未再下单，没有扣款。',
  orderedOf: (all: number, own: number) => `${all} 块里有 ${own} 块已由你预订，所以都未下单，没有扣款。`,
  open: '还能买',
  priceChanged: '价格已变化',
  reserved: '被别人预订',
  reservedNote: blockWords.freedAt,
  reservedSoon: blockWords.releases,
  payBefore: blockWords.payBefore,
  pay: blockWords.pay,
  payOf: blockWords.payOf,
  own: '是你自己的',
  ownNote: blockWords.own,
  gone: '已不出售',
  goneNote: blockWords.removable,
  rest: (n: number, price: string) => `买另外 ${n} 块 ¥${price}`,
  all: (n: number, price: string) => `按新价买 ${n} 块 ¥${price}`,
  sending: '结算中',
  back: '回购物车',
  close: '关闭',
} as const

const fewer = `一次最多买 ${blockMarket.lines} 块；每期新区块每人有限额`

/** The words of a refused check-out, as far as they differ from the common ones. Source: community §8, row 3. */
export const checkOutWish: Wish = {
  thing: '区块',
  doing: '下单',
  undone: '没有扣款',
  gone: 'reload',
  but: {
    SOLD_OUT: { text: '有区块已不能购买，未下单，没有扣款', step: 'reload' },
    PRICE_CHANGED: { text: '有区块价格已变化，未下单，没有扣款', step: 'reload' },
    OWN: { text: '里面有你自己的区块，未下单', step: 'reload' },
    LIMIT: { text: `${fewer}。没有扣款`, step: 'close' },
    FORM: { text: '一次只能买同一座城的区块，未下单', step: 'close' },
  },
}

/** Words for somebody without a number: a lost founder password could not be found again. */
export const bindFirst = {
  text: '先绑定手机号，新创始密码丢失时才能找回。未下单，没有扣款',
  step: 'edit',
  next: '去绑定手机号',
} as const
