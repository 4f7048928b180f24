/** A new element with a class, inside a parent if one is given. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  parent?: Element,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  if (className !== '') element.className = className
  parent?.append(element)
  return element
}

/** An element that `index.html` has. Throws when it does not. */
export function must(selector: string): HTMLElement {
  const element = document.querySelector(selector)
  if (!(element instanceof HTMLElement)) throw new Error(`index.html has no ${selector}`)
  return element
}

/** The address of a picture of the package. */
export const packagePicture = (path: string): string =>
  /^(https?:|data:)/.test(path) ? path : `/${path.replace(/^\//, '')}`
