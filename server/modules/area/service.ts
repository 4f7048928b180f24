import type { Openings } from '@contract/hours'
import { closesAt, isOpenAt, opensAt } from '@contract/hours'
import { cityWaitsIn, termsIn } from '@contract/orders/terms'
import { openingsAhead } from '@contract/settings/openings'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { wordsOfRichText } from '@contract/rich-text/clean'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { Asked } from '../../http/mount'
import { loginKeyOf } from '../../login-key/login-key'
import { cityAt, openingsIn } from '../settings/open/opening-hours'
import { storeAddress } from '../../object-store/settings'
import { switchesOn } from './open/switches'
import { haltOf } from './open/halt'
import { newsTemplates } from '../../wechat/news-templates'
import * as store from './store'
import { sumOf, countPartsOf } from './count-parts'

/** The name shown in the navigation bar. Source: design.md, head (in place of the configured product name). */
const siteName = '门牌社区'

/** The demo's login popup is prefilled with this block. Source: specification §9 (test environment). */
const prefill = { blockNo: 128, password: '1280000000000128' }

/** When purchases and payments are allowed. Source: domain model §4. */
const hoursAt = (openings: Openings, now: number) => ({
  isOpen: isOpenAt(openings, now),
  opensAt: opensAt(openings, isOpenAt(openings, now) ? closesAt(openings, now) : now),
  closesAt: closesAt(openings, now),
})

/** What the app must know first. Without an area: the test area in demo mode, else the first. Refusal: NOT_FOUND. */
export async function readConfig(deps: Deps, areaId: number | undefined, asked: Asked, platform = '') {
  const { db, clock, config } = deps
  const wished = areaId ?? (config.demo ? config.testAreaId : undefined)
  const area = wished === undefined ? await store.firstArea(db) : await store.findArea(db, wished)
  if (!area) return err(refusal('NOT_FOUND'))
  const key = await loginKeyOf(deps)
  const halt = await haltOf(db, [area.area_id])
  const now = clock.now()
  const { settings, openings } = await cityAt(db, area.area_id, now)
  return ok({
    siteName,
    areaId: area.area_id,
    areaName: area.name,
    loginKey: key.publicPem,
    imageBase: storeAddress(config, asked),
    ...hoursAt(openings, now),
    openings: openingsAhead(openings, now),
    ...(halt && { halt }),
    switches: await switchesOn(db, area.area_id, platform),
    ...newsOf(config),
    ...(config.servicePhone !== undefined && { servicePhone: config.servicePhone }),
    terms: termsIn(settings),
    waits: cityWaitsIn(settings),
    ...(config.demo && area.area_id === config.testAreaId && { prefill }),
    movableClock: config.movableClock,
  })
}

/** The ids of WeChat's message templates, where there are any. */
function newsOf(config: Deps['config']) {
  const { delivery, sold, withdraw } = newsTemplates(config)
  if (!delivery && !sold && !withdraw) return {}
  return { news: { delivery: delivery?.id, sold: sold?.id, withdraw: withdraw?.id } }
}

/** One area with its newest notice. Refusal: NOT_FOUND. */
export async function readArea({ db, clock }: Deps, areaId: number) {
  const area = await store.findArea(db, areaId)
  if (!area) return err(refusal('NOT_FOUND'))
  const notice = await store.newestNotice(db, areaId)
  const now = clock.now()
  return ok({
    areaId,
    name: area.name,
    residents: await store.residentsOf(db, areaId),
    ...hoursAt(await openingsIn(db, areaId, now), now),
    notice: notice
      ? { title: notice.title, content: wordsOfRichText(notice.content), createdAt: notice.created_at }
      : null,
  })
}

export async function listAreas({ db }: Deps) {
  const rows = await store.areasWithResidents(db)
  return ok(rows.map((row) => ({ areaId: row.area_id, name: row.name, residents: row.residents })))
}

export async function listCategories({ db }: Deps, areaId: number) {
  const rows = await store.categoriesOf(db, areaId)
  return ok(rows.map((row) => ({ categoryId: row.category_id, name: row.name })))
}

/** A badge's number: 0 what I must do and what I have not read, 1 listings, 2 buy orders, 3 unread notices. Source: domain model §6.2. */
export async function count(deps: Deps, caller: Caller, areaId: number, type: number) {
  const { db } = deps
  const { userId } = caller
  if (type === 1) return ok(await store.openListingCount(db, areaId))
  if (type === 2) return ok(await store.openBidCount(db, areaId))
  if (userId === 0) return ok(0)
  if (type === 3) return ok(await store.unreadCount(db, userId))
  if (type !== 0) return ok(0)
  return ok(sumOf(await countPartsOf(deps, caller, areaId)))
}

/** What the badge's number is made of. Source: domain model §6.2. */
export const readCountParts = async (deps: Deps, caller: Caller, areaId: number) =>
  ok(await countPartsOf(deps, caller, areaId))
