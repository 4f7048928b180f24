// Selects Taro's runtime for the tests of the mini-program's traffic.
process.env.TARO_PLATFORM = 'mini'
process.env.TARO_ENV = 'weapp'

/** What the builds contain: runs after both are made. */
module.exports = {
  rootDir: '../..',
  testEnvironment: 'node',
  globals: {
    DRAWING_MARKS: true,
    ENABLE_INNER_HTML: false,
    ENABLE_ADJACENT_HTML: false,
    ENABLE_SIZE_APIS: false,
    ENABLE_TEMPLATE_CONTENT: false,
    ENABLE_CLONE_NODE: false,
    ENABLE_CONTAINS: false,
    ENABLE_MUTATION_OBSERVER: false,
  },
  testMatch: ['<rootDir>/tests/build/**/*.test.ts'],
  // Only ends what hangs: a machine may be busy.
  testTimeout: 180_000,
  transform: { '^.+\\.tsx?$': '@swc/jest' },
  moduleNameMapper: {
    '^@tarojs/(runtime|shared)$': '<rootDir>/node_modules/@tarojs/$1/dist/index.cjs.js',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
  },
}
