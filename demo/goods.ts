import type { Qty } from '@contract/money'
import { qty, qtyScale } from '@contract/money'

export const categories = ['粮食', '手作', '服务', '闲置', '茶酒', '生鲜'] as const

/** A kind of goods; quantities in 1/10000 of the unit. */
export interface Goods {
  readonly name: string
  readonly category: (typeof categories)[number]
  readonly unit: string
  readonly minQty: Qty
  readonly tick: Qty
  /** A file of assets/demo. */
  readonly picture: string
  /** The text of a listing whose seller wrote none. */
  readonly about: string
}

type Row = readonly [
  name: string,
  category: Goods['category'],
  unit: string,
  picture: string,
  about: string,
  minQty?: number,
  tick?: number,
]

/** In the order of the board. */
const rows: readonly Row[] = [
  ['社区大米', '粮食', '千克', 'rice', '今年的新米，密封存放，可散称。自带袋子更好。', 5_000, 2_500],
  ['槐花蜜', '粮食', '瓶', 'honey', '500 克玻璃瓶装，自家蜂场，低温会结晶，属正常。'],
  ['明前绿茶', '茶酒', '罐', 'tea', '清明前采摘，每罐 100 克，开罐后请冷藏。'],
  ['散养鸡蛋', '生鲜', '盒', 'eggs', '每盒 15 枚，当天捡当天装，破损包补。'],
  ['快递代取', '服务', '次', 'parcel', '北门、东市两个驿站都可以，取到后送上门，单件 10 千克以内。'],
  ['时令青菜', '生鲜', '千克', 'greens', '早上现摘，带泥不打水，当天吃最好。', 5_000, 5_000],
  ['山地苹果', '生鲜', '千克', 'apple', '山地果园自然成熟，个头有大有小，脆甜。', 10_000, 5_000],
  ['小米', '粮食', '千克', 'field', '当年新谷脱壳，熬粥出油。', 5_000, 5_000],
  ['手工面条', '粮食', '千克', 'noodles', '每天清晨现擀，不加防腐剂，请冷藏并在三天内吃完。', 5_000, 5_000],
  ['手工陶杯', '手作', '只', 'cup', '手拉坯，釉色每只略有不同，可进微波炉。'],
  ['竹编篮', '手作', '个', 'basket', '老竹篾手编，买菜、晾晒都好用。'],
  ['米酒', '茶酒', '瓶', 'wine', '糯米自酿，500 毫升，约 8 度，需冷藏。'],
  ['自行车保养', '服务', '次', 'bicycle', '调刹车、调变速、链条清洗上油，约一小时。'],
  ['钟表清洗', '服务', '次', 'watch', '机械表拆洗上油，走时校准，三个月内不准免费返修。'],
  ['上门理发', '服务', '次', 'scissors', '老人、小孩都可以，自带工具和围布，收拾干净再走。'],
  ['二手自行车', '闲置', '辆', 'bicycle', '日常通勤用车，刹车和链条刚保养过，可以先试骑。'],
  ['旧书', '闲置', '本', 'books', '书页完整，有少量划线，介意慎拍。'],
  ['台灯', '闲置', '盏', 'lamp', '功能正常，灯臂可调，送一只备用灯泡。'],
  ['羊毛围巾', '手作', '条', 'scarf', '纯羊毛手织，长约 180 厘米，请手洗。'],
  ['手工皂', '手作', '块', 'soap', '冷制皂，成熟八周，约 100 克。'],
  ['熟普洱', '茶酒', '饼', 'tea', '357 克一饼，干仓存放。'],
  ['桂花酿', '茶酒', '瓶', 'wine', '当季桂花浸酿，375 毫升，约 12 度。'],
  ['鲜豆腐', '生鲜', '块', 'tofu', '早上五点点的卤水豆腐，每块约 400 克。'],
  ['儿童推车', '闲置', '辆', 'stroller', '可折叠，轮子完好，布套已清洗消毒。'],
]

/** 24 kinds of goods, four in each category. Source: domain model §8. */
export const goods: readonly Goods[] = rows.map(
  ([name, category, unit, picture, about, minQty = qtyScale, tick = qtyScale]): Goods => ({
    name,
    category,
    unit,
    minQty: qty(minQty),
    tick: qty(tick),
    picture,
    about,
  }),
)
