import { credentials, loginLock, payPasswordLock, reports, unpaidTakesPerDay, waits } from '@contract/limits'
import { reasonTexts, silentWords } from '@contract/orders/dispute-words'
import { lengths } from '@contract/people/formats'
import type { HelpTopic } from '@contract/people/help-topics'
import { placeholderOf } from '@contract/settings/words'
import { spanText } from '@contract/spans'
import { linkTo } from '../../format/rich-text'

interface Question {
  /** The heading's id, for a question that pages link to. */
  readonly id?: HelpTopic
  readonly ask: string
  /** Paragraphs of rich text. */
  readonly answer: readonly string[]
}

interface Group {
  readonly title: string
  readonly questions: readonly Question[]
}

const [firstReminderMs, lastReminderMs] = waits.confirmRemindersBeforeMs
const description = (key: string, words: string) => linkTo(`/pages/rich/index?key=${key}`, words)

const buying: Group = {
  title: '买和卖',
  questions: [
    {
      id: 'guarantee',
      ask: '担保是什么？',
      answer: [
        '你付款后，货款先冻结在担保里，不会直接给卖家。你确认收货后才放款；卖家不交付、拒绝交付或双方同意取消，货款全额退回你的可用余额。',
        '每笔冻结都有期限，到期按规则自动放款或退款，冻结页写明每一笔在等谁、等到什么时候。',
      ],
    },
    {
      id: 'late',
      ask: '卖家不交付怎么办？',
      answer: [
        `付款后卖家须在 ${placeholderOf('deliverHours')}内交付，超时自动退款，不需要你操作。等不及可以在订单里提醒卖家，或申请取消。`,
        `愿意再等，可以给卖家延长一次，多 ${placeholderOf('moreDeliverHours')}。`,
      ],
    },
    {
      id: 'receipt',
      ask: '收到货后要做什么？',
      answer: [
        `检查无误后在订单里滑动确认收货，货款即放给卖家，放款后不能撤回。卖家交付后 ${placeholderOf('confirmHours')}未确认也未发起纠纷，自动放款。`,
        `快递寄出的，从快递公司显示签收起算，最晚寄出后 ${spanText(waits.confirmPostedMs)}自动放款。`,
        `到期前 ${spanText(firstReminderMs)}和 ${spanText(lastReminderMs)}各提醒一次。卖家可以给你延长一次，多 ${placeholderOf('moreConfirmHours')}。`,
      ],
    },
    {
      id: 'dispute',
      ask: '货有问题，或显示已交付但未收到，怎么办？',
      answer: [
        '先在订单里给对方留言。谈不拢，在放款前发起纠纷，写明问题并附图：货款继续冻结，谁也拿不走。',
        `双方有 ${placeholderOf('evidenceHours')}补充证据，之后 ${placeholderOf('decideDays')}内裁定。${placeholderOf('arbiterMost')} 元以内由市长或仲裁人裁定，以上由平台裁定。${placeholderOf('lastResortDays')}仍无人裁定，全额退给买家。`,
        `快递寄出后 ${silentWords.known}的，买家可以“${reasonTexts.notSent}”为由发起纠纷。`,
      ],
    },
    {
      ask: '不服裁定怎么办？',
      answer: [
        `裁定在 ${spanText(waits.executeMs)}后执行，这段时间内可以申诉一次，由平台终裁并立即执行。双方都接受则不必等待。`,
      ],
    },
    {
      id: 'cancel',
      ask: '怎么取消订单？',
      answer: [
        '未付款：直接取消，不扣款。',
        `已付款：在订单里申请取消，对方在 ${placeholderOf('cancelAnswerHours')}内答复；同意则全额退款，不答复则订单照常进行。卖家交付前也可以拒绝交付，货款立即退回。`,
      ],
    },
    {
      ask: '下单后忘了付款会怎样？',
      answer: [
        `${placeholderOf('payMinutes')}内未付款，订单关闭，不扣款，库存恢复。当天 ${unpaidTakesPerDay} 次超时未付款，${placeholderOf('coolDownHours')}内不能再下单。`,
      ],
    },
    {
      ask: '为什么清晨不能付款？',
      answer: [
        `每日 ${placeholderOf('openHour')} 至 ${placeholderOf('closeHour')} 开放购买和付款，休市日：${placeholderOf('closedDays')}。浏览、上架、交付、确认收货和提现申请不受限制。`,
      ],
    },
    {
      id: 'fee',
      ask: '手续费怎么收？',
      answer: [
        `买家不付手续费。卖家按成交额的 ${placeholderOf('tradeFee')} 付，每笔最高 ${placeholderOf('tradeFeeMost')} 元，放款时扣除；退款的订单不收。其中 ${placeholderOf('tradeFeeFund')} 进社区基金。`,
      ],
    },
    {
      ask: '线上、当面、快递有什么不同？',
      answer: [
        '线上：在订单留言里交付内容或服务。当面：按商品写明的地点见面，先验货再确认收货。快递：卖家寄出后在订单里交付，写明运单号。',
        '三种方式都先付款到担保。不要在平台外付款：平台外的付款不受担保，也无法裁定。',
      ],
    },
    {
      ask: '求购怎么用？',
      answer: [
        '写下想买的商品和价格，付款后货款冻结，公开给所有卖家。有人接单，接单的部分成为订单；其余随时可以关闭，关闭或到期立即退回。',
      ],
    },
  ],
}

const money: Group = {
  title: '资金',
  questions: [
    {
      id: 'frozen',
      ask: '被冻结的资金什么时候回来？',
      answer: [
        '冻结的资金还是你的，只是先留给某件事：一笔订单、一条求购、一次提现，或刚卖出的区块。那件事结束，资金就放款、退回或转入收入。',
        `卖出区块的所得冻结 ${placeholderOf('handoverHours')}，防止区块被盗卖，之后自动转入收入。冻结页列出每一笔的期限和结果。`,
      ],
    },
    {
      ask: '可用、冻结、收入有什么不同？',
      answer: [
        '可用：可以付款。冻结：已经留给某件事。收入：卖出所得，可以提现，也可以一步转为可用。三者相加就是你的全部资金。',
      ],
    },
    {
      id: 'withdraw',
      ask: '提现多久到账，收多少手续费？',
      answer: [
        `提交后的下个工作日 ${placeholderOf('withdrawHour')} 前打款，逾期会提醒平台处理。批准前可以撤回，被驳回则全额退回收入并写明原因。`,
        `每笔收 ${placeholderOf('withdrawFee')}，最低 ${placeholderOf('withdrawFeeLeast')} 元；单笔最低 ${placeholderOf('withdrawLeast')} 元，每日最高 ${placeholderOf('withdrawDay')} 元，同时只能有一笔处理中。`,
      ],
    },
    {
      ask: '充值的金额能提现吗？',
      answer: [
        `不能。充值只用于在城里购买，只有收入可以提现。单笔 ${placeholderOf('rechargeLeast')} 至 ${placeholderOf('rechargeMost')} 元，每日最高 ${placeholderOf('rechargeDay')} 元。充错了请联系客服，核对后原路退回。`,
      ],
    },
    {
      ask: '付款时断网了，会重复扣款吗？',
      answer: [
        '不会。每次付款都有自己的编号，同一编号只扣一次。重新打开付款单会先核对结果；微信已扣款而付款单已关闭的，金额进入可用余额并通知你。',
      ],
    },
    {
      ask: '什么时候要支付密码？',
      answer: [
        `用余额付款超过 ${placeholderOf('payPasswordAbove')} 元，以及每次提现。连续输错 ${payPasswordLock.wrongs} 次，锁定 ${spanText(payPasswordLock.lockMs)}。忘记了可以在资料里用创始密码重设。`,
      ],
    },
    {
      ask: '怎么核对账目？',
      answer: ['每一笔收支都记账，写明来源、去向和之后的余额，不能修改或删除。在我的页点可用查看，也可以导出。'],
    },
  ],
}

const account: Group = {
  title: '门牌和账号',
  questions: [
    {
      id: 'login',
      ask: '门牌号和创始密码是什么？',
      answer: [
        `城里每个区块有一个门牌号，有了门牌就是居民，可以买卖、投票、参选和发布互助。创始密码是 ${lengths.founder} 位数字，证明区块是你的，用门牌号和它登录；请抄下来妥善保存，平台和客服不会向你索要。`,
      ],
    },
    {
      ask: '忘记创始密码怎么办？',
      answer: [
        `绑定过手机号的，在登录框选找回密码，用短信验证码设置新密码，其他设备会退出登录。为保护账户，之后 ${spanText(credentials.coolMs)}内不能提现。未绑定手机号的，请联系客服核实身份。`,
        `连续输错 ${loginLock.wrongs} 次，锁定 ${spanText(loginLock.lockMs)}。`,
      ],
    },
    {
      ask: '管理密码有什么用？',
      answer: ['交给帮你打理的人。管理员可以回复留言、修改和暂停商品、交付订单，不能付款、提现、转让、投票或改密码。'],
    },
    {
      ask: '暂无门牌能做什么？',
      answer: [
        '不登录也能看行情、商铺、基金账本和档案。用手机号或微信登录后可以充值、提现和购买区块；买卖和投票需要门牌。',
      ],
    },
    {
      ask: '怎么转让区块？',
      answer: [
        '在我的区块里设置价格和期限。转让期间这个区块不能买卖、投票和发布，在售商品暂停，求购关闭并退回。有未结束的订单时不能设置转让。',
        `成交后区块、格位和主页归买家，资金和人气值仍归你。买家得到新的创始密码，所得 ${placeholderOf('handoverHours')}后转入收入。`,
      ],
    },
    {
      ask: '怎么注销账号？',
      answer: [
        '在我的页点头像进入资料，选注销账号。先结束订单、求购、互助、过户和职务，提走资金；页面列出每一项和处理的入口，确认是你本人后立即注销。',
        `区块和格位归还城市；余额少于 ${placeholderOf('withdrawLeast')} 元的，捐入社区基金。手机号、地址等删除，订单和账目保留，不能恢复。`,
      ],
    },
    {
      ask: '换手机号后为什么不能提现？',
      answer: [
        `更换手机号、微信或重设密码后 ${spanText(credentials.coolMs)}内不能提现，同时通知原手机号。万一不是你本人操作，还来得及处理。`,
      ],
    },
  ],
}

const city: Group = {
  title: '城里的事',
  questions: [
    {
      ask: '人气值是什么？',
      answer: ['写日志、完成订单、投票和帮助邻居得到，可以用来道谢和置顶商品。人气值不是资金，不能买卖或提现。'],
    },
    {
      ask: '扩容、基金、商铺、互助、市长是怎么回事？',
      answer: [
        [
          description('expand', '扩容说明'),
          description('fund', '基金说明'),
          description('shop', '赞助说明'),
          description('mutual', '互助说明'),
          description('mayor', '市长选举说明'),
        ].join('　'),
      ],
    },
    {
      ask: '看到违规内容怎么举报？',
      answer: [
        `在商品、求购、留言、评价、居民主页或商铺上点举报，选择原因。平台核实后移除内容并写明原因，处理结果会通知你。每人每天可举报 ${reports.perDay} 条。`,
      ],
    },
  ],
}

const written = ({ id, ask, answer }: Question): string =>
  `<h3${id ? ` id="${id}"` : ''}>${ask}</h3>${answer.map((words) => `<p>${words}</p>`).join('')}`

/** The help page until the operators of a city write their own: groups (`h2`), questions (`h3`), answers. Source: domain model §3–§5. */
export const helpText: string = [buying, money, account, city]
  .map(({ title, questions }) => `<h2>${title}</h2>${questions.map(written).join('')}`)
  .join('')
