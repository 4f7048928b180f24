import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { minuteMs } from '@contract/durations'
import { isOpenAt, opensAt } from '@contract/hours'
import { fullMoment } from '@contract/moments'
import { seriousFaults } from '../support/browser/axe'
import { caller } from '../support/server/process-call'
import type { ServerProcess } from '../support/server/process'
import { dataFolder, itself, removeDataFolder, startServer } from '../support/server/process'
import type { Staff } from '../support/desk/demo-staff'
import { Desk, staffOf } from './desk'

/** A server with the demo city and a desk for each test, at trading hours; a test fails on anything that the browser complains about. */
export class Room {
  readonly folder = dataFolder()
  private started: ServerProcess | undefined
  private taken: Desk | undefined

  get server(): ServerProcess {
    if (!this.started) throw new Error('the server has not started')
    return this.started
  }

  get desk(): Desk {
    if (!this.taken) throw new Error('nobody sits at a desk')
    return this.taken
  }

  /** Starts before the tests of a file, and is cleared away after them. */
  static open(): Room {
    const room = new Room()
    const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
    let complaints: string[] = []
    test.beforeAll(async () => {
      test.setTimeout(300_000)
      room.started = await startServer(room.folder, {}, itself)
    })
    test.afterAll(async () => {
      await room.server.stop()
      await removeDataFolder(room.folder)
    })
    test.beforeEach(async ({ page }) => {
      room.taken = new Desk(page, room.server.url)
      const now = await room.now()
      if (!isOpenAt(now)) await room.desk.forward(opensAt(now) - now + minuteMs)
      complaints = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.addInitScript({ content: axe })
    })
    test.afterEach(() => expect(complaints).toEqual([]))
    return room
  }

  async now(): Promise<number> {
    return (await caller(this.server.url)).now()
  }

  who(name: string): Staff {
    const staff = staffOf(this.server).get(name)
    if (!staff) throw new Error(`nobody of the staff is called ${name}`)
    return staff
  }

  /** What somebody else of the staff does meanwhile, at a desk of their own. */
  async elsewhere(staff: Staff, path: string, work: () => Promise<void>): Promise<void> {
    const own = this.desk
    const browser = own.page.context().browser()
    if (!browser) throw new Error('the page has no browser')
    const context = await browser.newContext()
    this.taken = new Desk(await context.newPage(), this.server.url)
    try {
      await this.desk.signIn(staff, path)
      await work()
    } finally {
      this.taken = own
      await context.close()
    }
  }

  /** Gives the code that a step asks for when the last one is two minutes old. */
  async prove(staff: Staff): Promise<void> {
    const dialog = this.desk.page.getByRole('dialog', { name: '这一步要再输入动态码' })
    await dialog.getByLabel('动态码').fill(await this.desk.code(staff))
    await expect(dialog).toHaveCount(0)
  }

  /** The panel beside a list. */
  panel(title: string): Locator {
    return this.desk.page.getByRole('complementary', { name: title })
  }

  /** Answers what a destructive act asks once more. */
  async sure(label: string, repeats: string): Promise<void> {
    const dialog = this.desk.page.getByRole('dialog')
    await expect(dialog).toContainText(repeats)
    expect(await seriousFaults(dialog)).toEqual([])
    await dialog.getByRole('button', { name: label }).click()
  }

  said(text: string): Promise<void> {
    return expect(this.desk.page.locator('.ant-message').getByText(text).first()).toBeVisible()
  }

  /** Types a moment into a field of days and hours. */
  async moment(label: string, atMs: number): Promise<void> {
    const field = this.desk.page.getByLabel(label, { exact: true }).first()
    await field.fill(fullMoment(atMs))
    await field.press('Enter')
  }
}
