import { Menu } from '../src/frame/menu'
import { pages } from '../src/pages/table'
import { atPage } from './support/at-page'
import { show } from './support/show'

/** What the menu brought into sight. */
async function seenAt(path: string): Promise<(string | null)[]> {
  const seen: (string | null)[] = []
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent)
  })
  const roles = ['operator', 'finance', 'administrator', 'auditor', 'support'] as const
  await show(atPage(Menu, path), { roles })
  return seen
}

afterEach(() => void jest.restoreAllMocks())

const listed = pages.filter(({ isOfOne = false, isWhileOpen = false }) => !isOfOne && !isWhileOpen)

it.each([listed[1], listed[15], listed[listed.length - 1]].flatMap((page) => page ?? []))(
  'brings $title into sight on its page: the menu is longer than a screen',
  async ({ title, path }) => {
    const seen = await seenAt(path)
    expect(seen.length).toBeGreaterThan(0)
    expect([...new Set(seen)]).toEqual([title])
  },
)
