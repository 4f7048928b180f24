import type { Fen, Qty } from '@contract/money'
import { fen, qty, qtyScale } from '@contract/money'
import type { OwnUnit } from '@contract/orders/own-units'
import { goods } from './goods'

type Delivery = 'online' | 'meet' | 'post'

/** A listing of the demo city. */
export interface Listing {
  readonly item: string
  readonly blockNo: number
  readonly title: string
  readonly price: Fen
  readonly qty: Qty
  readonly delivery: Delivery
  readonly place: string
  readonly content?: string
  /**
   * Files of assets/demo. The first one belongs to this listing alone; `scripts/demo-pictures.ts` draws it from the picture of its goods.
   */
  readonly pictures: readonly string[]
}

type Row = readonly [
  blockNo: number,
  title: string,
  priceFen: number,
  units: number,
  delivery: Delivery,
  place: string,
  more?: { readonly content?: string; readonly pictures?: readonly string[] },
]

const north = '北门服务点'
const south = '南桥'
const east = '东市'

/** By goods, the cheapest first. Units include those that the demo orders take. */
const byItem: Readonly<Record<string, readonly Row[]>> = {
  社区大米: [
    [
      3021,
      '北郊农场 当季新米',
      680,
      37.5,
      'meet',
      north,
      {
        content: '上周碾的新米，每袋 5 千克，可散称。自带袋子更好。',
        pictures: ['rice', 'field', 'grocery', 'street'],
      },
    ],
    [128, '东坡社区 五常香米', 720, 55, 'meet', '东坡社区', { pictures: ['grocery', 'rice'] }],
    [77, '自留地糙米 现碾', 735, 8.25, 'meet', south, { pictures: ['field', 'rice'] }],
    [36, '早市散装粳米', 745, 60, 'meet', east],
    [130, '邻居拼单 长粒香', 760, 22.5, 'meet', north],
    [12, '酿酒余下的糯米', 780, 15, 'meet', south],
    [409, '东北稻花香 整袋', 820, 50, 'post', ''],
    [1866, '山泉水稻 头道米', 960, 18, 'post', ''],
  ],
  槐花蜜: [
    [1866, '山里养蜂人 2026 新蜜', 3800, 29, 'post', '', { pictures: ['honey', 'field'] }],
    [77, '老蜂箱槐花蜜', 3950, 6, 'meet', south],
    [130, '娘家带来的槐花蜜', 4000, 4, 'meet', north],
    [36, '早市蜂蜜 玻璃瓶', 4200, 12, 'meet', east],
    [3021, '麦田边的槐花蜜', 4350, 9, 'meet', north],
    [409, '配茶用小瓶蜜', 4600, 10, 'post', ''],
  ],
  明前绿茶: [
    [409, '明前茶 铁罐装', 12000, 7, 'meet', east, { pictures: ['tea', 'cup'] }],
    [77, '自家茶园 炒青', 12800, 5, 'meet', south],
    [1866, '高山云雾 明前', 13600, 8, 'post', ''],
    [12, '茶农直供 头采', 15800, 3, 'post', ''],
  ],
  散养鸡蛋: [
    [36, '早市土鸡蛋', 2200, 21, 'meet', east],
    [3021, '麦田散养鸡蛋', 2380, 16, 'meet', north],
    [77, '南桥走地鸡蛋', 2500, 8, 'meet', south],
    [130, '乡下亲戚家的鸡蛋', 2600, 5, 'meet', north],
  ],
  快递代取: [
    [91, '快递代取 北门驿站', 500, 30, 'meet', '约定地点', { pictures: ['parcel', 'street'] }],
    [132, '顺路代取 晚六点后', 550, 10, 'meet', '约定地点'],
    [94, '大件代取 有推车', 800, 6, 'meet', '约定地点'],
  ],
  时令青菜: [
    [36, '早上现摘小青菜', 380, 24, 'meet', east],
    [3021, '大棚上海青', 420, 30, 'meet', north],
    [77, '自留地菠菜', 560, 7.5, 'meet', south],
  ],
  山地苹果: [
    [1866, '山地红富士', 760, 40, 'post', ''],
    [36, '早市苹果 论斤', 790, 35, 'meet', east],
    [3021, '果园落果 熬酱用', 820, 20, 'meet', north],
  ],
  小米: [
    [3021, '北郊黄小米', 980, 25, 'meet', north],
    [36, '早市新小米', 1050, 18, 'meet', east],
    [128, '石碾小米 礼袋装', 1180, 12, 'meet', '东坡社区'],
  ],
  手工面条: [
    [130, '张姨手擀面', 900, 10, 'meet', north],
    [36, '碱水面 当天现做', 960, 15, 'meet', east],
    [128, '荞麦手工面', 1280, 6, 'meet', '东坡社区'],
  ],
  手工陶杯: [
    [94, '木柄手工陶杯', 4500, 10, 'meet', south, { pictures: ['cup', 'tea'] }],
    [409, '茶舍定制陶杯', 5200, 6, 'meet', east],
  ],
  竹编篮: [
    [94, '老竹手编菜篮', 5800, 5, 'meet', south],
    [132, '八成新竹编篮', 3600, 2, 'meet', north],
  ],
  米酒: [
    [12, '城门酒坊 头酿米酒', 2600, 27, 'meet', '城门内'],
    [130, '家酿甜米酒', 2800, 6, 'meet', north],
    [77, '南桥老灶米酒', 3000, 8, 'meet', south],
  ],
  自行车保养: [
    [91, '自行车调刹车变速', 3500, 8, 'meet', '约定地点'],
    [94, '整车清洗保养', 4800, 4, 'meet', south],
  ],
  钟表清洗: [[2107, '机械表清洗上油', 8500, 5, 'meet', east]],
  上门理发: [
    [130, '老人孩子上门理发', 2500, 10, 'meet', '约定地点'],
    [2107, '周末上门剪发', 3000, 4, 'meet', '约定地点'],
  ],
  二手自行车: [
    [132, '二手通勤自行车', 15000, 1, 'meet', north],
    [91, '跑腿退役山地车', 26000, 1, 'meet', north],
  ],
  旧书: [
    [132, '八九十年代小说 任选', 800, 24, 'meet', north],
    [128, '城市与街道摄影集', 3200, 2, 'post', ''],
  ],
  台灯: [[132, '老式绿罩台灯', 6800, 1, 'meet', north]],
  羊毛围巾: [[130, '手织羊毛围巾', 9800, 3, 'post', '']],
  手工皂: [[409, '茶籽油手工皂', 1800, 20, 'post', '']],
  熟普洱: [[409, '2018 年熟普 老班章料', 26800, 4, 'post', '']],
  桂花酿: [[12, '城门桂花酿', 4800, 12, 'meet', '城门内']],
  鲜豆腐: [[36, '卤水老豆腐', 400, 30, 'meet', east]],
  儿童推车: [[132, '可折叠儿童推车', 12000, 1, 'meet', north]],
}

/** The listings of the board. Source: domain model §8. */
export const listings: readonly Listing[] = Object.entries(byItem)
  .flatMap(([item, rows]) => rows.map((row) => ({ item, row })))
  .map(({ item, row: [blockNo, title, priceFen, units, delivery, place, more] }, index): Listing => {
    const { picture } = goods.find(({ name }) => name === item) ?? { picture: item }
    const pictures = [`${picture}-${index + 1}`, ...(more?.pictures ?? []).filter((one) => one !== picture)]
    const price = fen(priceFen)
    return { item, blockNo, title, price, qty: qty(units * qtyScale), delivery, place, ...more, pictures }
  })

type OwnRow = readonly [
  blockNo: number,
  name: string,
  priceFen: number,
  units: number,
  unit: OwnUnit,
  picture: string,
  about: string,
]

/** Things of the demo city that are no standard item, in their sellers' words. */
export const ownWordRows: readonly OwnRow[] = [
  [132, '旧连环画整套', 6_600, 2, '套', 'books-53', '八十年代版，共 12 本，封面有折痕，不缺页。'],
  [94, '练手编的竹篮', 3_500, 3, '个', 'basket-41', '学徒练手编的，边角收过，能装五斤菜。'],
  [409, '旅行粗陶茶具', 12_800, 1, '套', 'cup-39', '一壶两杯，带布袋，只用过几次。'],
]
