const { frameworkOf, has } = require('./config/plain')

// The browsers and base libraries we support (package.json, browserslist) bring what we use, so nothing is polyfilled. Destructuring
// stays as it is written: what old Safari gets wrong about it (a rest of a literal array; a name given both to a function expression
// and to its parameter) is never written here, and rewriting it costs a twentieth of our script. So does optional chaining: what
// Chrome below 91 gets wrong about it (a spread in the arguments of an optional call) is never written here either.
const asWritten = ['transform-destructuring', 'transform-parameters', 'transform-optional-chaining']

const isProduction = process.env.NODE_ENV === 'production'

// Where nothing is loaded later (mini-program, tests) an `import()` is a `require`. What it asks for is a module of ours, so Babel’s helper
// for older ones, 2 kB, has nothing to do.
const isWeb = process.env.TARO_PLATFORM === 'web'
const required = [require.resolve('babel-plugin-dynamic-import-node'), { noInterop: true }]

const taro = { framework: frameworkOf(isWeb), ts: true, compiler: 'webpack5', useBuiltIns: false, exclude: asWritten }

module.exports = {
  presets: [['taro', { ...taro, 'dynamic-import-node': false }]],
  // Fields of our classes are plain assignments; the helpers for anything else weigh a kilobyte.
  assumptions: { setPublicClassFields: true },
  plugins: [
    ...(isWeb ? [] : [required]),
    ...(isProduction && has('class-names') ? [require.resolve('./config/class-names/inline')] : []),
  ],
}
