import type { ApiOutput } from '@contract/endpoints/all'
import type { Fen } from '@contract/money'
import { endText } from '@contract/moments'
import { qtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import { thumbPaths } from '@/lib/images/image-url'
import { deliveryText } from '@/lib/market/delivery'
import { pictureCopy as copy } from '../copy'

/** What stands on a picture. Nothing in it is for one reader only: the picture travels further than its link. */
export interface Facts {
  /** What kind of thing it is. */
  readonly tag: string
  readonly title: string
  /** What it costs or asks for; `before` and `per` say of what. */
  readonly figure: { readonly amount: Fen; readonly before: string; readonly per: string } | undefined
  /** Short facts, each on a line of its own; none is empty. */
  readonly lines: readonly string[]
  /** What its author wrote of it. */
  readonly text: string
  /** The block that it is, or whose it is. */
  readonly blockNo: number
  readonly areaId: number
  readonly areaName: string
  /** The path of its photo; empty without one. */
  readonly photo: string
  /** Its page says that it has ended, so nobody needs a picture that leads there. */
  readonly isOver: boolean
}

const some = (lines: readonly string[]): readonly string[] => lines.filter((line) => line !== '')
const firstOf = (thumbs: string): string => thumbPaths(thumbs)[0] ?? ''

/** A listing, which names its city by the id only; undefined when the city is not known. */
export const saleFacts = (
  sale: ApiOutput<'/bctSale/info'>,
  area: Pick<ApiOutput<'/area/info'>, 'name'> | undefined,
): Facts => ({
  tag: copy.tags.sale,
  title: sale.title,
  figure: { amount: sale.price, before: '', per: copy.per(sale.unit) },
  lines: [copy.left(qtyText(sale.qtyLeft), sale.unit), deliveryText(sale)],
  text: sale.content,
  blockNo: sale.seller.blockNo,
  areaId: sale.areaId,
  areaName: area?.name ?? '',
  photo: firstOf(sale.thumbs) || sale.thumb,
  isOver: sale.state !== 'on',
})

/** A block, also one that is for sale. */
export function blockFacts(block: ApiOutput<'/block/blockInfo'>, nowMs: number): Facts {
  const { blockNo, transfer, state } = block
  const tag = transfer === null ? copy.tags.block : state === 'unsold' ? copy.tags.unsold : copy.tags.offered
  return {
    tag,
    title: copy.block(blockNo),
    figure: transfer === null ? undefined : { amount: transfer.price, before: '', per: '' },
    lines: some([
      block.name,
      copy.places(block.capacity),
      transfer === null || transfer.until === null ? '' : copy.until(endText(transfer.until, nowMs)),
    ]),
    text: block.intro,
    blockNo,
    areaId: block.areaId,
    areaName: block.areaName,
    photo: firstOf(block.thumbs),
    isOver: false,
  }
}

/** A shop, without its contact, which is shown to those who are signed in. */
export const shopFacts = (shop: ApiOutput<'/bctShop/info'>): Facts => ({
  tag: copy.tags.shop,
  title: shop.name,
  figure: undefined,
  lines: some([shop.slogan, shop.hours, shop.place]),
  text: shop.intro,
  blockNo: shop.blockNo,
  areaId: shop.areaId,
  areaName: shop.areaName,
  photo: firstOf(shop.thumbs),
  isOver: shop.state !== 'active',
})

/** An open vote. How many voted is public; what they voted is not on it. */
export const voteFacts = (vote: ApiOutput<'/bctVote/info'>, nowMs: number): Facts => ({
  tag: copy.tags.vote,
  title: vote.title,
  figure: vote.amount === null ? undefined : { amount: vote.amount, before: copy.asks, per: '' },
  lines: some([
    vote.closeAt === null ? '' : copy.until(endText(vote.closeAt, nowMs)),
    copy.cast(vote.cast, vote.census),
  ]),
  text: vote.content,
  blockNo: vote.authorBlockNo,
  areaId: vote.areaId,
  areaName: vote.areaName,
  photo: '',
  isOver: vote.state !== 'open',
})

/** An open post of mutual aid, with its place as everybody reads it. */
export const mutualFacts = (post: ApiOutput<'/bctMutual/info'>, nowMs: number): Facts => ({
  tag: copy.tags[post.kind],
  title: post.title,
  figure: undefined,
  lines: some([post.place, post.thanks > 0 ? copy.thanks(post.thanks) : '', copy.until(endText(post.expireAt, nowMs))]),
  text: post.content,
  blockNo: post.blockNo,
  areaId: post.areaId,
  areaName: post.areaName,
  photo: firstOf(post.thumbs),
  isOver: post.state !== 'open',
})

/** The picture in words, for who does not see it. */
export function spokenOf({ tag, title, figure, lines, blockNo, areaName }: Facts): string {
  const price = figure === undefined ? '' : `${figure.before}${copy.spokenPrice(yuanText(figure.amount))}${figure.per}`
  return copy.spoken(some([tag, title, price, ...lines, copy.spokenBlock(blockNo), areaName]))
}
