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
import type { Staff } from '../support/admin/demo-staff'
import { ConsoleDriver, staffOf } from './driver'

/** A server with the demo city, and a page for each test, at trading hours; a test fails on anything that the browser complains about. */
export class Room {
  readonly folder = dataFolder()
  private started: ServerProcess | undefined
  private taken: ConsoleDriver | undefined

  get server(): ServerProcess {
    if (!this.started) throw new Error('the server has not started')
    return this.started
  }

  get driver(): ConsoleDriver {
    if (!this.taken) throw new Error('nobody has a page')
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
      room.taken = new ConsoleDriver(page, room.server.url)
      const now = await room.now()
      if (!isOpenAt([], now)) await room.driver.forward(opensAt([], now) - now + minuteMs)
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

  /** What somebody else of the staff does meanwhile, on a page of their own. */
  async elsewhere(staff: Staff, path: string, work: () => Promise<void>): Promise<void> {
    const own = this.driver
    const browser = own.page.context().browser()
    if (!browser) throw new Error('the page has no browser')
    const context = await browser.newContext()
    this.taken = new ConsoleDriver(await context.newPage(), this.server.url)
    try {
      await this.driver.signIn(staff, path)
      await work()
    } finally {
      this.taken = own
      await context.close()
    }
  }

  /** Gives the code that a step asks for when the last one is two minutes old. */
  async prove(staff: Staff): Promise<void> {
    const dialog = this.driver.page.getByRole('dialog', { name: '这一步要再输入动态码' })
    await dialog.getByLabel('动态码').fill(await this.driver.code(staff))
    await expect(dialog).toHaveCount(0)
  }

  /** The panel beside a list. */
  panel(title: string): Locator {
    return this.driver.page.getByRole('complementary', { name: title })
  }

  /** Opens the form of the setting that is looked at, types a figure and a reason, and sends it. */
  async set({ name, yuan, button }: { readonly name: string; readonly yuan: string; readonly button: string }) {
    const panel = this.panel('设置')
    await panel.getByRole('button', { name: '改这一项' }).click()
    await panel.getByLabel(name, { exact: true }).fill(yuan)
    await panel.getByLabel('理由，写进审计').fill('按上个月的金额调整')
    await panel.getByRole('button', { name: button, exact: true }).click()
    await this.sure(button, name)
  }

  /** Answers what a destructive act asks once more. */
  async sure(label: string, repeats: string): Promise<void> {
    const dialog = this.driver.page.getByRole('dialog')
    await expect(dialog).toContainText(repeats)
    expect(await seriousFaults(dialog)).toEqual([])
    await this.answer(label)
  }

  /** Answers the open dialog, and waits until it has given the focus back: what is typed before would be lost. */
  async answer(label: string): Promise<void> {
    const key = this.driver.page.getByRole('dialog').getByRole('button', { name: label })
    await key.click()
    await expect(key).toHaveCount(0)
  }

  said(text: string): Promise<void> {
    return expect(this.driver.page.locator('.ant-message').getByText(text).first()).toBeVisible()
  }

  /** Types a moment into a field of days and hours. */
  async moment(label: string, atMs: number): Promise<void> {
    const field = this.driver.page.getByLabel(label, { exact: true }).first()
    await field.fill(fullMoment(atMs))
    await field.press('Enter')
    await expect(field, 'the moment is taken').toHaveValue(fullMoment(atMs))
  }
}
