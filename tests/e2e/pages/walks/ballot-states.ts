import type { Page } from '@playwright/test'
import { demoPassword } from '../../../../demo/residents'
import { ask, deviceOf } from '../../support/device'
import type { AppDriver } from '../../support/driver'
import { hold } from '../../support/network/hold'
import { forward } from '../../support/server-time'
import { expect } from '../../support/test'
import type { Look } from './module-states'
import { askCity } from './module-states'
import { openVote } from './reader-states'
import { press } from './views'

// What becomes of a ballot on its way: it is under way, its answer is lost, it comes after the close.

const ballots = '**/api/bctVote/cast'
const castIt = '投出这一票'

interface Phone {
  readonly app: AppDriver
  readonly page: Page
  readonly look: Look
}

const as = (app: AppDriver, blockNo: number) => deviceOf(app.serverUrl, { blockNo, password: demoPassword(blockNo) })

/** The way to the server breaks; then the same ballot is sent again, waits for its answer, and is in. */
export async function walkSending({ app, page, look }: Phone): Promise<void> {
  const who = await as(app, 3021)
  const voteId = await openVote(who)
  await page.route(ballots, (route) => route.abort())
  const again = '核对是否投出'
  const view = { route: 'vote', query: `?id=${voteId}`, taps: ['不同意', castIt], popup: true } as const
  await look({ who, view, says: again })
  await page.unroute(ballots)
  const go = await hold(page, ballots)
  // In the mini-program the walk has closed the box that says so; the bar says it, too.
  const key = app.target === 'h5' ? '重试' : again
  await app.screen().getByRole('button', { name: key, exact: true }).tap()
  // The first is the room that the button keeps for its text.
  await expect(app.screen().getByText('提交中').last()).toBeVisible()
  go()
  await expect(app.screen().getByText('已投票').first()).toBeVisible()
  await page.unroute(ballots)
  expect((await ask(who, '/bctVote/info', { voteId })).mine?.cast).toBe(true)
}

/** The page was opened in time, and the ballot comes after the last day. */
export async function walkLateBallot({ app, look }: Phone): Promise<void> {
  const voteId = await askCity(await as(app, 94), '截止之后看一看')
  const who = await as(app, 1866)
  const { closeAt } = await ask(who, '/bctVote/info', { voteId })
  await look({ who, view: { route: 'vote', query: `?id=${voteId}` }, says: '请选 1 项' })
  await forward(app.serverUrl, (closeAt ?? 0) + 1_000 - who.server.now())
  await press(app, '同意')
  await press(app, castIt)
  await expect(app.screen().getByText('已截止，未投出').first()).toBeVisible()
  expect((await ask(who, '/bctVote/info', { voteId })).mine?.cast).toBe(false)
}
