import { defineConfig } from '@tarojs/cli'

/** What `taro init` writes for a blank page in React and TypeScript, without a cache, for a browser with history mode off. */
export default defineConfig({
  projectName: 'blank',
  date: '2026-11-21',
  designWidth: 750,
  deviceRatio: { 640: 2.34 / 2, 750: 1, 375: 2, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot: '../../../dist/blank-default',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    output: { filename: 'js/[name].[hash:8].js', chunkFilename: 'js/[name].[chunkhash:8].js' },
    postcss: { autoprefixer: { enable: true, config: {} } },
  },
})
