import type { PartyAct } from '@contract/orders/transitions'
import { ofNotices, ofOnesOwn, ofThoseInCharge } from './layers-of-people'
import { ofTheCity } from './layers-of-the-city'
import { ofBoards, ofGuests, ofTheWallet } from './layers-of-trade'
import type { Visit } from './visit'

// Every popup, sheet, dialog and menu, with the way to it. `tests/unit/rules/layers.test.ts` finds a file that draws one and is not here.

/** Which file draws the question before an act on an order; its own page asks for a payment. */
export const drawnByAct: Readonly<Record<Exclude<PartyAct, 'pay'>, string>> = {
  cancel: 'features/orders/acts/act-layer',
  deliver: 'features/orders/acts/text-sheet',
  refuse: 'features/orders/acts/text-sheet',
  confirm: 'features/orders/acts/confirm-sheet',
  askCancel: 'features/orders/acts/text-sheet',
  agreeCancel: 'features/orders/acts/act-layer',
  denyCancel: 'features/orders/acts/text-sheet',
  refundPart: 'features/orders/acts/part-sheet',
  agreePart: 'features/orders/acts/act-layer',
  denyPart: 'features/orders/acts/text-sheet',
  withdrawCancel: 'features/orders/acts/act-layer',
  withdrawPart: 'features/orders/acts/act-layer',
  extend: 'features/orders/acts/act-layer',
  dispute: 'features/orders/acts/text-sheet',
  evidence: 'features/orders/acts/text-sheet',
  undispute: 'features/orders/acts/act-layer',
  accept: 'features/orders/acts/act-layer',
  appeal: 'features/orders/acts/text-sheet',
  rate: 'features/orders/acts/text-sheet',
}

export const visits: readonly Visit[] = [
  ...ofGuests,
  ...ofBoards,
  ...ofTheWallet,
  ...ofOnesOwn,
  ...ofTheCity,
  ...ofThoseInCharge,
  ...ofNotices,
]

/** A test that shows it, and why no walk can open it. */
interface ShownByTest {
  readonly test: string
  /** Words of the test’s name. */
  readonly words: string
  readonly why: string
}

/** What no walk can open. */
export const shownByTests: Readonly<Record<string, ShownByTest>> = {
  'features/orders/acts/post-sheet': {
    test: 'tests/ui/orders/parcel.test.tsx',
    words: 'needs a carrier and a number of it',
    why: 'the orders of the walk are handed over in person; tests/e2e/trade/post.spec.ts sends one on both targets',
  },
  'features/block-market/check-out/components/check-out-popups': {
    test: 'tests/ui/block/cart.test.tsx',
    words: 'says why it was refused: %s',
    why: 'its box comes when the server refuses a check-out that the button allowed',
  },
  'features/block-market/check-out/components/first-purchase': {
    test: 'tests/ui/block/pay.test.tsx',
    words: 'warns who has never bought before',
    why: 'it comes once in somebody’s life, at a cashier that waits for a quarter of an hour',
  },
  'features/block-market/check-out/components/moved-sheet': {
    test: 'tests/ui/block/cart.test.tsx',
    words: 'says what moved, and buys the rest in one tap under another number',
    why: 'it comes when somebody else reserves a block between a look and a tap',
  },
  'features/session/host/terms-box': {
    test: 'tests/ui/session/terms.test.tsx',
    words: 'who is signed in is asked to agree to a new version',
    why: 'the residents of the walk have agreed; tests/e2e/city/agree-again.spec.ts asks one for a new version',
  },
  'features/market/components/listing/gallery': {
    test: 'tests/ui/orders/sale-pay.test.tsx',
    words: 'shows its pictures full-screen, and goes back to the listing',
    why: 'the listings of the demo have no pictures',
  },
  'features/cashier/components/cashier-screen': {
    test: 'tests/ui/orders/sale-pay.test.tsx',
    words: 'says how much is missing, and leads to recharging',
    why: 'its box comes when the server refuses a payment that the button allowed',
  },
  'features/vote/components/receipt/receipt-of-vote': {
    test: 'tests/ui/vote/cast.test.tsx',
    words: 'is cast with a receipt that the device makes and keeps, and shows',
    why: 'it comes with a ballot that is cast, and the points for it open by themselves above the next page',
  },
  'features/vote/components/vote-screen': {
    test: 'tests/ui/vote/cast.test.tsx',
    words: 'that was refused leaves no receipt behind, and says why',
    why: 'its box comes when the server refuses a ballot that the button allowed',
  },
  'features/closing/components/closing-screen': {
    test: 'tests/ui/closing/closing.test.tsx',
    words: 'closes after a proof and a question, once; then it says how long it can be taken back, and takes it back',
    why: 'those who walk have orders and money, which have to end first',
  },
  'features/reviews/components/answer-sheet': {
    test: 'tests/e2e/trade/reviews.spec.ts',
    words: 'the seller answers a review once',
    why: 'only a seller of whom a review is not answered sees it',
  },
  'features/mutual/components/post-screen': {
    test: 'tests/ui/mutual/post.test.tsx',
    words: 'says why nobody was chosen, and shows the latest',
    why: 'its box comes when the server refuses what the button allowed',
  },
  'features/handover/components/handover-screen': {
    test: 'tests/ui/handover/handover.test.tsx',
    words: 'is asked whether the password is written down before the page is left for the block',
    why: 'a new password is shown once, and none of those who walk buys a block',
  },
  'features/handover/components/object-sheet': {
    test: 'tests/ui/handover/handover.test.tsx',
    words: 'sees the held money and objects in at least ten characters',
    why: 'none of those who walk sells a block',
  },
  'features/offers/components/offer-list': {
    test: 'tests/ui/offers/bids.test.tsx',
    words: 'shows the notice of a block that is set for transfer with its one button',
    why: 'its box comes when the server refuses what the button allowed',
  },
  'features/market/components/module-menu': {
    test: 'tests/ui/market/home.test.tsx',
    words: 'opens the menu of a plot when a finger stays, and its entries lead on',
    why: 'the walk taps; the menu itself is walked on the pages of the modules',
  },
  'features/mayor/components/no-election': {
    test: 'tests/ui/mayor/stages.test.tsx',
    words: 'has its menu also where elections are closed',
    why: 'an election has a menu of its own, and the demo city has one',
  },
  'features/mayor/components/join-sheet': {
    test: 'tests/ui/mayor/stand.test.tsx',
    words: 'says what for, in enough words, and is shown among the candidates',
    why: 'nobody can stand any more in the election of the demo city',
  },
  'features/market/components/before-open': {
    test: 'tests/e2e/trade/before-open.spec.ts',
    words: 'and who asked for it is told when the city opens',
    why: 'it moves the clock past 7:00, in a city of its own',
  },
  'ui/form/use-price-question': {
    test: 'tests/ui/publish/publish.test.tsx',
    words: 'asks before a price far off the market is published, once for each price',
    why: 'a whole form has to be filled in before',
  },
  'features/notices/components/attachment': {
    test: 'tests/ui/notices/start-notice.test.tsx',
    words: 'offers its picture, and nothing where there is no file',
    why: 'a file of the mayor has to lie in the store; the gallery walks its viewer',
  },
  'features/publish/components/publish-failure': {
    test: 'tests/ui/orders/trading-stops.test.tsx',
    words: 'says so in a popup with one button and no close icon',
    why: 'trading has to stop between opening the form and sending it',
  },
  'features/profile/components/order-numbers': {
    test: 'tests/ui/profile/mine.test.tsx',
    words: 'leads from a counter to the list it counts, and asks which when it counts on both sides',
    why: 'no resident of the walk has orders of one kind on both sides',
  },
  'features/shop/components/shop-bar': {
    test: 'tests/ui/shop/shop.test.tsx',
    words: 'asks how ordering ended after a lost answer, under the same number',
    why: 'its box comes when the server refuses a term that the button allowed',
  },
  'ui/image-grid/image-grid': {
    test: 'tests/ui/kit/image-grid.test.tsx',
    words: 'opens a picture full-screen, turns to the next, and closes',
    why: 'a picture has to be uploaded first; the gallery walks its viewer',
  },
  'ui/message-box/failure-box': {
    test: 'tests/ui/kit/failure-box.test.tsx',
    words: 'offers the next step, and takes it when it is pressed',
    why: 'a call has to fail; the box is the one of every question',
  },
  'ui/rich-text/rich-text': {
    test: 'tests/ui/kit/rich-text.test.tsx',
    words: 'shows the tapped picture full-screen',
    why: 'only a notice with a picture has one; the gallery walks its viewer',
  },
}
