import type { Page } from '@playwright/test'
import { fen } from '@contract/money'
import { demoAreaId as areaId, demoPassword } from '../../../../demo/residents'
import type { Person } from '../../support/device'
import { ask, clientNo, deviceOf, storageOf } from '../../support/device'
import type { AppDriver } from '../../support/driver'
import { expect, test } from '../../support/test'
import { allPages } from './all-pages'
import { visits } from './layers'
import { electionOfMayor, ownShop, ownVoteFor, postFor } from './of-the-city'
import { arbiter, becomePerson, inputOf, mayor, pairOf } from '../people'
import { idOf, reserveSlot } from './prepared'
import type { View } from './views'
import { press } from './views'
import type { Happening, Made, Opening, Step, Visit, Who } from './visit'

const person = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })

/** The residents of the visits; a guest is nobody. */
const people = (app: AppDriver): Readonly<Record<Exclude<Who, 'guest' | 'remembered'>, Person>> => ({
  ...pairOf('axe', app),
  cat: person(128),
  friend: person(91),
  arbiter,
  mayor,
  payee: person(2107),
  leaver: person(132),
  applicant: person(94),
  lapsed: person(36),
})

async function become(app: AppDriver, who: Who): Promise<void> {
  if (who === 'guest') return app.keep([])
  if (who !== 'remembered') return becomePerson(app, people(app)[who])
  return app.keep(storageOf(await deviceOf(app.serverUrl, people(app).buyer), true))
}

type Queries = Readonly<Record<Made, string>>

/** Looks for what the city has for the visits. */
async function ofTheCity(app: AppDriver): Promise<Pick<Queries, Exclude<Made, 'spend' | 'slots' | 'ripe'>>> {
  const { buyer, cat, friend, applicant, lapsed } = people(app)
  const as = (one: Person) => deviceOf(app.serverUrl, one)
  return {
    toCancel: await ownVoteFor(await as(friend), 'cancel'),
    toJoin: await postFor(await as(buyer), 'join', 'all'),
    toChoose: await postFor(await as(buyer), 'choose', 'mine'),
    toFinish: await postFor(await as(friend), 'finish', 'mine'),
    toThank: await postFor(await as(cat), 'notHelped', 'mine'),
    elected: await electionOfMayor(await as(buyer)),
    applied: (await ownShop(await as(applicant))).shopInfo ?? '',
    expired: (await ownShop(await as(lapsed))).shopInfo ?? '',
  }
}

/** Makes what the visits open. */
async function prepare(app: AppDriver): Promise<Queries> {
  const { cat, payee, leaver } = people(app)
  const [buying, told, judging, leaving] = await Promise.all(
    [cat, mayor, arbiter, leaver].map((one) => deviceOf(app.serverUrl, one)),
  )
  if (!buying || !told || !judging || !leaving) throw new Error('four people take part')
  const { spends } = await ask(judging, '/bctFund/info', { areaId })
  const spend = spends.find(({ payeeBlockNo, state }) => payeeBlockNo === payee.blockNo && state === 'paid')?.spendId
  const payNo = await reserveSlot(buying)
  const { ver } = await ask(leaving, '/blockInfo/info', {})
  const transfer = { price: fen(100_000), until: leaving.server.now() + 86_400_000 }
  await ask(leaving, '/block/edit', { clientNo: clientNo(), ver, transfer })
  const { data: cases } = await ask(judging, '/bctDispute/list', {})
  return {
    spend: `?id=${idOf('paid spend of the fund', spend)}`,
    slots: `?payNo=${payNo}`,
    ripe: `?id=${idOf('dispute that waits for a decision', cases.find(({ mayDecide }) => mayDecide)?.orderId)}`,
    ...(await ofTheCity(app)),
  }
}

/** What opens by itself at a resident's next start. */
async function tellTheCity(app: AppDriver): Promise<void> {
  const notice = {
    title: '停水通知',
    content: '<p>周三 9:00 到 17:00 停水。</p>',
    type: 'system',
    attachment: '',
  } as const
  const device = await deviceOf(app.serverUrl, mayor)
  await ask(device, '/bctNotice/add', { ...notice, areaId, popup: true, clientNo: clientNo() })
}

const happenings: Readonly<Record<Happening, (page: Page) => Promise<unknown>>> = {
  firstPurchase: (page) =>
    page.route('**/bctSale/info*', async (route) => {
      const answer = await route.fetch()
      const told = (await answer.json()) as { readonly data: object }
      await route.fulfill({ response: answer, json: { ...told, data: { ...told.data, firstPurchase: true } } })
    }),
  newerBuild: async (page) => {
    await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'newer', files: [] } }))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  },
  privacy: (page) => page.evaluate(() => globalThis.__host.notify('NeedPrivacyAuthorization', {})),
}

async function take(app: AppDriver, step: Step): Promise<void> {
  if (typeof step === 'string' || step instanceof RegExp) return press(app, step)
  const screen = app.screen()
  if ('button' in step) return screen.getByRole('button', { name: step.button, exact: true }).tap()
  const box =
    typeof step.box === 'string'
      ? inputOf(screen, step.box)
      : screen.locator('input:not([type=file]), textarea').filter({ visible: true }).nth(step.box)
  await box.fill(step.text)
}

const popupsOf = (app: AppDriver) => app.screen().locator('[role=dialog], [role=alertdialog], [role=menu]')

/** Closes every layer as the phone's way back, or the Escape key, does. */
async function closeAll(app: AppDriver, page: Page): Promise<void> {
  for (let left = await popupsOf(app).count(); left > 0; left = await popupsOf(app).count()) {
    await (app.target === 'h5' ? page.keyboard.press('Escape') : app.back())
    await expect.poll(() => popupsOf(app).count()).toBeLessThan(left)
  }
}

/** How a target opens a page and looks at what is seen there. */
export interface Eyes {
  /** With a start of the app where that matters. */
  readonly open: (view: View, isStart: boolean) => Promise<void>
  readonly look: (view: View, name: string) => Promise<void>
}

async function openOne(
  app: AppDriver,
  page: Page,
  opening: Opening,
  look: (isPopup: boolean) => Promise<void>,
): Promise<void> {
  const { named, steps } = opening
  for (const step of steps) await take(app, step)
  if (named !== undefined) await expect(popupsOf(app).last()).toHaveAttribute('aria-label', named)
  await look(named !== undefined)
  await closeAll(app, page)
}

function nameOfStep(step: Step): string {
  if (typeof step === 'string' || step instanceof RegExp) return String(step)
  return 'button' in step ? step.button : `“${step.text}”`
}

const nameOfOpening = ({ route }: Visit, { steps, named }: Opening) =>
  [route, ...steps.map(nameOfStep), `→ ${String(named)}`].join(' ')

async function visitOne(app: AppDriver, page: Page, visit: Visit, query: string, eyes: Eyes): Promise<void> {
  const view: View = { route: visit.route, query }
  const opens = visit.opens.filter(({ only = app.target }) => only === app.target)
  for (const { happens } of opens) if (happens === 'firstPurchase') await happenings[happens](page)
  await eyes.open(view, visit.tells === true)
  for (const opening of opens) {
    const name = nameOfOpening(visit, opening)
    await test.step(name, async () => {
      if (opening.happens !== undefined && opening.happens !== 'firstPurchase') await happenings[opening.happens](page)
      const look = (popup: boolean) => eyes.look({ ...view, popup }, name)
      await openOne(app, page, opening, look).catch(async (failure: unknown) => {
        expect.soft(failure, name).toBeUndefined()
        await eyes.open(view, true)
      })
    })
  }
  await page.unrouteAll()
}

/** Opens every layer that there is, each page once, and looks at each of them. */
export async function walkLayers(app: AppDriver, page: Page, eyes: Eyes): Promise<void> {
  const all = new Map((await allPages(app)).map(({ route, query = '' }) => [route, query]))
  const made = await prepare(app)
  let acting: Who | undefined
  for (const visit of visits) {
    if (visit.tells) await tellTheCity(app)
    if (acting !== visit.who) await become(app, visit.who)
    acting = visit.who
    await visitOne(app, page, visit, visit.with === undefined ? (all.get(visit.route) ?? '') : made[visit.with], eyes)
  }
}
