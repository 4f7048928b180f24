import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import {
  ClientNo,
  FenSchema,
  Id,
  Instant,
  Line,
  Pictures,
  PositiveFen,
  Text,
  Version,
  pageInput,
  pageOf,
} from '../../fields'
import { reachedBy } from '../../people/reached'
import { shops } from '../../shop/limits'
import { shopActs } from '../../shop/transitions'
import { Category, Contact, Level, Own, OwnShop, ShopListing, shopPage, ShopRow, ShopTerm } from './shop-view'

/**
 * Open shops of an area: by level, then the oldest first. `q` is searched for in name, slogan, number and block number, never in the
 * contact. `counts`, with the first page only: how many are open in all and of each category. Source: community §5.
 */
export const shopList = endpoint({
  path: '/bctShop/list',
  body: 'form',
  access: 'guest',
  summary: 'Open shops of an area',
  input: v.object({
    ...pageInput,
    areaId: Id,
    category: v.optional(Category),
    q: v.optional(Line(20), ''),
  }),
  output: v.object({
    ...pageOf(ShopRow).entries,
    counts: v.optional(
      v.object({
        all: v.number(),
        food: v.number(),
        repair: v.number(),
        craft: v.number(),
        visit: v.number(),
        other: v.number(),
      }),
    ),
  }),
  refusals: [],
})

/**
 * The page of a shop. `fund`: what its terms brought to the fund, each with its entry of the fund's ledger (`/bctFund/entry`). By `termId`,
 * which a pay order names, only one's own. `listings`: what its block sells, newest first, at most 15 of `onSale`. `own` is null for
 * everybody else. CLOSED for a shop that is hidden or removed, with `reason` when operators removed it. Source: community §5.
 */
export const shopInfo = endpoint({
  path: '/bctShop/info',
  body: 'form',
  access: 'guest',
  summary: 'The page of a shop',
  input: v.object({ shopId: v.optional(Id), termId: v.optional(Id) }),
  output: v.object({
    ...shopPage,
    isMine: v.boolean(),
    acts: v.array(v.picklist(shopActs)),
    own: v.nullable(Own),
    fund: v.object({
      sum: FenSchema,
      /** What the platform got of the same terms. */
      platform: FenSchema,
      terms: v.array(v.object({ entryNo: v.number(), fund: FenSchema, at: Instant })),
    }),
    onSale: v.number(),
    listings: v.array(ShopListing),
  }),
  refusals: ['NOT_FOUND', 'CLOSED'],
})

/**
 * The levels of an area with what they cost, and the caller's own shop: that of the block they act as, a rejected one too, until the next
 * application. `freeAt`: when the first seat of a full level becomes free. Source: community §5.
 */
export const shopLevelsOf = endpoint({
  path: '/bctShop/levels',
  body: 'form',
  access: 'guest',
  summary: 'Levels of shops with their seats, and the own shop',
  input: v.object({ areaId: Id }),
  output: v.object({
    areaId: Id,
    areaName: v.string(),
    /** Whether shops are open on the caller's platform. */
    enabled: v.boolean(),
    termDays: v.number(),
    reviewDays: v.number(),
    levels: v.array(
      v.object({
        level: Level,
        fee: FenSchema,
        fund: FenSchema,
        platform: FenSchema,
        /** 0 = no limit, and then `left` is 0 as well. */
        seats: v.number(),
        left: v.number(),
        freeAt: v.nullable(Instant),
      }),
    ),
    mine: v.nullable(OwnShop),
  }),
  refusals: ['NOT_FOUND'],
})

/** The whole contact of an open shop. LIMIT after fifty shops of other people in a day. Source: community §5 (phone), §11. */
export const shopContact = endpoint({
  path: '/bctShop/contact',
  body: 'form',
  access: 'user',
  summary: 'How a shop is reached',
  input: v.object({ shopId: Id }),
  output: Contact,
  refusals: ['NOT_FOUND', 'CLOSED', 'LIMIT'],
})

/**
 * The fee of the level that the applicant saw, in fen: when it differs, the call is refused with PRICE_CHANGED. Older apps leave it out;
 * they see the fee in the cashier.
 */
const seen = { level: Level, fee: v.optional(PositiveFen) }

const form = {
  ...seen,
  category: Category,
  name: v.pipe(Line(shops.maxName), v.minLength(shops.minName)),
  slogan: v.pipe(Line(shops.slogan), v.minLength(1)),
  intro: v.optional(Text(shops.intro), ''),
  hours: v.optional(Line(shops.hours), ''),
  place: v.pipe(Line(shops.place), v.minLength(1)),
  /** A mobile or landline number, or a WeChat id; blanks and the country's code are dropped. */
  contact: v.pipe(Line(40), v.transform(reachedBy), v.maxLength(20)),
  /** One to nine; the first is its sign. */
  thumbs: Pictures,
}

/**
 * Applies for a shop of the block the caller acts as. LIMIT: the block has a shop or an application (`shopId`), or the level is full
 * (`freeAt`). PRICE_CHANGED (`fee`): the level does not cost what was seen. FORM: the contact is none, or no picture. Source: community
 * §5, row 1.
 */
export const shopAdd = endpoint({
  path: '/bctShop/add',
  body: 'json',
  access: 'resident',
  summary: 'Apply for a shop',
  input: v.object({ clientNo: ClientNo, ...form }),
  output: OwnShop,
  refusals: ['NO_RIGHT', 'BLOCK_TRANSFER', 'LIMIT', 'PRICE_CHANGED', 'FORM'],
})

export const acting = { clientNo: ClientNo, shopId: Id, ver: Version }

/**
 * Changes an application, or an open shop: its name and pictures after review, everything else at once; its level only with a renewal.
 * MOVED with `shop`; PRICE_CHANGED (`fee`) of an application, while an open shop's fee is not looked at. Source: community §5, rows 2 and
 * 7.
 */
export const shopEdit = endpoint({
  path: '/bctShop/edit',
  body: 'json',
  access: 'user',
  summary: 'Change the own shop',
  input: v.object({ ...acting, ...form }),
  output: OwnShop,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED', 'LIMIT', 'PRICE_CHANGED', 'FORM'],
})

/** Takes an application back. MOVED with `shop`. Source: community §5, row 2. */
export const shopWithdraw = endpoint({
  path: '/bctShop/withdraw',
  body: 'json',
  access: 'user',
  summary: 'Take back an application for a shop',
  input: v.object(acting),
  output: OwnShop,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED'],
})

const paying = [
  ...(['BEFORE_OPEN', 'HALT', 'NOT_FOUND', 'NO_RIGHT', 'BLOCK_TRANSFER', 'MOVED', 'CLOSED', 'LIMIT'] as const),
] as const

/**
 * Orders the first term of an approved shop: `payMinutes` to pay it under `payNo`; a term that already waits for its money is given again.
 * CLOSED after seven days. MOVED with `shop`: also when it is of another level. Source: community §5, row 6.
 */
export const shopPay = endpoint({
  path: '/bctShop/pay',
  body: 'json',
  access: 'user',
  summary: 'Pay an approved shop',
  input: v.object({ ...acting, level: Level }),
  output: ShopTerm,
  refusals: paying,
})

/**
 * Orders one more term, from 14 days before the end until 30 days after it; another level takes the place of the present one once it is
 * paid. LIMIT: that level is full (`freeAt`). PRICE_CHANGED: it does not cost what was seen (`fee`). CLOSED: too early (`renewFrom`),
 * or the shop is gone. Source: community §5, row 8.
 */
export const shopRenew = endpoint({
  path: '/bctShop/renew',
  body: 'json',
  access: 'user',
  summary: 'Renew the own shop',
  input: v.object({ ...acting, ...seen }),
  output: ShopTerm,
  refusals: [...paying, 'PRICE_CHANGED'],
})

/** The calls of shops. */
export const shopCalls = [
  shopList,
  shopInfo,
  shopLevelsOf,
  shopContact,
  shopAdd,
  shopEdit,
  shopWithdraw,
  shopPay,
  shopRenew,
] as const
