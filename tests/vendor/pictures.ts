import { document, type TaroElement, TaroRootElement } from '@tarojs/runtime'
import '../../config/minify/set-data'

/** What a page of one element sends to the screen: the data that its template draws. */
export async function sentBy(inside: TaroElement): Promise<object> {
  const root = new TaroRootElement()
  const sent: Record<string, unknown>[] = []
  root.ctx = { setData: (data: Record<string, unknown>, done?: () => void) => (sent.push(data), done?.()) } as never
  root.appendChild(inside)
  await new Promise((resolve) => setTimeout(resolve))
  const all = Object.assign({}, ...sent) as Record<string, unknown>
  return { root: { cn: all['root.cn'] } }
}

/** An element with these styles, drawn as our drawings are: by variables that hold a picture. */
export function drawing(styles: Readonly<Record<string, string>>): TaroElement {
  const made = document.createElement('view')
  made.className = 'drawing'
  for (const [name, value] of Object.entries(styles)) made.style.setProperty(name, value)
  return made
}

/** Around them, as in a page. */
export function group(...children: readonly TaroElement[]): TaroElement {
  const made = document.createElement('view')
  made.className = 'group'
  for (const child of children) made.appendChild(child)
  return made
}
