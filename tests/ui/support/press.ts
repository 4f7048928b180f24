import { read } from '../../support/texts/read'

/** Its accessible name: its label, or its text without parts hidden from screen readers. */
export function nameOf(element: Element): string {
  const told = element.cloneNode(true)
  if (!(told instanceof Element)) return ''
  for (const hidden of told.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return read(element.getAttribute('aria-label') ?? told.textContent).trim()
}

/** The one element with this role whose name (label or text) is the given one. Fails when there is none. */
export function byRole(role: string, name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)].find(
    (element) => nameOf(element) === name,
  )
  if (!found) throw new Error(`no ${role} named ${name} in ${document.body.innerHTML}`)
  return found
}

/** Names of all elements with this role, in reading order. */
export function namesOf(role: string): readonly string[] {
  return [...document.querySelectorAll(`[role="${role}"]`)].map(nameOf)
}

/** The dimmed overlay of the open popup. */
export function overlay(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.scrim')
  if (!found) throw new Error('no overlay')
  return found
}

/** Two quick taps: the second comes before anything is drawn anew. */
export function tapTwice(element: HTMLElement): void {
  for (const type of ['click', 'click']) element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
}
