const path = require('node:path')
const { default: defineJestConfig } = require('@tarojs/test-utils-react/dist/jest.js')

const root = path.resolve(__dirname, '../..')
const support = path.join(__dirname, 'support')
const config = defineJestConfig({
  rootDir: root,
  testMatch: ['<rootDir>/tests/ui/**/*.test.{ts,tsx}'],
  globals: {
    APP_VERSION: '0.0.0',
    BASE_PATH: '/',
    API_ORIGIN: '',
    WITH_GALLERY: true,
    SIGN_SECRET_A: 'a',
    SIGN_SECRET_B: 'b',
    SIGN_TEMPLATE: '{secretA}{t}{n}{secretB}',
  },
  moduleNameMapper: {
    '^\\./tabbar(\\.js)?$': path.join(support, 'tab-bar-stub.cjs'),
    '\\.module\\.scss$': path.join(support, 'style-stub.cjs'),
    '\\.(scss|woff2)$': path.join(support, 'empty.cjs'),
    // As in the browser: config/shims. Under the name that Taro's own test tools map to Taro's elements.
    '@tarojs/components$': '<rootDir>/src/platform/elements/elements.ts',
    // As in both builds: Preact draws what is written for React.
    '^react$': 'preact/compat',
    '^react-dom$': 'preact/compat',
    '^react-dom/client$': 'preact/compat/client',
    '^react-dom/test-utils$': path.join(support, 'act.cjs'),
    '^react/jsx-runtime$': 'preact/jsx-runtime',
    // Jest finds, reads and wraps every file anew for every suite: one file of these instead of 150, and none of what is not used.
    '^@tarojs/taro-h5$': '<rootDir>/node_modules/@tarojs/taro-h5/dist/index.esm.js',
    '^@tarojs/components/dist/components$': path.join(support, 'no-elements.cjs'),
    '^ics$': path.join(support, 'empty.cjs'),
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
  },
})

module.exports = {
  ...config,
  bail: 0,
  maxWorkers: '100%',
  // Only ends what hangs: what a test waits for is never a clock, and a machine may be busy.
  testTimeout: 180_000,
  transform: { '^.+\\.(mjs|js|jsx|ts|tsx)$': path.join(support, 'transformer.cjs') },
  setupFiles: [...config.setupFiles, path.join(support, 'browser.cjs')],
  moduleFileExtensions: [...config.moduleFileExtensions, 'mjs', 'cjs'],
}
