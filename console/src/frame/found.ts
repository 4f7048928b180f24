import type { ConsoleMap } from '@contract/endpoints/console/all'
import { yuanText } from '@/lib/format/yuan'
import { copy } from './copy'

/** Something that was found, and the page that shows it. */
interface Found {
  readonly key: string
  readonly words: string
  readonly path: string
  readonly search: Readonly<Record<string, string>>
}

/** The title of a page that the reader may open. */
type TitleOf = (path: string) => string | undefined

/** The pages whose lists are searched by numbers that begin so. Source: community §0 (numbers). */
const pagesByLetter: Readonly<Record<string, string>> = {
  V: '/votes',
  S: '/shops',
  H: '/mutual',
  B: '/handovers',
  M: '/elections',
  F: '/funds',
  K: '/rounds',
}

/** The page that lists what has such a number, if the reader may open it. */
function listOf(text: string, titleOf: TitleOf): readonly Found[] {
  const no = text.toUpperCase()
  const path = /^[A-Z]\d{4}/.test(no) ? pagesByLetter[no.charAt(0)] : undefined
  const title = path === undefined ? undefined : titleOf(path)
  if (path === undefined || title === undefined) return []
  return [{ key: `list ${no}`, words: copy.inList(title, no), path, search: { q: no } }]
}

/** What a search found, by kind; kinds without anything are left out. */
export function foundIn(value: ConsoleMap['/admin/search']['output'], text: string, titleOf: TitleOf) {
  const { orders, withdrawals, blocks, users } = value
  const groups: readonly { readonly name: string; readonly all: readonly Found[] }[] = [
    { name: copy.found.lists, all: listOf(text, titleOf) },
    {
      name: copy.found.orders,
      all: orders.map(({ orderId, orderNo, title, amount }) => ({
        key: `order ${orderId}`,
        words: `${orderNo} ${title} ${yuanText(amount)}`,
        path: '/orders',
        search: { q: orderNo, id: String(orderId) },
      })),
    },
    {
      name: copy.found.withdrawals,
      all: withdrawals.map(({ withdrawId, withdrawNo, amount }) => ({
        key: `withdraw ${withdrawId}`,
        words: `${withdrawNo} ${yuanText(amount)}`,
        path: '/withdrawals',
        search: { state: 'all', id: String(withdrawId) },
      })),
    },
    {
      name: copy.found.blocks,
      all: blocks.map(({ blockId, areaId, blockNo, ownerName }) => ({
        key: `block ${blockId}`,
        words: `${blockNo} ${ownerName ?? copy.city}`,
        path: '/blocks',
        search: { areaId: String(areaId), q: String(blockNo), id: String(blockId) },
      })),
    },
    {
      name: copy.found.users,
      all: users.map(({ userId, nickName, blockNo, mobile }) => ({
        key: `user ${userId}`,
        words: `${nickName} ${blockNo ?? ''} ${mobile}`,
        path: '/residents',
        search: { id: String(userId) },
      })),
    },
  ]
  return groups.filter(({ all }) => all.length > 0)
}
