// The browsers and base libraries we support (package.json, browserslist) bring what we use, so nothing is polyfilled. Destructuring
// stays as it is written: what old Safari gets wrong about it (a rest of a literal array; a name given both to a function expression
// and to its parameter) is never written here, and rewriting it costs a twentieth of our script.
const asWritten = ['transform-destructuring', 'transform-parameters']

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, exclude: asWritten }]],
}
