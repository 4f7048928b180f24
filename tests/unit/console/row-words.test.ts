import { noticeTypeNames } from '@contract/people/notices'
import { approvalKindNames, approvalStateNames } from '@contract/console/approval-kinds'
import {
  blockStateWords,
  correctionStateNames,
  letterStateNames,
  orderStateWords,
  refundStateNames,
  reportDecisionNames,
  reportTypeNames,
  roundKindNames,
  roundStateNames,
  shopCategoryNames,
  shopStateNames,
  spendStateNames,
  withdrawStateNames,
  withdrawWayNames,
} from '@contract/console/queue-words'
import {
  electionStateNames,
  mutualKindNames,
  mutualStateNames,
  offerKindNames,
  offerStateNames,
  voteKindNames,
  voteStateNames,
} from '@contract/console/row-words'
import { roleNames } from '@contract/console/roles'
import { staffStateNames } from '@contract/console/row-words'
import { seriesNames } from '@contract/console/stat-words'
import { queueTexts, disputeStateTexts, rulingTexts } from '@contract/orders/dispute-words'
import { cellOf } from '../../../server/modules/console/rules'

describe('the words of rows and their files', () => {
  it.each(
    Object.entries({
      approvalKindNames,
      approvalStateNames,
      roleNames,
      staffStateNames,
      electionStateNames,
      mutualKindNames,
      mutualStateNames,
      offerKindNames,
      offerStateNames,
      voteKindNames,
      voteStateNames,
      queueTexts,
      disputeStateTexts,
      rulingTexts,
      blockStateWords,
      correctionStateNames,
      letterStateNames,
      noticeTypeNames,
      orderStateWords,
      refundStateNames,
      reportDecisionNames,
      reportTypeNames,
      roundKindNames,
      roundStateNames,
      shopCategoryNames,
      shopStateNames,
      withdrawStateNames,
      withdrawWayNames,
      seriesNames,
    }),
  )('%s tells each from the others, in Chinese', (_, names) => {
    const words = Object.values<string>(names)
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => !/^\p{Script=Han}+$/u.test(word))).toEqual([])
  })

  it.each([
    [voteStateNames, 'noQuorum', '人数不够'],
    [electionStateNames, 'void', '无效'],
    [mutualStateNames, 'matched', '进行中'],
    [offerStateNames, 'soldout', '售完'],
    [offerKindNames, 'buy', '求购'],
    [rulingTexts, 'split', '部分退款'],
    [spendStateNames, 'paid', '已付，等凭证'],
    [withdrawStateNames, 'waiting', '待复核'],
    [roundStateNames, 'draft', '草稿'],
  ])('a cell of %j says %s as %s', (names, state, word) => expect(cellOf(state, names)).toBe(`"${word}"`))
})
