import type { RouteName } from '@contract/pages/routes'
import { goods } from '../../../../demo/goods'
import { listings, ownWordRows } from '../../../../demo/listings'
import { pagesOfTheCity } from './entries-of-city'
import type { Entries } from './lead'

// Where the links and buttons of every page lead. The table is written by hand, and one that is missing here fails: add new ones.

const oneOf = (words: readonly string[], end = '$') => new RegExp(`^(${words.join('|')})${end}`)
const listed = oneOf([...listings.map(({ title }) => title), ...ownWordRows.map(([, title]) => title)])
const itemHeads = oneOf(
  goods.map(({ name }) => name),
  '.*最高求购',
).source
const boardOwn = `^(不再显示|测试城|公告|市长，|全部|粮食|手作|服务|闲置|茶酒|生鲜|其他|排序|筛选|看更多|回到顶部|已预订)|${itemHeads}`
const orderNo = /^复制订单号/
const formOwn = /^(商品，|地图选点|线上|当面|快递|\d+ 天|添加图片|添加照片|请先添加照片|从已有商品中选择|去付款|发布)/

export const pages: Readonly<Record<RouteName, Entries>> = {
  home: {
    leads: [
      [/^搜索商品/, 'search', '本城热搜'],
      [/^凭门牌买卖/, 'guide', '付款，平台保管', ['guest']],
      [/^扩容，/, 'expand', '本期价格'],
      [/^基金，/, 'fund', '看数字'],
      [/^商铺，/, 'shop', '加入赞助'],
      [/^投票，/, 'votes', /附议后开投|进行中/],
      [/^互助，/, 'mutual', '发布互助'],
      [/^市长，/, 'mayor', '候选人'],
      [/^发布求购/, 'buyAdd', '货款先冻结'],
      [/^发布求购/, 'buyAdd', /^登录后/, ['guest']],
      [/^查看全部通知$/, 'notice', '全部已读'],
      [/^扩容第 /, 'expand', '付款方式'],
      [/^第 \d+ 届市长选举.*不投不计$/, 'mayor', '候选人'],
      [/^(?!第 ).*不投不计$/, 'vote', /V\d{6}-\d{4}$/],
      [/^购买 /, 'salePay', /^(去付款|登录后购买)$/],
      [listed, 'salePay', '交付方式'],
      [/^管理$/, 'mySales', '在售'],
      [/^轮到你/, 'myBuys', '求购', ['waiting']],
      [/^轮到你/, 'mySales', '在售', ['seller']],
    ],
    own: new RegExp(boardOwn),
  },
  sellBoard: {
    leads: [
      [/^搜索商品/, 'search', '本城热搜'],
      [/^上架出售/, 'saleAdd', '上架免费'],
      [/^上架出售/, 'saleAdd', /^登录后/, ['guest']],
      [/^管理$/, 'myBuys', '求购'],
    ],
    own: new RegExp(`${boardOwn}|^卖给 `),
  },
  search: { own: /^(在售|求购|清空|新米|蜂蜜|理发|.{1,12})$/ },
  cart: { leads: [[/^去看区块$/, 'category', '可买']] },
  buyAdd: { own: formOwn },
  saleAdd: { own: formOwn },
  buyPay: { leads: [[/^看我的求购/, 'myBuys', '求购']] },
  salePay: {
    leads: [
      [/入住 \d+ 天/, 'block', '居民主页'],
      [/^分享$/, 'sharePicture', '点图片放大', 'weapp'],
    ],
    own: /^(分享|交付方式|减少数量|增加数量|去付款|登录后购买|购买区块|查看大图|查看商品图片|举报这件商品)/,
  },
  mine: {
    leads: [
      [/人气值$/, 'points', '当前人气值'],
      [/^可用/, 'money', '账目核对'],
      [/^冻结/, 'freeze', /按期处理|平台正在跟进/],
      [/^收入/, 'income', '查看全部收支'],
      [/^充值$/, 'recharge', '充值金额', 'h5'],
      [/^提现$/, 'withdraw', '可提现收入'],
      [/^明细$/, 'money', '账目核对'],
      [/^买 \d/, 'myBuys', '已关闭'],
      [/^卖 \d/, 'mySales', '在售'],
      [/^我买的$/, 'myBuys', '求购'],
      [/^我卖的$/, 'mySales', '在售'],
      [/通知$/, 'notice', '全部已读'],
      [/^付款单$/, 'pay', '待付款'],
      [/^我的区块$/, 'block', '我的区块'],
      [/^工作日志$/, 'logs', '全城'],
      [/^人气榜$/, 'rank', '人气榜'],
      [/^资料$/, 'userInfo', '头像'],
      [/^收货地址/, 'addresses', '新增地址'],
      [/^收藏/, 'favourites', '收藏'],
      [/^帮助和协议$/, 'rich', '担保是什么？'],
      [/^在售行情$/, 'home', '发布求购', ['guest']],
      [/^扩容$/, 'expand', '本期价格', ['guest']],
      [/^基金账本$/, 'fund', '看数字', ['guest']],
      [/^商铺$/, 'shop', '登录后加入赞助', ['guest']],
      [/^投票$/, 'votes', /登录后发起/, ['guest']],
      [/^互助$/, 'mutual', '登录后发布互助', ['guest']],
      [/^档案$/, 'archive', /只读，任何人可看/, ['guest']],
      [/^区块市场/, 'category', '可买'],
      [/^购买区块$/, 'category', '可买', ['guest']],
      [/^纠纷裁定/, 'disputes', '待处理', ['arbiter', 'mayor']],
      [/^发通知/, 'areaNotices', '写通知', ['mayor']],
    ],
    // Counters lead to the list of one side, or ask for the side: `tests/ui/profile`.
    own: /^(账号菜单|外观|联系客服|登录区块|\d+(轮到我|等对方|纠纷中|已完成)$)|^(可用|冻结|收入)$|^(订单|求购付款|格位付款|商铺付款|商铺续期|互助道谢|支出凭证|投票|市长选举|通知|其他通知) \d+$/,
  },
  loginUser: {
    leads: [
      [/^《用户协议》$/, 'rich', '一、协议的范围'],
      [/^《隐私政策》$/, 'rich', '三、谁能看到'],
    ],
    own: /^(隔壁|删除|登录|退出登录|显示密码|找回密码|短信登录|微信登录|暂无区块)/,
  },
  myBuys: {
    leads: [
      [/^(等|轮到你确认|双方)/, 'order', orderNo],
      [/^付款 ¥/, 'salePay', '付款方式'],
    ],
    // A row that waits for its money is left alone when its time is over; the acts open their sheets.
    own: /^(进行中|求购|已完成|已关闭|取消订单|申请取消|撤回取消|撤回协商|发起纠纷|确认收货)$|^轮到你付款/,
  },
  mySales: {
    leads: [
      [/^(等|轮到你|双方)/, 'order', orderNo],
      [/^去逛逛$/, 'home', '发布求购'],
    ],
    own: /^(进行中|在售|已完成|已关闭|拒单|申请取消|撤回取消|撤回协商|交付)$/,
  },
  money: {
    leads: [
      [/^充值$/, 'recharge', '充值金额', 'h5'],
      [/^提现$/, 'withdraw', '可提现收入'],
    ],
    own: /^(收入转可用|导出|可用|冻结|收入|类型|日期)$/,
  },
  freeze: {
    leads: [
      [/^看提现$/, 'withdraw', '可提现收入'],
      [/^看订单$/, 'order', orderNo],
      [/^看求购$/, 'myBuys', '求购'],
      [/^帮助$/, 'rich', '协议和规则'],
    ],
    own: /^(全部|订单|求购|提现|转让|关闭求购并退回|撤回提现)$/,
  },
  // What waits for its money ends by itself: `tests/ui/cashier` follows it; `tests/ui/offers` the way on from none.
  pay: { own: /^(待付款$|已付款$|已关闭$|轮到你付款|付款 ¥|取消$|去逛逛$)/ },
  income: {
    leads: [
      [/^提现$/, 'withdraw', '可提现收入'],
      [/^查看全部收支/, 'money', '账目核对'],
    ],
    own: /^(转为可用|全部|卖出商品|转让区块|社区基金|其他|日期)/,
  },
  withdraw: {
    leads: [
      [/^提现$/, 'withdrawAdd', '仅收入可提现'],
      [/^修改后重新提现$/, 'withdrawAdd', '仅收入可提现'],
      [/^帮助$/, 'rich', '协议和规则'],
    ],
    own: /^(撤回|开启提醒)/,
  },
  withdrawAdd: {
    leads: [
      [/^查看 ›$/, 'withdraw', '可提现收入'],
      [/^帮助$/, 'rich', '协议和规则'],
    ],
    own: /^(全部 |微信零钱|支付宝|银行卡|.*更换$|有一笔提现|暂无可提现)/,
  },
  recharge: { own: /^([\d,.]+ 元|充值记录|去付款 ¥)/ },
  userInfo: {
    leads: [[/^注销账号$/, 'userInfo', /^还有 \d+ 项未处理$|^会保留$/]],
    own: /^(头像|相册|手机号|密码|登录设备|暂无修改|微信)/,
  },
  notice: {
    leads: [
      [/^查看订单：/, 'order', orderNo],
      [/^查看进度：/, 'withdraw', '可提现收入'],
      [/^查看明细：/, 'money', '账目核对'],
      [/^查看扩容：/, 'expand', '本期价格'],
      [/^查看基金：/, 'fund', '看数字'],
      [/^查看支出：/, 'fundSpend', '提案人'],
      [/^查看商铺：/, 'shopInfo', '为社区基金带来'],
      [/^查看投票：/, 'vote', /V\d{6}-\d{4}$/],
      [/^查看选举：/, 'mayor', '候选人'],
      [/^查看互助：/, 'mutualInfo', /H\d{6}-\d{4}$/],
      [/^查看商品：/, 'salePay', '交付方式'],
      [/^去卖出找：/, 'sellBoard', /^卖给 \d+$/],
      [/^去裁定：/, 'dispute', '以市长或仲裁人身份'],
    ],
    own: /^(全部|交易|资金|投票|社区|系统|更多操作|看更多|知道了)/,
  },
  order: {
    leads: [[/^帮助$/, 'rich', '协议和规则']],
    own: /^(复制订单号|复制，收货地址|复制，快递单号|查看全部 |添加收货地址|开启提醒|提醒(卖家|买家)|举报|交付地点|拒单$|交付$|留言|确认收货|延长|申请取消|联系|发起纠纷|补充证据|看更早|查看大图|同意|不同意|撤回|接受裁定|申诉|评价$|再买$)/,
  },
  paid: {
    leads: [
      [/^看订单$/, 'order', orderNo, undefined, 'replaces'],
      [/^继续逛$/, 'home', '发布求购'],
    ],
  },
  disputes: { leads: [[/^轮到你裁定/, 'dispute', '以市长或仲裁人身份']], own: /^(待处理|已结束)$/ },
  dispute: { leads: [[/^看全部纠纷$/, 'disputes', '待处理', undefined, 'replaces']], own: /^裁定$/ },
  areaNotices: { own: /^(重试|写通知|看更多|撤回：|修改：)/ },
  block: {
    leads: [
      [/^我的主页/, 'block', '居民主页'],
      [/¥[\d.,]+\/ /, 'salePay', '交付方式'],
      [/^分享$/, 'sharePicture', '点图片放大', 'weapp'],
    ],
    own: /^(分享|介绍区块|设置转让|还有|举报这位居民|关注|已关注|回复|举报这条(评价|回复)|看更多|查看全部)/,
  },
  sharePicture: { own: /^(复制链接|保存|重新生成)/ },
  handover: { leads: [[/^去我的$/, 'mine', '我的区块']] },
  logs: {
    leads: [
      [/^(写今天的日志|再写一篇)/, 'logAdd', '写日志'],
      [/上午送了两袋米/, 'log', '修改'],
    ],
    own: /^(我的|全城|上个月|下个月)$/,
  },
  logAdd: { own: /^(添加图片|发布)/ },
  log: { own: /^(查看大图|修改|删除)/ },
  points: { leads: [[/^人气榜/, 'rank', '人气榜']], own: /^看更多$/ },
  rank: {},
  favourites: { leads: [[/^去看商铺$/, 'shop', '全部']] },
  addresses: {
    leads: [
      [/^新增地址$/, 'address', '新增收货地址'],
      [/^编辑，/, 'address', '编辑收货地址'],
      [/^[^，]+1\d{10}/, 'address', '编辑收货地址'],
    ],
    own: /^(设为默认，|删除，)/,
  },
  address: { own: /^(从微信地址导入|所在地区|默认收货地址|保存)/ },
  ...pagesOfTheCity,
  lost: { leads: [[/^回首页$/, 'home', '发布求购']] },
}
