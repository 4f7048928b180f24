import type { ComponentType } from 'react'
import { navigation } from '@/platform/navigation/navigation'
import { nameOf } from './press'
import type { Visit } from './trade-page'
import { leave, press, visit } from './trade-page'

const roles = ['button', 'link', 'tab', 'radio', 'checkbox', 'menuitem', 'switch']

/** Everything pressable, in reading order; disabled ones lead nowhere. */
const entries = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(roles.map((role) => `[role="${role}"]`).join())].filter(
    (element) => element.getAttribute('aria-disabled') !== 'true',
  )

/** What is open over the page: the titles of its sheets, boxes and menus. */
const above = (): string[] =>
  ['dialog', 'alertdialog', 'menu'].flatMap((role) =>
    [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)].map((one) => `‹${nameOf(one).slice(0, 16)}›`),
  )

/** Records what leaves the page other than to another page. */
function listen(): string[] {
  const heard: string[] = []
  jest.spyOn(navigation, 'back').mockImplementation(() => void heard.push('back'))
  Element.prototype.scrollIntoView = function scrollIntoView() {
    heard.push(`#${this.id}`)
  }
  const clipboard = { writeText: (text: string) => Promise.resolve(void heard.push(`copies ${text}`)) }
  Object.defineProperty(globalThis.navigator, 'clipboard', { value: clipboard, configurable: true })
  return heard
}

async function pressAt(Page: ComponentType, how: Visit, at: number) {
  const { opened, sent } = await visit(Page, how)
  const heard = listen()
  const entry = entries()[at]
  if (!entry) return undefined
  const name = nameOf(entry)
  const before = sent.length
  const stood = above().length
  await press(entry)
  const asked = sent
    .slice(before)
    .map(({ path, input }) => `${path} ${JSON.stringify({ ...input, clientNo: undefined })}`)
  return { name, led: [...opened, ...heard, ...asked, ...above().slice(stood)][0] ?? 'stays' }
}

/** Where the entries of a page lead, by the beginning of their names. */
export type Entries = Readonly<Record<string, string>>

/**
 * Opens a page once for each of its entries and presses that one; returns where each led, in the form of the table it is compared with. An
 * address, what it asked the server, ‹what opened above the page›, 'back', what it copied, '#' where it scrolled to, or 'stays'. An entry
 * that the table does not know has its whole name.
 */
export async function walk(Page: ComponentType, how: Visit, table: Entries): Promise<Entries> {
  const led: Record<string, string> = {}
  const known = Object.keys(table).sort((a, b) => b.length - a.length)
  for (let at = 0; ; at += 1) {
    const found = await pressAt(Page, how, at)
    leave()
    if (!found) return led
    led[known.find((name) => found.name.startsWith(name)) ?? found.name] = found.led
  }
}
