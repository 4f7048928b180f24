// The browsers and base libraries we support (package.json, browserslist) bring what we use, so nothing is polyfilled.
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
}
