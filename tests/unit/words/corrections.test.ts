import type { SourceText } from '../../support/texts/source-texts'
import { sourceTexts, textsIn } from '../../support/texts/source-texts'

interface Old {
  /** The number of the correction. */
  readonly no: number
  /** A part of the old text that nothing else says. */
  readonly part?: readonly string[]
  /** The whole text, where a part of it is a word of others. */
  readonly whole?: readonly string[]
  /** The folder that the correction is about, where the old text is right elsewhere. */
  readonly within?: string
  /** The one file that says it with good reason, named above the row. */
  readonly except?: string
}

/** The texts that a reader of Chinese corrected; `docs/terms.md` has the words that replaced them. */
const corrected: readonly Old[] = [
  // Right where goods are paid (mockup 03-salepay-cashier); that a recharge does not say it is tested by its cashier.
  { no: 1, part: ['同样进入担保冻结'], except: 'src/features/cashier/copy.ts' },
  // The helper's own words, which the requirements state (specification §8); a resident reads other ones.
  { no: 2, part: ['网络请求出错：'], except: 'src/lib/http/request-errors.ts' },
  { no: 3, part: ['现在不用做什么'] },
  { no: 4, part: ['这笔钱去哪'] },
  // 前 and 后 of a ledger's entry are the mockup's own (24-fund-entry).
  { no: 5, whole: ['现', '后'], within: 'src/features/cashier/' },
  { no: 6, part: ['否则退款', '否则放款', '否则退回'] },
  { no: 7, part: ['各有到期'] },
  { no: 8, part: ['可花'] },
  { no: 9, part: ['自动了结', '不会一直冻着'] },
  { no: 10, part: ['到期会怎样'] },
  { no: 11, part: ['等时间'] },
  { no: 12, part: ['付款，进入担保冻结'] },
  { no: 13, part: ['冻结到确认为止'] },
  { no: 14, part: ['离开担保冻结'] },
  { no: 15, part: ['卖给求购', '求购已付款'] },
  { no: 16, part: ['双方 举证'] },
  { no: 17, part: ['双方可以补充证据', '到时由市长裁定'] },
  { no: 18, part: ['钱继续冻结'] },
  { no: 19, whole: ['经过'] },
  { no: 20, part: ['货有损坏', '没有收到货'] },
  { no: 21, part: ['用哪个区块'] },
  { no: 22, part: ['向右滑到底'] },
  { no: 23, part: [' 到手'] },
  { no: 24, part: ['付款、退款都在里面'] },
  { no: 25, part: ['双方都评价或到期后可见'] },
  { no: 26, part: ['还没有评价'] },
  { no: 27, part: ['写给对方', '发出后不能修改'] },
  { no: 28, part: ['货回架上', '货已回架', '超时回架'] },
  { no: 29, part: ['货不回架上'] },
  { no: 30, part: ['延长时限'] },
  { no: 31, part: ['请写原因', '请写交付说明'] },
  { no: 32, part: ['低于起订量', '超过余量'] },
  { no: 33, part: [' · 每 '] },
  { no: 34, part: ['迟交'] },
  { no: 35, part: ['笔订单没有付款'] },
  { no: 36, whole: ['买'], within: 'src/features/market/' },
  { no: 37, part: ['次日 00:00 休市', '00:00 休市'] },
  { no: 38, part: ['距 ', ' 还有 '] },
  { no: 39, part: ['备好订单'] },
  { no: 40, part: ['在这里提醒你', '请保持页面打开'] },
  { no: 41, part: ['本城未开放', '本城还未开放'] },
  { no: 42, part: ['换一座城'] },
  { no: 43, part: ['去卖出发布第一件'] },
  { no: 44, part: ['成交不会落空'] },
  { no: 45, part: [' 共 '], within: 'src/features/bids/' },
  { no: 46, part: ['卖给 TA'] },
  { no: 47, part: ['已成交，请按时交付'] },
  { no: 48, part: ['发布后还剩'] },
  { no: 49, part: ['全部卖出到手'] },
  { no: 50, part: ['成交才放款'] },
  { no: 51, part: ['成色、数量、交付时间'] },
  { no: 52, part: ['当面交付的地点，可不填'] },
  { no: 53, part: ['就能买到'] },
  { no: 54, part: ['下架后不能恢复'] },
  { no: 55, part: ['再求购', '再上架'] },
  { no: 56, part: ['留给卖给你的人'] },
  { no: 57, part: ['其它金额', '登录其它区块'] },
  { no: 58, part: ['充值到可用'] },
  { no: 59, part: ['没用过的充值'] },
  { no: 60, part: ['实到', ' · 费 '] },
  { no: 61, part: ['改好再提'] },
  { no: 62, part: ['已有一笔处理中'] },
  { no: 63, part: ['收入只有'] },
  { no: 64, part: ['审核打款预计'] },
  // Between city and number it said nothing; now the number is named: 区号.
  { no: 65, whole: ['登录 '] },
  { no: 66, part: ['位，管理密码无效'] },
  { no: 67, part: ['会成为游客账号'] },
  { no: 68, part: ['试错太多'] },
  { no: 69, part: ['创始密码不对'] },
  { no: 70, part: ['退出后要用创始密码'] },
  { no: 71, part: ['买一块'] },
  { no: 72, part: ['没有改动'] },
  { no: 73, part: ['手机丢了'] },
  { no: 74, part: ['别人在你的名片上看到'] },
  { no: 75, part: ['管理人的也是'] },
  { no: 76, part: ['请求签名不对', '改一下'] },
  { no: 77, part: ['这一步需要区块'] },
  { no: 78, part: ['没有收到回答', '再点一次会核对'] },
  { no: 79, part: ['没加载出来'] },
  { no: 80, part: ['没有找到这一单'] },
  { no: 81, part: ['没有要付的款', '还没有付过款'] },
  // 现在 and 付款后 stand beside each other at a cashier.
  { no: 82, whole: ['现在'], within: 'src/features/points/' },
  { no: 83, part: ['入住人气'] },
  { no: 84, part: ['有人卖给你'] },
  { no: 85, part: ['买家看得到'] },
  { no: 86, part: ['钱回到可用', '没有少'] },
  { no: 87, part: ['早该打款'] },
  { no: 88, part: ['已付款，等你交付'] },
  // Those of a second walk over the screens, and the same words wherever else they stood.
  { no: 89, part: ['请更换账号登录', '需要先登录区块'] },
  { no: 90, part: ['数得一样', '数得不一样'] },
  { no: 91, part: ['对方超时未交付，全额退给你'] },
  { no: 92, part: ['已从你的可用付出'] },
  { no: 93, whole: ['原主人'] },
  { no: 94, part: ['付款进城市财库'] },
  { no: 95, part: ['在买卖版'] },
  { no: 96, part: ['付款起 '], whole: ['冻结到'] },
  { no: 97, part: ['自己写商品', '（自己写）', '自己写的商品', '自己写名称'] },
  { no: 98, part: ['修改在售', '发布将占用'] },
  { no: 99, part: ['前不操作', '有新留言', '打开查看并回复'] },
  { no: 100, part: ['举报这条消息', '这条消息'] },
  { no: 101, part: ['写点什么'] },
  { no: 102, part: ['答应过'], whole: ['再发布'] },
  { no: 103, part: ['附议已够'], whole: ['选法'] },
  { no: 104, part: ['双方互评后可见'] },
  { no: 105, part: ['这台设备'] },
  { no: 106, part: ['算进去'] },
  { no: 107, part: ['别的回执'] },
  { no: 108, part: ['换主人'] },
  { no: 109, part: ['密码已看过', '请用手机找回', '用手机找回', '密码已过时'] },
  { no: 110, part: ['城市，第'], whole: ['城市'], within: 'src/features/block-market/sale/' },
  { no: 111, whole: ['空出', '归你', '不归你'] },
  { no: 112, part: ['放回市场', '放出'] },
  { no: 113, part: ['都有主了', '看别的区'] },
  { no: 114, part: ['买不了', '价格变了', '主人收回'] },
  { no: 115, part: ['抢不到'] },
  { no: 116, part: ['答应', '留出'] },
  { no: 117, part: ['链头', '还在链上', '对得上', '对不上', '条重算到'] },
  { no: 118, part: ['附议不够', '附议够了'] },
  { no: 119, part: ['投几天'] },
  // The key of a filter shows what was found.
  { no: 120, whole: ['看结果'], except: 'src/lib/market/active-parts.ts' },
  { no: 121, part: ['扩的是什么'] },
]

const says = ({ part = [], whole = [], within = '', except }: Old, { at, text }: SourceText) =>
  at.startsWith(within) &&
  at.replace(/:\d+$/, '') !== except &&
  (part.some((old) => text.includes(old)) || whole.includes(text))

/** What residents of the demonstration write is theirs. */
const isOurs = ({ at }: SourceText) => !at.startsWith('demo/')

const offences = (texts: readonly SourceText[]) =>
  texts
    .filter(isOurs)
    .flatMap((one) => corrected.filter((old) => says(old, one)).map(({ no }) => `${no} ${one.at} ${one.text.trim()}`))

it('no corrected text has come back', () => {
  expect(corrected.map(({ no }) => no)).toEqual(Array.from({ length: 121 }, (_, at) => at + 1))
  expect(offences(sourceTexts('src', 'server', 'demo', 'contract'))).toEqual([])
})

it.each(corrected)(
  'finds the old text of correction $no when it is planted',
  ({ no, part = [], whole = [], within }) => {
    for (const old of [...part.map((one) => `3 笔${one}。`), ...whole]) {
      const planted = textsIn(`${within ?? 'src/'}planted.ts`, `const planted = ${JSON.stringify(old)}`)
      expect(offences(planted).map((found) => Number.parseInt(found, 10))).toContain(no)
    }
  },
)
