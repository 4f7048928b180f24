// What `taro init` writes.
module.exports = { presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5' }]] }
