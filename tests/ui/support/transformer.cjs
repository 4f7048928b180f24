const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { createTransformer } = require('@swc/jest')
const withReact = require('@tarojs/plugin-framework-react/dist/api-loader.js')

// Taro's own transformer asks Babel, which takes minutes for all the packages that the screens load.

const swc = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2021',
    assumptions: { setPublicClassFields: true },
  },
  module: { type: 'commonjs' },
})

/**
 * What Taro's test tools expect of the sources of two packages. Their door gets its functions of React, as their own transformer gives them
 * to it. A component is a class without a name, and what has none is no element to the tools that print a page; Babel gave it one.
 */
function adapted(source, file) {
  const place = file.replaceAll('\\', '/')
  if (place.endsWith('test-utils-react/dist/jest/runtime/taro-h5.js')) return withReact(source)
  if (place.includes('/@tarojs/components/')) return source.replaceAll('(class extends ', '(class Piece extends ')
  return source
}

const own = createHash('sha256').update(readFileSync(__filename)).digest('hex')

module.exports = {
  ...swc,
  getCacheKey: (...asked) =>
    createHash('sha256')
      .update(own)
      .update(swc.getCacheKey(...asked))
      .digest('hex'),
  process: (source, file, options) => swc.process(adapted(source, file), file, options),
}
