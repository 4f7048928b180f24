import BlockPage from '@/pages/block/info'
import FundEntryPage from '@/pages/fund/entry'
import FundPage from '@/pages/fund/index'
import FundSpendPage from '@/pages/fund/info'
import BuyPayPage from '@/pages/offer/buyPay'
import SalePayPage from '@/pages/offer/salePay'
import MutualInfoPage from '@/pages/mutual/info'
import ShopInfoPage from '@/pages/shop/info'
import NoticePage from '@/pages/account/notice'
import MinePage from '@/pages/user/user'
import VotePage from '@/pages/vote/info'
import { drawn } from './drawn-page'

/** The pages that links and notices lead to, the same in both editions. */
export const sharedPages = [
  drawn('salePay', SalePayPage, { saleId: true, orderId: false, qty: true }, { subject: '/bctSale/info' }),
  drawn('buyPay', BuyPayPage, { buyId: true }, { isPrivate: true }),
  drawn('block', BlockPage, { id: true, home: true }, { subject: '/block/blockInfo' }),
  drawn('vote', VotePage, { id: true }, { subject: '/bctVote/info' }),
  drawn('fund', FundPage, { payNo: false }),
  drawn('fundEntry', FundEntryPage, { areaId: true, no: true }, { subject: '/bctFund/entry' }),
  drawn('fundSpend', FundSpendPage, { id: true }, { subject: '/bctFund/spend' }),
  drawn('shopInfo', ShopInfoPage, { id: true }, { subject: '/bctShop/info' }),
  drawn('mutualInfo', MutualInfoPage, { id: true }, { subject: '/bctMutual/info' }),
  drawn('mine', MinePage, {}, { isPrivate: true }),
  drawn('notice', NoticePage, {}, { isPrivate: true }),
]
