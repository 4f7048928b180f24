import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { codeAt } from '../support/admin/console-client'
import type { Staff } from '../support/admin/demo-staff'
import { staffIn } from '../support/admin/demo-staff'
import { caller } from '../support/server/process-call'
import type { ServerProcess } from '../support/server/process'

/** The staff that a server printed when it started. */
export const staffOf = (server: ServerProcess): ReadonlyMap<string, Staff> => staffIn(server.printed())

/** A driver: a page of the console, and who sits there. */
export class ConsoleDriver {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  /** Moves the server's clock forward. */
  async forward(byMs: number): Promise<void> {
    const answer = await (await caller(this.url)).call('/admin/clock', { byMs }, { ak: 'console-clock' })
    expect(answer.code).toBe(200)
  }

  /** What the authenticator shows now. */
  async code({ secret }: Staff): Promise<string> {
    return codeAt(secret, (await caller(this.url)).now())
  }

  open(path: string) {
    return this.page.goto(`${this.url}/console${path}`)
  }

  /** Name and password; the code is asked for afterwards. */
  async password({ name, password }: Staff): Promise<void> {
    await this.page.getByLabel('姓名').fill(name)
    await this.page.getByLabel('密码').fill(password)
    await this.page.getByRole('button', { name: '下一步' }).click()
    await expect(this.page.getByRole('heading', { name: '动态码' })).toBeVisible()
  }

  typeCode(code: string) {
    return this.page.getByRole('textbox', { name: '动态码' }).fill(code)
  }

  /** Signs in; a step of the clock first, because each code counts once. */
  async signIn(staff: Staff, path = '/'): Promise<void> {
    await this.forward(30_000)
    await this.open(path)
    await this.password(staff)
    await this.typeCode(await this.code(staff))
    await expect(this.page.locator('#page')).toBeVisible()
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: '退出登录' }).click()
    await expect(this.page.getByLabel('姓名')).toBeVisible()
  }
}
