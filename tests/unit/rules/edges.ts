const waits = 'tests/server/orders/waits.test.ts'
const waitProbes = 'tests/server/settings/wait-probes.ts'
const fees = 'tests/unit/orders/fees.test.ts'
const hours = 'tests/unit/contract/hours.test.ts'
const pins = 'tests/server/market/pins.test.ts'
const ownWords = 'tests/server/market/own-words.test.ts'
const login = 'tests/server/session/login.test.ts'
const door = 'tests/server/session/door.test.ts'
const turns = 'tests/server/session/turns.test.ts'
const recharge = 'tests/server/recharge/recharge.test.ts'
const withdrawals = 'tests/server/withdrawals/withdrawals.test.ts'
const forTwo = 'tests/unit/console/for-two.test.ts'
const withdraw = 'tests/unit/withdraw/rules.test.ts'
const payPassword = 'tests/server/pay-password/pay-password.test.ts'
const records = 'tests/unit/wallet/records.test.ts'
const codes = 'tests/server/accounts/codes.test.ts'
const codeLimits = 'tests/server/accounts/code-limits.test.ts'
const credentials = 'tests/server/accounts/credentials.test.ts'
const plans = 'tests/unit/expand/plan-problems.test.ts'
const wishes = 'tests/unit/expand/wishes.test.ts'
const spends = 'tests/server/fund/spends.test.ts'
const proofs = 'tests/server/fund/proof.test.ts'
const gifts = 'tests/unit/fund/gift.test.ts'
const funds = 'tests/unit/fund/wishes.test.ts'
const votes = 'tests/unit/vote/wishes.test.ts'
const voting = 'tests/server/vote/life.test.ts'
const casting = 'tests/server/vote/cast.test.ts'
const blockWishes = 'tests/unit/block/wishes.test.ts'
const handover = 'tests/server/block-market/handover.test.ts'
const shops = 'tests/server/shop/life.test.ts'
const openShops = 'tests/server/shop/open.test.ts'
const shopRules = 'tests/unit/shop/rules.test.ts'
const shopWishes = 'tests/unit/shop/wishes.test.ts'

const reporting = 'tests/server/reports/reports.test.ts'
const noticeWishes = 'tests/unit/notices/wishes.test.ts'

const addressBook = 'tests/server/addresses/addresses.test.ts'

const mutualWishes = 'tests/unit/mutual/wishes.test.ts'
const mutualLife = 'tests/server/mutual/life.test.ts'
const mutualPages = 'tests/server/mutual/pages.test.ts'
const mutualRaces = 'tests/server/mutual/races.test.ts'

const mayorWishes = 'tests/unit/mayor/wishes.test.ts'
const mayorStages = 'tests/unit/mayor/stages.test.ts'
const mayorCount = 'tests/unit/mayor/count.test.ts'
const mayorRules = 'tests/unit/mayor/server-rules.test.ts'
const mayorElection = 'tests/server/mayor/election.test.ts'
const mayorVoting = 'tests/server/mayor/voting.test.ts'
const mayorSeat = 'tests/server/mayor/seat.test.ts'

const measures = "strangers get %s, known devices %s'"
const codeMeasures = ['toNumberByOne', 'toNumberInHour', 'toNumberToday', 'hereInHour', 'hereToday']

/**
 * Where each number of `contract/limits.ts` is tested on both sides of its edge: the test's file, and words of it. That the number itself
 * is the promised one is told by `tests/unit/contract/limits.test.ts`.
 */
export const edges: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'closing.backMs': ['tests/server/closing/closing.test.ts', 'is taken back within the seven days'],
  'settings.payMinutes': [waits, "['unpaid', 15 * minute, 'closed']"],
  'settings.deliverHours': [waits, "['paid', 24 * hour, 'refunded']"],
  'settings.confirmHours': [waits, "['delivered', 72 * hour, 'done']"],
  'waits.confirmPostedMs': [
    'tests/server/tracking/parcel.test.ts',
    'a posted order is confirmed 240 hours after its dispatch, to the millisecond',
  ],
  'waits.silentParcelMs': [
    'tests/server/tracking/silent.test.ts',
    'may be disputed as not sent 48 hours after the dispatch without a word of the carrier, to the millisecond',
  ],
  'settings.coolDownHours': [
    'tests/server/expand/slots.test.ts',
    'who let three reservations lapse on one day, for a day',
  ],
  'settings.moreDeliverHours': [waits, "['paid, more time granted', 48 * hour, 'refunded']"],
  'settings.moreConfirmHours': [waits, 'a seller gives the confirmation 72 hours more'],
  'waits.confirmRemindersBeforeMs': [waits, '48 hours and 2 hours before the confirmation, to the millisecond'],
  'settings.cancelAnswerHours': [waits, 'a request to cancel may be agreed to after %d ms'],
  'waits.partAnswerMs': [waits, 'a request for a part may be agreed to after %d ms'],
  partAsksEach: ['tests/unit/orders/guards.test.ts', "'partsLeft', 'once, and the other twice'"],
  'settings.evidenceHours': [waits, 'in a dispute of %d ms evidence and decision are allowed'],
  'settings.decideDays': ['tests/server/orders/disputes.test.ts', 'deps.clock.forward(7 * day - 1)'],
  'settings.lastResortDays': [waits, "['disputed by the buyer', 15 * day, 'refunded']"],
  'waits.executeMs': [waits, "['decided', 24 * hour, 'done']"],
  'waits.takenBackMs': [waits, "['dispute taken back', 24 * hour, 'done']"],
  'settings.rateDays': [waits, 'an ended order may be rated after %d ms'],
  priceDays: ['tests/server/market/items.test.ts', 'forgets a price with the thirty-first'],
  'settings.transferDays': ['tests/server/market/transfer.test.ts', 'lasts at most thirty days, to the millisecond'],
  unpaidMost: ['tests/server/recharge/recharge.test.ts', 'as many recharges wait for their money as may'],
  unpaidTakesPerDay: ['tests/server/market/cool-down.test.ts', 'three orders may wait for their money'],
  cancelledTakesPerDay: ['tests/server/market/cool-down.test.ts', 'after the fourth cancel'],
  'ownWords.min': [ownWords, 'is named with 2 to 20 signs'],
  'ownWords.max': [ownWords, 'is named with 2 to 20 signs'],
  'pins.points': [pins, 'pays no two pins with the points of one'],
  'pins.ms': [pins, 'takes 20 points for 24 hours, to the millisecond'],
  'pins.shown': [pins, 'shows the three newest pins'],
  pageSize: ['tests/unit/market/pages.test.ts', 'after whole pages of fifteen'],
  'session.lifetimeS': [login, 'ends by itself after 200 days'],
  'session.renewUnderS': ['tests/unit/contract/limits.test.ts', 'when fewer than 100 days remain, and not at 100'],
  'session.accessKeyLifetimeS': ['tests/unit/session/access-key.test.ts', 'of a guest is made anew after 30 days'],
  'loginLock.wrongs': [login, 'locks the number for ten minutes on the fifth'],
  'loginLock.windowMs': [login, 'forgets what was wrong ten minutes ago, to the moment'],
  'loginLock.lockMs': [login, 'locks the number for ten minutes on the fifth'],
  ...Object.fromEntries(
    ['together', 'waiting', 'known.together', 'known.waiting'].map((name) => [
      `loginDoor.${name}`,
      [turns, 'lets two run, some wait, and turns the rest away'] as const,
    ]),
  ),
  'loginDoor.waitingEach': [turns, 'so that a flood keeps only itself waiting'],
  'loginDoor.known.waitingEach': [turns, 'so that a flood keeps only itself waiting'],
  'loginDoor.known.perMinute': [door, 'has a few tries a minute beyond the measure of its address'],
  'loginDoor.known.devices': [door, 'has the newest ten of them known'],
  'settings.payPasswordAbove': ['tests/server/pay/gateway.test.ts', 'when the balance part is above 200.00'],
  'settings.rechargePresets': ['tests/unit/recharge/amounts.test.ts', 'is chosen before anybody chose'],
  'settings.rechargeLeast': [recharge, 'it.each([1_000, 500_000])'],
  'settings.rechargeMost': [recharge, 'it.each([999, 500_001])'],
  'settings.rechargeDay': [recharge, 'allows a day’s sum and no fen more'],
  'settings.rechargeBonus': [recharge, 'gives the bonus of the highest step that an amount reaches'],
  'settings.tradeFee': [fees, 'expect(feeOf(49, terms))'],
  'settings.tradeFeeMost': [fees, 'expect(feeOf(499_900, terms))'],
  'settings.tradeFeeFund': [fees, 'and thirty percent of that for the fund'],
  'settings.arbiterMost': ['tests/unit/orders/guards.test.ts', 'an arbiter at 500.01'],
  'settings.withdrawLeast': [withdrawals, 'expect(await apply(cat, 999))'],
  'settings.withdrawDay': [withdrawals, 'expect(await apply(cat, 50_001))'],
  'settings.withdrawFee': [withdraw, '[1_749, 10]'],
  'settings.withdrawFeeLeast': [withdraw, '[1_667, 10]'],
  'settings.withdrawHour': [withdraw, 'is paid by 18:00 of the next working day'],
  'settings.withdrawTwo': [forTwo, 'begin a fen above the largest sum of one'],
  'settings.refundTwo': [forTwo, 'begin a fen above the largest sum of one'],
  'settings.disputeTwo': [forTwo, 'begin a fen above the largest sum of one'],
  'settings.letterTwo': ['tests/server/console/letters.test.ts', 'to more people than the setting says'],
  'settings.goodwillTwo': ['tests/server/remedies/goodwill.test.ts', 'asks for two above what is set'],
  'settings.openHour': [hours, 'purchases and payments at %s: %p'],
  'settings.closeHour': [hours, 'is open at %s, %i days on: %p'],
  'settings.closedDays': ['tests/unit/settings/declaration.test.ts', 'as holidays %j is a value: %s'],
  'settings.advanceMost': [
    'tests/server/remedies/reallot.test.ts',
    'is no more than is set, and no more than the treasury has',
  ],
  'payPasswordLock.wrongs': [payPassword, 'locks after five, says for how long'],
  'payPasswordLock.windowMs': [payPassword, 'forgets what was wrong ten minutes ago, to the moment'],
  'payPasswordLock.lockMs': [payPassword, 'locks after five, says for how long'],
  'statements.maxDays': [records, 'may be up to 366, the first and the last among them'],
  'statements.maxRows': [records, 'a statement has twenty thousand records at most'],
  'smsCode.validMs': [codes, 'knows a code once, for five minutes, five tries'],
  'smsCode.tries': [codes, 'knows a code once, for five minutes, five tries'],
  'smsCode.againMs': [codeLimits, 'wait a minute after the newest one, to the millisecond'],
  'smsCode.perDeviceAndDay': [codeLimits, measures],
  'smsCode.perHour': [codeLimits, measures],
  'smsCode.perDay': [codeLimits, measures],
  ...Object.fromEntries(
    ['strangers', 'known'].flatMap((who) =>
      codeMeasures.map((name) => [`smsCode.${who}.${name}`, [codeLimits, measures] as const]),
    ),
  ),
  'credentials.coolMs': [credentials, 'wait 24 hours after a new number, to the moment'],
  'credentials.proofMs': [credentials, 'waits no longer than ten minutes for it'],
  'expansion.startCapacity': [plans, "['价格超出了范围', [tier(3, 20)]]"],
  'expansion.maxCapacity': [plans, 'from the fourth to the twentieth'],
  'expansion.mostPerPurchase': [wishes, '%d slots may be wished for at once'],
  'expansion.perUser': [wishes, 'three plots of a round unless its plan says otherwise'],
  'expansion.price.minFen': [wishes, 'a price of %d fen may be planned'],
  'expansion.price.maxFen': [wishes, 'a price of %d fen may be planned'],
  'gifts.presetsFen': [gifts, 'four amounts may be given with one tap'],
  'gifts.minFen': [gifts, 'of %p fen may be given, or why not: %p'],
  'gifts.maxFen': [gifts, 'of %p fen may be given, or why not: %p'],
  'gifts.dayFen': ['tests/server/fund/gifts.test.ts', 'gives the day back what it kept'],
  'gifts.memo': [funds, 'a gift may say something of %d characters'],
  'fundSpends.publicMs': ['tests/unit/fund/money.test.ts', 'exactly a day before 7:15'],
  'fundSpends.proofMs': [spends, 'is late after thirty days'],
  'fundSpends.remindMs': [spends, 'reminded of every seven'],
  'fundSpends.replaceMs': [spends, 'replaced for seven days, and never after'],
  'fundSpends.todoMs': [spends, 'is waited for on the home in its last week'],
  'fundSpends.proof.minText': [proofs, 'says ten characters at least'],
  'fundSpends.proof.maxPictures': [proofs, 'shows one picture to nine'],
  'fundSpends.proof.maxText': [funds, 'a proof may say %d characters'],
  'votes.title.min': [votes, "['a title of three signs'"],
  'votes.title.max': [votes, 'may have %d characters and no more'],
  'votes.content': [votes, 'may have %d characters and no more'],
  'votes.purpose': [votes, 'may have %d characters and no more'],
  'votes.reason': [votes, 'a reason may have 140 characters'],
  'votes.options.min': [votes, "['one option'"],
  'votes.options.max': [votes, "['nine options'"],
  'votes.options.text': [votes, 'an option’s %s may have %d characters'],
  'votes.options.note': [votes, 'an option’s %s may have %d characters'],
  'votes.days': [votes, 'is open for three, five, seven, ten or fourteen days'],
  'votes.points': ['tests/server/vote/write.test.ts', 'needs 20 points, which are not spent'],
  'votes.castPoints': [casting, 'gives a point for the first ballot'],
  'votes.supportNeed': [voting, 'opens with the fifth block'],
  'votes.draftMs': [voting, 'lapses as a draft after thirty days, to the millisecond'],
  'votes.supportMs': [voting, 'lapses after seven days without enough support, to the millisecond'],
  'votes.remindBeforeMs': [voting, 'reminds a day before its close'],
  'votes.minTurnout.usual': [votes, 'asks for 30 % of the blocks and 50 % of the votes unless it says otherwise'],
  'votes.minTurnout.least': [votes, 'and for 10 % at least'],
  'votes.passShare.usual': [votes, 'asks for 30 % of the blocks and 50 % of the votes unless it says otherwise'],
  'votes.passShare.least': [votes, 'and for 10 % at least'],
  'votes.passShare.yesNo': [votes, "['less than half of yes and no'"],
  'votes.passShare.fund': [votes, "['money with 59 %'"],
  'votes.fewestPublished': ['tests/unit/vote/count.test.ts', 'publishes no ballots of a secret vote'],
  'votes.countsEvery': [casting, 'move at every fifth ballot'],
  'settings.shopNaming': [shopWishes, "['naming', 899_00, 3]"],
  'shops.levels.naming.seats': ['tests/server/shop/races.test.ts', 'give the last seat to one shop'],
  'settings.shopStreet': [shopWishes, "['street', 299_00, 12]"],
  'shops.levels.street.seats': [shopWishes, "['street', 299_00, 12]"],
  'settings.shopStall': [shopWishes, "['stall', 99_00, 0]"],
  'shops.levels.stall.seats': [shopRules, 'one without a limit never is'],
  'shops.termMs': [openShops, 'by 90 days from the end'],
  'shops.reviewDays': [shops, 'is answered within two working days'],
  'shops.reviewHour': [shops, 'T18:00:00+08:00'],
  'shops.payMs': [shops, 'that is not paid within seven days gives its seat back'],
  'shops.renewMs': [openShops, 'is renewed from 14 days before its end on'],
  'shops.remindersMs': [openShops, 'is reminded 14 and 3 days before its end'],
  'shops.pageMs': [openShops, 'and its page goes 30 days later'],
  'settings.shopFund': ['tests/unit/shop/money.test.ts', '80 % rounded down to whole fen'],
  'shops.points': [shops, '80 % to the fund and 20 % to the platform, points'],
  'shops.contactsPerDay': ['tests/server/shop/pages.test.ts', 'of fifty shops a day'],
  'shops.minName': [shopWishes, "['name', 2, 16]"],
  'shops.maxName': [shopWishes, "['name', 2, 16]"],
  'shops.slogan': [shopWishes, "['slogan', 1, 30]"],
  'shops.intro': [shopWishes, "['intro', 0, 500]"],
  'shops.hours': [shopWishes, "['hours', 0, 20]"],
  'shops.place': [shopWishes, "['place', 1, 30]"],
  'shops.maxPictures': [shops, 'a closed module and a bad form'],
  'areaNotices.title': [noticeWishes, 'at most 40 characters'],
  'areaNotices.content': [noticeWishes, 'at most 5000 characters'],

  'reports.text': [reporting, 'in at most 140 characters'],
  'reports.perDay': [reporting, 'at most ten a day'],
  'addresses.most': [addressBook, 'keeps twenty and no more'],
  'addresses.name': [addressBook, 'a name and a street have their longest'],
  'addresses.street': [addressBook, 'a name and a street have their longest'],
  'addresses.readableMs': ['tests/server/orders/address.test.ts', 'thirty days after the end, to the millisecond'],
  'favourites.most': ['tests/server/favourites/favourites.test.ts', 'is refused beyond the most'],
  'mutual.title.min': [mutualWishes, "['title', 4, 30]"],
  'mutual.title.max': [mutualWishes, "['title', 4, 30]"],
  'mutual.content': [mutualWishes, "['content', 0, 500]"],
  'mutual.place': [mutualWishes, "['place', 0, 20]"],
  'mutual.placeDetail': [mutualWishes, "['placeDetail', 0, 40]"],
  'mutual.reply': [mutualWishes, 'in at most 200 characters'],
  'mutual.finish': [mutualWishes, 'has at most 200 characters, a reason 140'],
  'mutual.reason.min': [mutualLife, 'closed with a reason that everybody reads'],
  'mutual.reason.max': [mutualWishes, 'has at most 200 characters, a reason 140'],
  'mutual.maxPictures': [mutualPages, 'takes nine pictures of a post'],
  'mutual.finishPictures': [mutualPages, 'and three of what is done'],
  'mutual.maxThanks': [mutualWishes, 'from none to a hundred points'],
  'mutual.weekDays': ['tests/unit/mutual/form.test.ts', 'open for a week, or as long as the city allows'],
  'settings.mutualDays': [waitProbes, '{ days: most + 1 }'],
  'settings.saleDays': [waitProbes, 'saleDays: {'],
  'settings.bidDays': [waitProbes, 'bidDays: {'],
  'mutual.openPerBlock': [mutualLife, 'a fourth open post of a block'],
  'mutual.helpMs': [mutualLife, 'not finished after 14 days'],
  'mutual.thankMs': [mutualLife, 'thanks after 72 hours without an answer'],
  'mutual.thanksPerDay': [mutualLife, 'gives at most 200 points a day'],
  'mutual.countedOfPair': [mutualPages, 'ranks by three thanks of one pair in thirty days'],
  'mutual.pairMs': [mutualPages, 'ranks by three thanks of one pair in thirty days'],
  'mutual.pins': [mutualPages, 'two at a time'],
  'mutual.pinMs': [mutualPages, 'is pinned by the mayor for a day'],
  'mutual.tellAtReplies': [mutualRaces, 'the author hears of the first and the third'],
  'blockMarket.lines': [blockWishes, 'takes one to twenty blocks'],
  'settings.handoverHours': [handover, 'holds the seller’s for a day'],
  'blockMarket.decideMs': ['tests/server/block-market/objection.test.ts', 'the end of the day is an instant'],
  'blockMarket.restMs': [handover, 'rests for a day before it is offered again'],
  'blockMarket.passwordMs': [handover, 'shows the new founder password once'],
  'blockMarket.objection.min': [blockWishes, 'an objection has ten to five hundred characters'],
  'blockMarket.objection.max': [blockWishes, 'an objection has ten to five hundred characters'],
  'blockMarket.reason.min': [blockWishes, 'a reason has five to a hundred and forty'],
  'blockMarket.reason.max': [blockWishes, 'a reason has five to a hundred and forty'],
  'blockMarket.pricesMs': ['tests/server/block-market/sale.test.ts', 'shows what was paid in the zone in ninety days'],
  'blockMarket.mapMost': ['tests/server/block-market/map.test.ts', 'gives five hundred blocks at a time'],
  'blockMarket.cartMost': ['tests/server/market/cart.test.ts', 'holds fifty lines'],
  'mayors.statement.min': [mayorWishes, 'between ten and two hundred characters'],
  'mayors.statement.max': [mayorWishes, 'between ten and two hundred characters'],
  'mayors.maxPictures': [mayorElection, 'has three pictures of a candidate'],
  'mayors.reason.min': [mayorVoting, 'is struck by two operators with a reason'],
  'mayors.reason.max': [mayorWishes, 'a reason has at most 140'],
  'mayors.ranks': [mayorCount, '[[1, 2, 3, 5], false]'],
  'mayors.candidates': [mayorElection, 'and ninety-nine candidates, at most'],
  'mayors.stageDays.first.announced': [mayorStages, 'of 4, 11 and 7 days'],
  'mayors.stageDays.first.nominating': [mayorStages, 'of 4, 11 and 7 days'],
  'mayors.stageDays.first.voting': [mayorStages, 'of 4, 11 and 7 days'],
  'mayors.stageDays.again.announced': [mayorStages, '3, 5 and 5 days'],
  'mayors.stageDays.again.nominating': [mayorStages, '3, 5 and 5 days'],
  'mayors.stageDays.again.voting': [mayorStages, '3, 5 and 5 days'],
  'mayors.hours.nominate': [mayorStages, '11-05 08:00'],
  'mayors.hours.close': [mayorStages, '11-16 20:00'],
  'mayors.hours.seat': [mayorStages, 'takes the seat the next morning'],
  'mayors.termMs': [mayorVoting, 'the next morning for ninety days'],
  'mayors.announceBeforeMs': [mayorSeat, 'from thirty days before the term ends'],
  'mayors.againMs': [mayorElection, 'is announced once more after seven days'],
  'mayors.residentMs': [mayorRules, 'has lived here for thirty days'],
  'mayors.disputeMs': [mayorElection, 'ninety days after the decision'],
  'mayors.minTurnout': [mayorCount, '[121, 1_204, true]'],
  'mayors.castPoints': [mayorVoting, 'takes a ballot of each block'],
  'mayors.remindBeforeMs': [mayorVoting, 'a day before its end'],
}
