const attributes = [
  'aria-role',
  'aria-label',
  'aria-hidden',
  'aria-live',
  'aria-disabled',
  'aria-checked',
  'aria-selected',
]

const described = Object.fromEntries(attributes.map((name) => [name, '']))

/** Names, roles and states for the components that carry them. Templates and runtime must be given the same: both number attributes by it. */
export const describedComponents: Record<string, Record<string, string>> = Object.fromEntries(
  ['View', 'Text', 'Input', 'Textarea', 'Image', 'ScrollView'].map((name) => [name, described]),
)
