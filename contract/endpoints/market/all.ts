import * as bids from './bids'
import * as blockMarket from './block-market'
import * as cart from './cart'
import * as handover from './handover'
import * as items from './items'
import * as market from './market'
import * as own from './own-blocks'
import * as sale from './sale'
import * as search from './search'

/** The calls of listings, bids, their goods, and blocks that are sold. */
export const marketEndpoints = [
  market.saleList,
  market.saleInfo,
  market.saleAdd,
  market.saleTake,
  market.saleEdit,
  market.salePause,
  market.saleResume,
  market.saleOff,
  market.saleRenew,
  market.saleTop,
  bids.buyList,
  bids.buyInfo,
  bids.buyAdd,
  bids.buyCancel,
  bids.buyClose,
  bids.buyRenew,
  bids.buyTake,
  items.itemList,
  items.itemDepth,
  items.itemHistory,
  search.searchHot,
  search.searchNote,
  cart.blockList,
  cart.blockZones,
  cart.carList,
  cart.addCar,
  cart.delCar,
  cart.clearCar,
  cart.getTotal,
  blockMarket.carPay,
  blockMarket.carInfo,
  blockMarket.blockMap,
  sale.blockSale,
  sale.remindBlock,
  own.ownBlocks,
  handover.blockHandover,
  handover.handoverFile,
  handover.objectHandover,
] as const
