const states = ['aria-disabled', 'aria-checked', 'aria-selected']
const words = ['aria-role', 'aria-label', 'aria-hidden']

/** What `src/platform/a11y` gives to each component; a template with more attributes would be larger, once for each level of a page. */
const attributes: Record<string, readonly string[]> = {
  View: [...words, 'aria-live', ...states],
  Text: [...words, 'aria-live'],
  Image: words,
  Input: ['aria-label'],
  Textarea: ['aria-label'],
}

/**
 * Names, roles and states for the components that carry them. Templates and runtime must get the same list, because both number the
 * attributes by it.
 */
export const describedComponents: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(attributes).map(([component, names]) => [
    component,
    Object.fromEntries(names.map((name) => [name, ''])),
  ]),
)
