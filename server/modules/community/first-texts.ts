import { fundSpends } from '@contract/fund/limits'
import { mayors } from '@contract/mayor/limits'
import { mutual } from '@contract/mutual/limits'
import { shops } from '@contract/shop/limits'
import { placeholderOf } from '@contract/settings/words'
import { percentText, spanText } from '@contract/spans'
import type { AreaTextKey } from '@contract/texts/area-texts'
import { helpText } from './help-words'
import { agreementText, privacyText, rulesText } from './legal-words'

/**
 * The texts with which an area begins: the first version of each, until its operators write their own. Source: community §0
 * (descriptions); design `22-expand-about`. Our decision: docs/decisions/0410-help-and-agreements.md
 */
export const firstTexts: Readonly<Record<AreaTextKey, string>> = {
  expand: [
    '<h2>扩容包含什么</h2>',
    '<p>两样：<b>新区块</b>是城市新划的门牌号；<b>格位</b>是一块门牌能同时放几条在售和求购。</p>',
    '<h2>怎么买</h2>',
    `<p>按期开放。一期开放后，价格和数量不再变动。下单后为你保留名额 ${placeholderOf('payMinutes')}，付款后立即生效；超时未付款，名额释放。</p>`,
    `<p>每日 ${placeholderOf('openHour')} 后可以付款，休市日除外。转让中的区块不能扩容格位。</p>`,
    '<h2>资金去向</h2>',
    '<p>扩容款进城市财库，不进社区基金，不收手续费。购买后不支持退款。</p>',
    '<h2>转让时</h2>',
    '<p>格位随区块转让，买家接手后即可使用。资金、人气值和在售商品不随区块转让。</p>',
  ].join(''),
  fund: [
    '<h2>资金从哪来</h2>',
    `<p>成交手续费的 ${placeholderOf('tradeFeeFund')}、赞助费的 ${placeholderOf('shopFund')}、居民捐赠。</p>`,
    '<h2>怎么花</h2>',
    `<p>只有投票通过才能付，付款前公示 ${spanText(fundSpends.publicMs)}。</p>`,
    '<h2>花得对不对</h2>',
    `<p>收款人 ${spanText(fundSpends.proofMs)}内提交凭证，每一笔都在账本里，谁都能核对。</p>`,
  ].join(''),
  shop: [
    '<h2>怎么加入</h2>',
    `<p>先审核，再付款，一期 ${spanText(shops.termMs)}。提交后 ${shops.reviewDays} 个工作日内答复，不通过会写明原因，不收费。`,
    `通过后 ${spanText(shops.payMs)}内付款，逾期释放席位。</p>`,
    '<h2>资金去向</h2>',
    `<p>赞助费的 ${placeholderOf('shopFund')} 进社区基金，其余归平台，每一笔都在基金账本里。</p>`,
    '<h2>到期</h2>',
    `<p>到期前 ${spanText(shops.renewMs)}起可以续期，到期后页面再保留 ${spanText(shops.pageMs)}，期间不显示电话。</p>`,
    '<h2>过户</h2>',
    '<p>区块过户时，商铺转到你另一块门牌；没有别的门牌就下架，剩余天数不退款。</p>',
    '<h2>电话</h2>',
    '<p>电话只给登录的居民看。</p>',
  ].join(''),
  mutual: [
    '<h2>求助和提供</h2>',
    '<p>求助或提供都不涉及资金，帮完用人气值道谢。</p>',
    '<h2>感谢</h2>',
    '<p>发布求助时，承诺的人气值先预留；提供由被选中的人预留。关闭或到期退回。</p>',
    `<p>对方说帮完后，${spanText(mutual.thankMs)}内道谢，不操作就自动送出。</p>`,
    '<h2>地点</h2>',
    '<p>详细地点只给选中的人看。</p>',
  ].join(''),
  mayor: [
    '<h2>怎么选</h2>',
    `<p>一块一票，最多排 ${mayors.ranks} 位。没人过半时，票最少的退出，他的票转给下一位。不记名，截止前可以凭回执改票。</p>`,
    '<h2>谁能参选</h2>',
    `<p>居住满 ${spanText(mayors.residentMs)}，近 ${spanText(mayors.disputeMs)}未输掉纠纷，区块不在转让中。</p>`,
    '<h2>任期</h2>',
    `<p>任期 ${spanText(mayors.termMs)}。市长的区块一转让，就由第二名接任。投票率不到 ${percentText(mayors.minTurnout)} 不计票，${spanText(mayors.againMs)}后重新开始一次。</p>`,
    '<h2>市长做什么</h2>',
    `<p>发公告、置顶求助、附议支出，裁定 ${placeholderOf('arbiterMost')} 元以内的纠纷；不能动用资金。</p>`,
  ].join(''),
  help: helpText,
  agreement: agreementText,
  privacy: privacyText,
  rules: rulesText,
}
