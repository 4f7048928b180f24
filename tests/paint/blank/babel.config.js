// What `taro init` writes.
const useBuiltIns = process.env.TARO_ENV === 'h5' ? 'usage' : false

module.exports = { presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns }]] }
