import type { BlockView } from '@contract/endpoints/people/block'
import type { Wish } from '@/lib/refusals/failure'
import { unchanged } from '@/lib/refusals/unchanged'

/** Words of a block's page and of its transfer. Source: domain model §3.1; design §6. */
export const blockCopy = {
  title: '我的区块',
  card: (no: number, siteName: string) => `${no} 号区块 · ${siteName}`,
  otherTitle: '区块',
  loginFirst: '登录后查看区块',
  unknown: '未找到该区块',
  none: '你还没有区块',
  doing: '买卖、投票',
  safe: unchanged.funds,
  area: '所在',
  owner: '主人',
  nobody: '暂无',
  selling: '出售',
  look: '查看可购区块',
  places: '格位',
  placesUsed: (open: number, all: number) => `已用 ${open} / ${all}`,
  running: '未完成的订单',
  count: (n: number) => `${n} 笔`,
  state: '状态',
  states: {
    unsold: '未售',
    held: '正常',
    transfer: '转让中',
    reserved: '已被预订',
    frozen: '已冻结',
  } satisfies Record<BlockView['state'], string>,
  offer: '转让',
  price: '转让价',
  until: '有效期至',
  left: '还剩',
  toOffer: '查看转让',
  effect: '转让期间，这个区块不能买卖、投票或发布；浏览、充值和提现照常。',
  set: '设置转让',
  takeBack: '收回转让',
  takingBack: '收回中',
  /** Written on the button in place of 设置转让. */
  whyNot: {
    running: (n: number) => `还有 ${n} 笔订单未完成，完成后才能转让`,
    reserved: '有人已预订，现在不能收回',
    reservedTo: (clock: string) => `有人已预订，${clock} 前不能收回`,
    frozen: '区块已冻结',
    rests: (at: string) => `刚过户，${at} 后才能转让`,
  },
  taken: '已收回，可以照常买卖',
  done: '已设置转让',
} as const

/** What an owner says of the block, and the sheet in which it is said. */
export const saidCopy = {
  title: '区块介绍',
  edit: '介绍区块',
  name: '名称',
  nameHint: '给区块起个名字，可不填',
  intro: '介绍',
  introHint: '这里是什么地方，卖什么、做什么',
  pictures: '图片',
  save: '保存',
  saving: '保存中',
  saved: '已保存',
} as const

/** The box before an offer is taken back. */
export const backCopy = {
  title: '收回转让',
  content: '收回后可以照常买卖，已暂停的在售商品需自行恢复。',
  confirm: '收回转让',
  cancel: '再想想',
} as const

/** What goes wrong with any change of a block. */
export const editing = {
  thing: '区块',
  undone: '未提交',
  but: {
    NO_RIGHT: { text: '只有主人能设置转让，未提交' },
  },
} satisfies Partial<Wish>

/** Words for a transfer that could not be taken back. */
export const backWish: Wish = { ...editing, doing: '收回' }
export const saidWish: Wish = {
  thing: '区块',
  undone: '未保存',
  doing: '保存',
  but: { NO_RIGHT: { text: '只有主人能修改，未保存' } },
}
