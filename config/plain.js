// @ts-check
const asked = (process.env.MENPAI_PLAIN ?? '').split(',').filter(Boolean)

/**
 * What `config/` does to make the builds smaller and faster than Taro's own: by name, with the targets. Things that the product needs in
 * order to work are not listed. For what each gains see docs/performance.md.
 */
const gains = /** @type {const} */ ({
  'class-names': ['h5', 'weapp'],
  minifier: ['h5', 'weapp'],
  'unused-attributes': ['weapp'],
  'shallow-templates': ['weapp'],
  'set-data': ['weapp'],
  drawings: ['weapp'],
  'package-scripts': ['weapp'],
  markup: ['weapp'],
  preact: ['h5'],
  polyfills: ['h5'],
  paths: ['h5'],
  queries: ['h5'],
  'old-sheets': ['h5'],
  'navigation-bar': ['h5'],
  'router-start': ['h5'],
  elements: ['h5'],
  'first-paint': ['h5'],
  chunks: ['h5'],
})

for (const name of asked)
  if (name !== '1' && name !== 'all' && !Object.hasOwn(gains, name))
    throw new Error(`MENPAI_PLAIN is 1, all, or names of ${Object.keys(gains).join(', ')}`)

/** Whether the build is made to be tried, not measured: by Taro's quicker minifier. */
const isQuick = asked.includes('1')

/**
 * Whether the build has this gain. `MENPAI_PLAIN=1` builds on plain Taro, to try it or a new one; `MENPAI_PLAIN=all` the same with Taro's
 * default minifier, and `MENPAI_PLAIN=paths,minifier` without these alone: so each is measured (docs/performance.md).
 * @param {keyof typeof gains} name
 */
const has = (name) => !isQuick && !asked.includes('all') && !asked.includes(name)

/**
 * The folder below `dist` of such a build: `plain`, or `without-minifier-router`; empty for the product.
 * @param {string} names as `MENPAI_PLAIN` says them
 */
const plainFolderOf = (names) =>
  names === '' ? '' : names === '1' ? 'plain' : `without-${names.split(',').filter(Boolean).join('-')}`

/**
 * What draws the app: Preact in a browser, React in a mini-program. Our decision: docs/decisions/0116-first-path.md
 * @param {boolean} isWeb
 */
const frameworkOf = (isWeb) => (isWeb && has('preact') ? 'preact' : 'react')

module.exports = {
  frameworkOf,
  gains,
  has,
  isQuick,
  plainFolder: plainFolderOf(process.env.MENPAI_PLAIN ?? ''),
  plainFolderOf,
}
