/** The one element with this role whose name (label or text) is the given one. Fails when there is none. */
export function byRole(role: string, name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === name,
  )
  if (!found) throw new Error(`no ${role} named ${name} in ${document.body.innerHTML}`)
  return found
}

/** Names of all elements with this role, in reading order. */
export function namesOf(role: string): readonly string[] {
  return [...document.querySelectorAll(`[role="${role}"]`)].map((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
  )
}

/** The dimmed overlay of the open popup. */
export function overlay(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.scrim')
  if (!found) throw new Error('no overlay')
  return found
}
