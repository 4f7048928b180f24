import { dayText, momentText } from '@contract/moments'
import { fundSpends } from '@contract/fund/limits'
import { spanText } from '@contract/spans'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { plainWords } from '../../format/rich-text'
import { bareYuan, yuan } from '../../format/yuan'
import { announce } from '../area/open/announce'
import { tell } from '../notices/open/tell'
import type { FundGiftTable, FundSpendTable } from './tables'

type Teller = Pick<Deps, 'ids' | 'clock'>

/** Thanks the giver. Source: community §3, row 1. */
export const tellThanks = (tx: Tx, deps: Teller, { user_id: userId, gift_id: refId, amount, no }: FundGiftTable) =>
  tell(tx, deps, {
    userId,
    type: 'fund',
    kind: 'fundGiven',
    isOwn: true,
    refType: 'fund',
    refId,
    title: `已捐 ${yuan(amount)}，谢谢`,
    content: `已转入社区基金，可在账本中查看。（${no}）`,
  })

const aboutSpend = ({ spend_id: refId }: FundSpendTable) => ({ type: 'fund', refType: 'fundSpend', refId }) as const

const tellArea = (tx: Tx, deps: Teller, { area_id: areaId }: FundSpendTable, title: string, content: string) =>
  announce(tx, deps, areaId, { title, content: plainWords(content), type: 'fund' })

/** Tells the area what the fund will pay by a vote, when and to whom. Source: community §3, row 3. */
export const tellApproved = (tx: Tx, deps: Teller, spend: FundSpendTable) =>
  tellArea(
    tx,
    deps,
    spend,
    `${spend.purpose}：投票通过`,
    `${yuan(spend.amount)}，公示后 ${momentText(spend.pay_at, deps.clock.now())} 付给 ${spend.payee_block_no} 号。（${spend.no}）`,
  )

/** Who gets a notice about a spend besides the area: the payee and the proposer, each once. */
const partiesOf = ({ payee_user_id: payee, author_user_id: author }: FundSpendTable) => new Set([payee, author])

/** Tells that the money was paid, and which proof is owed for it. Source: community §3, row 4. */
export async function tellPaid(tx: Tx, deps: Teller, spend: FundSpendTable): Promise<void> {
  const title = `${spend.purpose}：已付款`
  const said = `付给 ${spend.payee_block_no} 号 ${yuan(spend.amount)}。`
  const end = `（${spend.no}）`
  const owed = `请在 ${spanText(fundSpends.proofMs)}内提交凭证。`
  for (const userId of partiesOf(spend)) {
    const content = `${said}${userId === spend.payee_user_id ? owed : ''}${end}`
    await tell(tx, deps, { ...aboutSpend(spend), userId, kind: 'fundPaid', title, content })
  }
  await tellArea(tx, deps, spend, title, `${said}${end}`)
}

/** Tells why operators stopped a spend. Source: community §3, row 5. */
export async function tellStopped(tx: Tx, deps: Teller, spend: FundSpendTable): Promise<void> {
  const title = `${spend.purpose}：已停付`
  const content = `${yuan(spend.amount)} 不再付款。原因：${spend.stop_reason}。（${spend.no}）`
  for (const userId of partiesOf(spend))
    await tell(tx, deps, { ...aboutSpend(spend), userId, kind: 'fundStopped', title, content })
  await tellArea(tx, deps, spend, title, content)
}

/** Tells the area that the proof was handed in. Source: community §3, row 6. */
export const tellProof = (tx: Tx, deps: Teller, spend: FundSpendTable) =>
  tellArea(
    tx,
    deps,
    spend,
    `${spend.purpose}：已交凭证`,
    `凭证已由 ${spend.payee_block_no} 号提交，所有人可查看。（${spend.no}）`,
  )

/** Tells the area what the payee gave back; `amount` in fen. Source: community §3, row 8. */
export function tellBack(tx: Tx, deps: Teller, spend: FundSpendTable, amount: number) {
  const all = spend.given_back === spend.amount ? '，已全部退回' : ''
  const said = `收款人 ${spend.payee_block_no} 号退回 ${yuan(amount)}${all}。（${spend.no}）`
  return tellArea(tx, deps, spend, `${spend.purpose}：退回基金`, said)
}

/** Reminds the payee and the mayor of a late proof. Source: community §3, row 7. */
export async function tellLate(tx: Tx, deps: Teller, spend: FundSpendTable, mayors: readonly number[]): Promise<void> {
  const since = dayText(spend.proof_before ?? spend.pay_at)
  const title = `${spend.purpose}：未交凭证`
  const about = { ...aboutSpend(spend), kind: 'fundProofLate', title }
  const said = `${bareYuan(spend.amount)} 元的凭证应于 ${since} 前提交，已逾期并公示。`
  for (const userId of new Set([spend.payee_user_id, ...mayors])) {
    const barred = userId === spend.payee_user_id ? '提交前不能发起或接收新的支出。' : ''
    const content = `${said}${barred}（${spend.no}）`
    await tell(tx, deps, { ...about, userId, content })
  }
}
