import type { RouteName } from '@contract/pages/routes'
import { listings, ownWordRows } from '../../../../demo/listings'
import type { Entries } from './lead'

// Where the links, buttons and menus of the pages of a city lead: part of the table in entries.ts.

const titles = [...listings.map(({ title }) => title), ...ownWordRows.map(([, title]) => title)]
const listedIn = new RegExp(`^(${titles.join('|')})`)
const [voteNo, postNo, shopNo] = [/V\d{6}-\d{4}$/, /H\d{6}-\d{4}$/, /S\d{6}-\d{4}$/]

type CityRoute = Extract<
  RouteName,
  `${'expand' | 'fund' | 'shop' | 'vote' | 'mutual' | 'mayor' | 'archive'}${string}` | 'rich' | 'guide' | 'category'
>

export const pagesOfTheCity: Readonly<Record<CityRoute, Entries>> = {
  // Its rows lead to the page of a block: `tests/ui/block-market`.
  category: {
    leads: [[/^购物车$/, 'cart', /购物车是空的|结算/]],
    own: /^(分享|地图|放大|缩小|地籍图|看区块|列表|门牌|可买|全部|号段|价格|排序|\d|新区|靓号|不限|连号|豹子|对子|看其他区|看扩容|看更多|加入购物车|移出购物车)|块可买$/,
  },
  expand: {
    leads: [
      [/^9 区价格表$/, 'expandPrice', '区号 9'],
      [/^去付款$/, 'expand', '付款方式'],
    ],
    menu: [
      [/^档案$/, 'archive', /只读，任何人可看/],
      [/^9 区价格表$/, 'expandPrice', '区号 9'],
      [/^扩容说明$/, 'rich', '看本期扩容'],
    ],
    // Without an open round it leads to the archive: `tests/ui/expand`.
    own: /^(分享|更多|减少|增加|提醒我|已设提醒|登录后|买 \d|购买区块|.*不能购买格位|07:00|本期|已有|取消)/,
  },
  expandPrice: { leads: [[/^看测试城本期$/, 'expand', '本期价格', undefined, 'replaces']], own: /^(分享|重试)/ },
  fund: {
    leads: [
      [/前交凭证$|付给 \d+ 号$/, 'fundSpend', '提案人'],
      [/投票中 · 剩/, 'vote', voteNo],
      [/^发起支出投票$/, 'voteAdd', '存草稿'],
      [/余 [\d,.]+$/, 'fundEntry', '在账本里的位置'],
      [/^听雨茶舍\d+ 号$/, 'shopInfo', '为社区基金带来'],
    ],
    menu: [
      [/^档案$/, 'archive', /只读，任何人可看/],
      [/^基金说明$/, 'rich', '看基金'],
    ],
    own: /^(分享|更多|看更多|看数字|核对|账目类型|捐赠|登录后捐赠|07:00|交易已暂停)/,
  },
  fundEntry: {
    leads: [
      [/^第 [\d,]+ 条，/, 'fundEntry', '在账本里的位置', undefined, 'replaces'],
      [/^编号S\d{6}-\d{4}/, 'shopInfo', '为社区基金带来'],
      [/^支付依据投票 V/, 'vote', voteNo],
      [/^支出单F/, 'fundSpend', '提案人'],
    ],
    // The proof lies on the page of the spend; an order is named to its two only: `tests/ui/fund`.
    own: /^(分享|核对|凭证|编号D)/,
  },
  fundSpend: {
    leads: [
      [/^账本第 [\d,]+ 条/, 'fundEntry', '在账本里的位置'],
      [/^投票V\d{6}-\d{4}/, 'vote', voteNo],
    ],
    // What the payee does with a spend: `tests/ui/fund`.
    own: /^(分享|查看大图)/,
  },
  shop: {
    leads: [
      [/到 [\d-]+$/, 'shopInfo', '为社区基金带来'],
      [/^加入赞助$/, 'shopAdd', '赞助说明'],
      [/^查看我的商铺$/, 'shopInfo', shopNo],
      [/^(轮到你|审核中|未通过|已到期)/, 'shopInfo', shopNo],
      [/^修改后再提交$/, 'shopAdd', /^未通过审核：/],
    ],
    menu: [
      [/^赞助说明$/, 'rich', '看商铺'],
      [/^加入赞助$/, 'shopAdd', '赞助说明'],
      [/^加入赞助$/, 'shopAdd', '登录后加入赞助', ['guest']],
    ],
    own: /^(分享|更多|全部|吃喝|修理|手作|上门|其他|看更多|冠名|登录后加入赞助)/,
  },
  shopInfo: {
    leads: [
      [/^第 \d+ 期/, 'fundEntry', '在账本里的位置'],
      [listedIn, 'salePay', '交付方式'],
      [/^修改$/, 'shopAdd', '店名和图片审核后更换'],
      [/^付款 ¥/, 'shop', '付款时限'],
      [/^分享$/, 'sharePicture', '点图片放大', 'weapp'],
      [/^修改后再提交$/, 'shopAdd', /^未通过审核：/],
    ],
    own: /^(收藏|分享|举报这家商铺|查看|复制|拨打|登录后看|续期|撤回申请)/,
  },
  shopAdd: {
    leads: [[/^赞助说明$/, 'rich', '看商铺']],
    own: /^(登录|铺位|临街|冠名|吃喝|修理|手作|上门|其他|地图选点|添加图片|查看大图|重新填写|提交审核)/,
  },
  votes: {
    leads: [
      [/块(附议)?$|(通过|人数不足)$/, 'vote', voteNo],
      [/^发起投票$/, 'voteAdd', '存草稿'],
    ],
    menu: [
      [/^档案$/, 'archive', /只读，任何人可看/],
      [/^发起投票$/, 'voteAdd', '存草稿'],
      [/^发起投票$/, 'voteAdd', '登录后发起投票', ['guest']],
    ],
    own: /^(分享|更多|待我投|进行中|已结束|我发起的|登录后发起|购买区块|看更多)/,
  },
  vote: {
    leads: [
      [/^看全程$/, 'archived', /^存一份/],
      [/^支出 ¥/, 'fundSpend', '提案人'],
      [/^修改或提交$/, 'voteAdd', '存草稿'],
    ],
    // What a tap does to a ballot: `tests/ui/vote`.
    own: /^(分享|.*第 \d+ 项共|投出|请选|改投|登录后|附议|撤回|输入|自己数|看回执|已截止|.*名册)/,
  },
  voteAdd: {
    leads: [[/^去看$/, 'vote', voteNo]],
    own: /^(登录|征询意见|基金支出|社区规则|\d+ 天|截止后|投完可看|随时可看|不记名|同意或|选一项|选几项|存草稿|开始投票|提交附议|人气值|核对)/,
  },
  mutual: {
    leads: [
      [/人应答|暂无应答|已选人/, 'mutualInfo', postNo],
      [/^发布互助$/, 'mutualAdd', '互助不涉及资金'],
    ],
    menu: [
      [/^互助说明$/, 'rich', '看互助'],
      [/^发布我的$/, 'mutualAdd', '互助不涉及资金'],
      [/^发布我的$/, 'mutualAdd', '登录后发布互助', ['guest']],
    ],
    own: /^(分享|更多|求助|提供|我的|清空|看更多|登录后发布|购买区块)/,
  },
  mutualInfo: {
    leads: [
      [/^看全部互助$/, 'mutual', '发布互助'],
      [/^修改$/, 'mutualAdd', '保存修改'],
    ],
    // What a tap does to a post: `tests/ui/mutual`.
    own: /^(分享|我来帮|我需要|撤回应答|退出|帮完了|感谢|道谢|没帮到|关闭|重新发布|选 TA|复制地点|看更多|看更早|查看大图|添加图片|发送|登录后应答|置顶|取消置顶|移除|举报)/,
  },
  mutualAdd: {
    leads: [[/^互助说明$/, 'rich', '看互助']],
    own: /^(登录|我要求助|我能提供|减少|增加|\d+ 天|地图选点|添加图片|重新填写|发布|保存修改)/,
  },
  mayor: {
    leads: [
      [/\d\D+。$/, 'mayorInfo', '看本届选举'],
      [/^第 \d+ 届 .+(在任|离任|任满|辞任)$/, 'mayor', /^当选，/],
      [/^看档案$/, 'archived', /^存一份/, ['mayor']],
      [/^发公告/, 'areaNotices', '写通知', ['mayor']],
      [/^置顶求助/, 'mutual', '发布互助', ['mayor']],
      [/^附议支出/, 'votes', /附议后开投|进行中/, ['mayor']],
      [/^裁定纠纷/, 'disputes', '待处理', ['mayor']],
    ],
    menu: [
      [/^档案$/, 'archive', /只读，任何人可看/],
      [/^了解市长选举$/, 'rich', '看市长选举'],
    ],
    // What a tap does to a ballot, a candidacy and a seat: `tests/ui/mayor`.
    own: /，未排，|，第 \d+ 位，|^(分享|更多|登录后|提交|退出|辞去|自己数|核对我的票|输入|看回执)/,
  },
  mayorInfo: {
    leads: [
      [/^看本届选举$/, 'mayor', '候选人', undefined, 'replaces'],
      [/^交易和评价/, 'block', '居民主页'],
    ],
    own: /^(分享|查看大图)/,
  },
  archive: {
    leads: [
      [/^第 \d+ 届市长选举/, 'archived', /^存一份/],
      [/ (交凭证已付|停付已停付|退回已退回)/, 'archived', /^存一份/],
      [/ (结束(通过|未通过|人数不足)|撤回已撤回)/, 'archived', /^存一份/],
    ],
    own: /^(分享|全部|扩容|基金|投票|市长|清空|第 \d+ 期)/,
  },
  archived: {
    leads: [
      [/^看提案原文$|张选票，可逐张核对$/, 'vote', voteNo],
      [/^账本第 [\d,]+ 条$/, 'fundEntry', '在账本里的位置'],
      [/^看全部档案$/, 'archive', /只读，任何人可看/, undefined, 'replaces'],
    ],
    own: /^(分享|存一份|再核对|看第 \d 张)/,
  },
  rich: {
    leads: [
      [/^看本期扩容$/, 'expand', '本期价格', undefined, 'replaces'],
      [/^看基金$/, 'fund', '看数字', undefined, 'replaces'],
      [/^看商铺$/, 'shop', /加入赞助|查看我的商铺|修改后再提交/, undefined, 'replaces'],
      [/^看互助$/, 'mutual', '发布互助', undefined, 'replaces'],
    ],
    own: /^分享/,
  },
  guide: {
    leads: [
      [/^帮助$/, 'rich', '协议和规则'],
      [/^去逛逛$/, 'home', '发布求购'],
    ],
    own: /^登录$/,
  },
}
