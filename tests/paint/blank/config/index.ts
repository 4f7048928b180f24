import { defineConfig } from '@tarojs/cli'

/**
 * What `taro init` writes for H5 (React, webpack 5, no style language), for its default browsers and polyfills. Its option "compile to ES5"
 * would also rewrite all dependencies: docs/performance.md has the sizes of both.
 */
export default defineConfig(() => {
  process.env.BROWSERSLIST_ENV = process.env.NODE_ENV
  return {
    projectName: 'blank',
    date: '2026-11-21',
    designWidth: 750,
    deviceRatio: { 640: 2.34 / 2, 750: 1, 375: 2, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: '../../../dist/blank-default',
    framework: 'react',
    compiler: 'webpack5',
    cache: { enable: false },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      output: { filename: 'js/[name].[hash:8].js', chunkFilename: 'js/[name].[chunkhash:8].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[hash].css',
        chunkFilename: 'css/[name].[chunkhash].css',
      },
      postcss: {
        autoprefixer: { enable: true, config: {} },
        cssModules: {
          enable: false,
          config: { namingPattern: 'module', generateScopedName: '[name]__[local]___[hash:base64:5]' },
        },
      },
    },
  }
})
