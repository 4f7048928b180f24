import type { Fen } from '@contract/money'
import { qtyDecimals } from '@contract/money'
import { openingTime } from '@contract/hours'
import { fees, ownWords } from '@contract/limits'
import { shareText } from '@contract/spans'
import { yuanText } from '@/lib/format/yuan'
import type { Wish } from '@/lib/refusals/failure'

/** Words of the two publishing forms. Source: mockup 04-saleadd; design §6. */
export const publishCopy = {
  sale: {
    title: '上架出售',
    note: `上架免费，成交后收 ${shareText(fees.tradeBasisPoints)} 手续费`,
    submit: '发布',
    busy: '发布中',
    done: '已上架',
  },
  edit: {
    title: '修改商品',
    note: '已有的订单按原来的条件，不受影响',
    submit: '保存修改',
    busy: '保存中',
    done: '已保存',
    fixed: '商品和有效期不能修改，如需更换请下架后重新发布。',
    look: '按最新内容修改',
    ended: '该商品已结束售卖，不能修改',
    endedText: '可在“我卖的”中重新上架。',
    unknown: '未找到你的这件商品',
    toSales: '查看我的在售',
  },
  own: {
    title: '自定义商品',
    entry: '其他（自定义）',
    none: '未找到这种商品，可以自定义名称出售',
    steps: ['照片', '名称和说明', '价格和数量'],
    step: (at: number, all: number, name: string) => `第 ${at} 步，共 ${all} 步：${name}`,
    photo: '照片',
    photoHint: '拍清楚实物，第一张作为封面。',
    needsPhoto: '请先添加照片',
    name: '名称',
    nameHint: '如：旧木工台',
    needsName: `名称须为 ${ownWords.min}–${ownWords.max} 个字`,
    textHint: '成色、尺寸、使用情况等（选填）',
    next: '下一步',
    back: '上一步',
    items: '从已有商品中选择',
    noFigures: '归入“其他”分类，不显示行情。',
  },
  bid: { title: '发布求购', note: '货款先冻结，成交后放款；未成交可随时退回', submit: '去付款', busy: '发布中' },
  item: '商品',
  searchItem: '搜索商品或分类',
  itemName: '商品名称',
  itemMissing: '请选择商品',
  name: '标题',
  nameHint: '如：五常香米 5 千克装',
  nameHintOfBid: (item: string) => `选填，默认为${item}`,
  price: '单价',
  priceHint: '请填写单价',
  qty: '数量',
  qtyHint: '请填写数量',
  qtyHintOfItem: (least: string) => `至少 ${least}`,
  left: '库存',
  minQty: '起售量',
  minQtyHint: (least: string | undefined) => (least === undefined ? '选填' : `选填，默认 ${least}`),
  minTooMuch: (qty: string) => `起售量不能大于数量 ${qty}`,
  qtyUnreadable: `请填写{label}，最多 ${qtyDecimals} 位小数`,
  qtyZero: '{label}须大于 0',
  tooLittle: (qty: string) => `{label}最少 ${qty}`,
  tooMuch: (qty: string) => `{label}最多 ${qty}`,
  offTick: (tick: string) => `{label}须为 ${tick}的整数倍`,
  atHome: (home: string) => `你正在浏览其他城市，将发布到${home}。`,
  delivery: '交付',
  place: '地点',
  placeHint: { meet: '见面地点，如北门服务点', post: '发货地（选填）' },
  placeMissing: '请填写见面地点',
  days: '有效期',
  unit: '单位',
  inDays: (days: number) => `${days} 天`,
  images: '图片',
  text: '说明',
  textHint: { sale: '成色、规格、交付时间等（选填）', bid: '对品质、交付时间的要求（选填）' },
  perUnit: (unit: string) => `元 / ${unit}`,
  net: (fee: Fen) =>
    fee < fees.tradeMaxFen
      ? `全部售出可得（已扣手续费 ${yuanText(fee)}）`
      : `一笔售完可得（手续费每笔最高 ${yuanText(fee)}）`,
  due: '待付货款（付款后冻结）',
  bestBid: (price: string) => `求购 ${price}`,
  bestAsk: (price: string) => `在售 ${price}`,
  last: (price: string) => `最近 ${price}`,
  yours: (price: string) => `你 ${price}`,
  noPrices: '暂无报价',
  sellNow: (price: string) => `当前最高求购价 ${price}，`,
  buyNow: (price: string) => `当前最低售价 ${price}，`,
  look: { sale: '可直接卖出 ›', bid: '可直接购买 ›' },
  capacity: (left: number, all: number) => `发布后剩余 ${left} 个格位（共 ${all} 个）`,
  full: (all: number) => `${all} 个格位已用完，请先下架或关闭一件再发布`,
  known: '我知道了',
  restored: '已恢复上次未发布的内容。',
  startAnew: '重新填写',
  login: '登录后才能发布',
  doing: '发布',
  blockFirst: '购买区块后才能发布',
  toLogin: '登录',
} as const

/** Words for an offer that was not published, and for a change that was not saved. Source: design §6 (errors). */
export const publishWish: Wish = {
  thing: '商品',
  doing: '发布',
  undone: '未发布',
  again: '再次点击',
  but: {
    BEFORE_OPEN: { text: `每日 ${openingTime} 后开放求购和付款，已填写的内容已保存。` },
    LIMIT: { text: '格位不够，未发布。请先下架或关闭一件再试。' },
    NO_BLOCK: { text: '发布商品需要有自己的区块。' },
    NO_RIGHT: { text: '当前账号没有发布权限。' },
    NOT_FOUND: { text: '该商品已停用，请更换商品。' },
  },
}

export const saveWish: Wish = {
  ...publishWish,
  doing: '保存',
  undone: '未保存',
  but: { ...publishWish.but, MOVED: { text: '商品刚刚有变动（可能有人下单），修改未保存。' } },
}
