// @ts-check
// `npm run mutants`: breaks every pure rule of client, contract and server in every small way, one at a time, and sees whether a unit
// test fails. docs/mutants.md has the last figures. Another choice of files: npm run mutants -- --mutate 'contract/money.ts'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    '{src/features,server/modules,console/src/pages}/**/rules.ts',
    '{src/features,server/modules}/**/rules/*.ts',
    // What lib knows without state, device or words: the rules that several features share.
    'src/lib/{format,order-story,quantity,refusals,time,validation}/!(words).ts',
    'src/lib/forms/{check-rule,formats,number-rules,server-fields,typed-number}.ts',
    'src/lib/market/{delivery,filter,groups,halt}.ts',
    'src/lib/session/{login/problem,session}.ts',
    'src/lib/uploads/{object-key,region,size-check}.ts',
    'contract/{digits,crash-text,hours,limits,moments,money,spans,spot}.ts',
    'contract/!(endpoints|rich-text)/*.ts',
  ],
  testRunner: 'jest',
  jest: { configFile: 'tests/unit/mutants.config.cjs' },
  coverageAnalysis: 'perTest',
  // Constants and tables are read once: tests/unit/contract/limits.test.ts and tests/support/city/order-stages.ts are their second truth.
  ignoreStatic: true,
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutants.json' },
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: 'test-results/mutants',
  // With --incremental, what neither the code nor the tests have changed since is not measured again.
  incrementalFile: 'test-results/mutants-kept.json',
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  ignorePatterns: ['dist*', 'docs', 'test-results', 'data'],
}
