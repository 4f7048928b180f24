import { demoPassword } from '../../../demo/residents'
import { becomePerson } from '../pages/people'
import type { AppDriver } from '../support/driver'
import { hold } from '../support/network/hold'
import { expect, test } from '../support/test'

/** Has a vote to cast, so that 城里的事 comes; casts none here. */
const voter = { blockNo: 3021, password: demoPassword(3021) }

/** An answer is late when it comes so long after the page was opened. */
const lateMs = 1_000

const aboveTheBoard = ['index/todo', 'bctOrder/getNum'] as const

/** Follows where the first listing stands from its first sight on; a tap meets its neighbour when it moves. */
function follow(app: AppDriver) {
  const row = app.screen().getByRole('article').first()
  const places = new Set<number>()
  let isOver = false
  const look = async () => {
    const box = await row.boundingBox({ timeout: lateMs }).catch(() => null)
    if (box) places.add(Math.round(box.y))
  }
  const looking = (async () => {
    while (!isOver) await look()
  })()
  return async () => {
    isOver = true
    await looking
    await look()
    return [...places]
  }
}

for (const call of aboveTheBoard)
  test(`the board stays where it is seen first, however late ${call} answers`, async ({ app, page }) => {
    await becomePerson(app, voter)
    const answer = await hold(page, `**/${call}*`)
    await app.open()
    const places = follow(app)
    await page.waitForTimeout(lateMs)
    answer()
    await expect(app.screen().getByText('城里的事')).toBeVisible()
    await expect(app.screen().getByRole('article').first()).toBeVisible()
    await page.waitForTimeout(lateMs / 2)
    expect(await places()).toHaveLength(1)
  })
