import { expansion } from '@contract/expand/limits'
import { addresses, waits } from '@contract/limits'
import { session } from '@contract/people/sessions'
import { placeholderOf } from '@contract/settings/words'
import { spanText } from '@contract/spans'
import { linkTo } from '../../format/rich-text'
import { wordRetentionMs } from '../market/open/word-retention'
import { codeRetentionMs } from '../session/open/code-retention'

/** A heading and its paragraphs of rich text. */
type Part = readonly [title: string, ...paragraphs: readonly string[]]

const written = (...parts: readonly Part[]): string =>
  parts.map(([title, ...rest]) => `<h2>${title}</h2>${rest.map((words) => `<p>${words}</p>`).join('')}`).join('')

const page = (key: string, words: string) => linkTo(`/pages/rich/index?key=${key}`, words)
const sessionText = spanText(session.lifetimeS * 1000)

/** What whoever signs in agrees to. Source: domain model §1–§3. */
export const agreementText: string = written(
  [
    '一、协议的范围',
    `本协议由你和本平台的运营者订立。登录即表示你已阅读并同意本协议、${page('privacy', '《隐私政策》')}和${page('rules', '《交易规则》')}。不登录也可以浏览公开的内容。`,
  ],
  [
    '二、平台做什么',
    '平台为以门牌号划分的社区提供买卖信息、担保付款、账目和居民自治的工具。平台不是买卖的一方，也不为居民发布的商品和服务作保证，但按《交易规则》保管货款、裁定纠纷。',
    '城、区块、市长等名称只在平台内有意义，与行政区划、不动产和政府职务无关。',
  ],
  [
    '三、账号和门牌',
    '手机号或微信登录得到账号，购买区块后成为居民。区块由创始密码证明归属，请妥善保管；用正确的密码所做的操作视为你本人的操作。发现被盗，请立即修改密码并联系客服。',
    '管理密码由你自愿交给他人使用，管理员在其权限内的操作由你负责。账号不得出租、出借；区块可以在平台内转让。',
    '未成年人须由监护人陪同阅读本协议，并在监护人同意后使用。',
  ],
  [
    '四、资金',
    '可用、冻结和收入都是平台为你记的账，不计利息，不是存款或理财。账目只增不改，更正以相反的一笔记录。',
    `充值只用于在平台内购买；收入可以提现，手续费为 ${placeholderOf('withdrawFee')}，最低 ${placeholderOf('withdrawFeeLeast')} 元。向平台以外的人收付资金与平台无关。`,
    '人气值不是资金，不能兑换、买卖或提现。',
  ],
  [
    '五、你不能做的事',
    '不得发布违法、虚假、侵权或骚扰他人的内容；不得买卖法律禁止或限制流通的商品；不得虚构交易、套现、掩饰违法所得，不得收买或操纵投票；不得攻击、批量抓取或冒充他人使用平台。',
  ],
  [
    '六、违规的处理',
    '平台核实后可以移除内容、冻结区块，并写明原因通知你。冻结期间你的资金和进行中的订单仍按规则处理。你可以通过客服申诉。涉嫌违法的，平台依法报告并配合调查。',
  ],
  [
    '七、服务的变化和中断',
    '为了安全，平台可以暂停一个城的付款和发布，暂停时会公告原因；已有的订单照常进行，资金不受影响。因平台故障超过的期限，按故障时长顺延。',
    '平台因不可抗力或第三方（网络、支付、短信）故障不能履行的，在法律规定的范围内免责，并尽力减少你的损失。',
  ],
  [
    '八、协议的修改和争议',
    '修改后的协议在此页公布并写明日期，重大变化另行公告。不同意的，可以停止使用，取回收入和尚未使用的充值。',
    '本协议适用中华人民共和国法律。争议先协商，协商不成的，可向被告住所地人民法院提起诉讼。',
  ],
)

/** What is kept about people, why, for how long and who sees it; of the tables of the database. Source: domain model §3, §10. */
export const privacyText: string = written(
  [
    '一、我们收集什么，用来做什么',
    '<b>登录</b>：手机号或微信标识、区块编号。密码只保存无法还原的摘要，我们也不知道你的密码。',
    '<b>资料</b>：你填写的昵称、头像、介绍和图片，对所有人公开。',
    '<b>买卖</b>：商品、求购、订单、留言、评价、凭证图片，以及你自己填写或在地图上选择的交付地点；选择快递时的收货人、电话和地址。用于履行订单和裁定纠纷。',
    '<b>资金</b>：收支记录、充值和提现。收款人姓名和账号加密保存，只在打款时由财务人员查看，页面上只显示一部分。',
    '<b>社区</b>：工作日志、互助、举报、捐赠和参选信息。不记名投票只公开选票和印记，无人能看出是谁投的。',
    `<b>安全</b>：设备标识、登录时间和网络地址，用来防止盗号和恶意请求。登录最长保持 ${sessionText}，验证码的记录 ${spanText(codeRetentionMs)}后删除。`,
    `<b>搜索</b>：搜索过的词保存 ${spanText(wordRetentionMs)}，用于本城热搜，不显示是谁搜的；搜索记录和浏览过的商品只存在你的设备上。`,
  ],
  [
    '二、什么时候用到设备权限',
    '相册和相机只在你选择上传图片或扫描快递面单时使用，微信收货地址只在你点导入时读取，位置只在你点开地图选点时使用，剪贴板只在你点复制时写入。拒绝授权不影响其他功能。',
  ],
  [
    '三、谁能看到',
    '其他居民看到区块编号、昵称、头像、你发布的内容、评价和完成的订单数，看不到你的手机号、余额和收支。',
    '订单的双方和裁定人看到订单、留言和证据；收货地址只给该订单的双方、受卖家委托管理区块的人和裁定人看。',
    '工作人员按职责查看，每一次裁定、打款和读取私密留言都有记录。',
  ],
  [
    '四、提供给第三方的',
    '微信：登录、支付和你允许的订阅消息。短信服务商：手机号和验证码。图片存储服务商：你上传的图片。快递查询服务商：快递单号，顺丰还需收件人手机号。打款银行或支付机构：提现的收款信息。除此之外，只在法律要求时提供。我们不出售个人信息，也不用于广告。',
  ],
  [
    '五、保存在哪里，保存多久',
    '数据保存在本平台运营者的服务器上。订单和账目是交易凭证，他人的账也与之相连，所以不删除；依照电子商务法，交易信息自交易完成之日起保存不少于三年。其余信息在不再需要时删除或隐去身份。',
  ],
  [
    '六、你的权利',
    '在资料中查看和修改昵称、头像、介绍、手机号和微信绑定，退出其他设备。查阅或复制个人信息、删除信息、撤回同意，可以联系客服，核实身份后办理。',
    `在资料的注销账号里随时可以注销，先列出要处理的事项。注销后手机号、微信绑定、地址簿、头像、昵称、介绍、设备、收藏和通知立即删除，区块归还城市；订单里的收货地址在订单结束 ${spanText(addresses.readableMs)}后只留姓氏和地区；订单、评价和账目保留，名字改为“已注销居民”。`,
    '未满十四周岁的儿童，其信息须由监护人同意后提供，监护人可以要求删除。',
  ],
  ['七、本政策的修改', '修改后在此页公布并写明日期；扩大收集范围或改变用途时，会再次征得你的同意。'],
)

/** The rules of trade, as binding words with their terms. Source: domain model §3.3–§3.6, §4, §5. */
export const rulesText: string = written(
  [
    '一、发布',
    '居民可以上架出售和发布求购，每块占用一个格位；描述和图片须真实。禁止发布：枪支弹药、毒品、药品和医疗器械、烟草、野生动植物、假冒或盗版商品、个人信息、账号和虚拟货币，以及法律禁止的其他商品和服务。',
  ],
  [
    '二、下单和付款',
    `每日 ${placeholderOf('openHour')} 至 ${placeholderOf('closeHour')} 可以购买和付款，休市日除外。下单后保留 ${placeholderOf('payMinutes')}，逾期订单关闭。付款时以页面上的价格为准，价格变动须重新确认。`,
  ],
  [
    '三、担保',
    '货款付出后转入担保冻结，由平台保管，任何一方都不能动用，直到放款、退款或裁定。求购的货款在发布时冻结。',
  ],
  [
    '四、交付和验收',
    `卖家交付的期限是付款后 ${placeholderOf('deliverHours')}，买家可以延长一次。逾期未交付或卖家拒绝交付，全额退回买家，并计入卖家的超时次数。`,
    `买家验收的期限是交付后 ${placeholderOf('confirmHours')}；快递交付的从快递公司显示签收起算，平台未收到签收信息的从寄出起算，为 ${spanText(waits.confirmPostedMs)}；两者取较早的。卖家可以延长一次。逾期既未确认也未发起纠纷，视为验收合格，放款给卖家。`,
  ],
  [
    '五、取消',
    `付款前买家可以取消。付款后任一方可以申请取消，另一方 ${placeholderOf('cancelAnswerHours')}内同意则全额退回；不同意或未答复，订单继续。`,
  ],
  [
    '六、纠纷和裁定',
    `交付后、放款前，任一方可以发起一次纠纷。双方举证 ${placeholderOf('evidenceHours')}，裁定人在 ${placeholderOf('decideDays')}内决定放款、退款或按比例分配，并写明理由。与订单有利害关系的人不得裁定。`,
    `${placeholderOf('arbiterMost')} 元以内由本城市长或仲裁人裁定，其余由平台裁定。裁定公布 ${spanText(waits.executeMs)}后执行，期间可以申诉一次，由平台终裁。发起 ${placeholderOf('lastResortDays')}后仍未裁定的，退回买家。`,
    '裁定处理的是担保中的货款，不影响你依法投诉、申请调解或起诉的权利。',
  ],
  [
    '七、费用',
    `成交后卖家付手续费：成交额的 ${placeholderOf('tradeFee')}，每笔不高于 ${placeholderOf('tradeFeeMost')} 元，其中 ${placeholderOf('tradeFeeFund')} 进入本城的社区基金。商铺赞助费的 ${placeholderOf('shopFund')} 进入社区基金。费率变动不影响已有的订单。`,
    `提现每笔 ${placeholderOf('withdrawLeast')} 元起，充值每笔 ${placeholderOf('rechargeLeast')} 元起。`,
  ],
  [
    '八、区块的买卖',
    `区块付款后立即过户。卖家所得冻结 ${placeholderOf('handoverHours')}，期间原主可以提出异议，由平台裁定。格位随区块转让，每块最多可有的格位以扩容说明为准（现为 ${expansion.maxCapacity} 个）。扩容和赞助付款后立即生效，不退款。`,
  ],
  [
    '九、评价',
    `订单结束后 ${placeholderOf('rateDays')}内双方可以互评，提交后不能修改。评价须与交易有关；利用评价要挟、刷评的，由平台移除。`,
  ],
)
