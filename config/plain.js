// @ts-check
const asked = (process.env.MENPAI_PLAIN ?? '').split(',').filter(Boolean)

/** What `config/` does to make the builds smaller and faster than Taro's own, by name. What the product needs to work has no name here. */
const gains = /** @type {const} */ ([
  'class-names',
  'jsx-calls',
  'minify-style',
  'minify-templates',
  'merged-style',
  'terser',
  'router',
  'elements',
  'first-paint',
  'chunks',
])

for (const name of asked)
  if (name !== '1' && !gains.some((one) => one === name))
    throw new Error(`MENPAI_PLAIN is 1, or names of ${gains.join(', ')}`)

/**
 * Whether the build has this gain. `MENPAI_PLAIN=1` builds on plain Taro, `MENPAI_PLAIN=jsx-calls,terser` without these alone: so each is
 * measured, and so a new Taro is tried (docs/performance.md).
 * @param {typeof gains[number]} name
 */
const has = (name) => !asked.includes('1') && !asked.includes(name)

/**
 * The folder below `dist` of such a build: `plain`, or `without-terser-router`; empty for the product.
 * @param {string} names as `MENPAI_PLAIN` says them
 */
const plainFolderOf = (names) =>
  names === '' ? '' : names === '1' ? 'plain' : `without-${names.split(',').filter(Boolean).join('-')}`

module.exports = { gains, has, plainFolder: plainFolderOf(process.env.MENPAI_PLAIN ?? ''), plainFolderOf }
