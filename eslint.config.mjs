import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const impure = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Take the time from a clock that is passed in.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take the time from a clock that is passed in.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take chance from a random source that is passed in.',
  },
]
const targetTest = {
  selector: "MemberExpression[object.property.name='env'][property.name='TARO_ENV']",
  message: 'Only src/platform and config know the target.',
}

/** What is started from the command line: it reads the machine’s clock and speaks to who started it. */
const programs = ['server/{main,command,books,setup,backup,reseal}.ts', 'server/sandboxes/wechat/main.ts']

/** What browsers of package.json's oldest versions lack; nothing is polyfilled. */
const newer = {
  selector:
    'CallExpression[callee.property.name=/^(at|findLast|findLastIndex|hasOwn|toSorted|toReversed|toSpliced)$/], CallExpression[callee.name="structuredClone"]',
  message: 'The oldest browsers that we support (package.json, browserslist) do not have it.',
}

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'node_modules/', 'coverage/', 'test-results/', 'tests/host/fixture/', '.cache/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'contract/**/*.ts'],
    ignores: ['src/platform/**'],
    rules: { 'no-restricted-syntax': ['error', ...impure, targetTest, newer] },
  },
  { files: ['src/platform/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', newer] } },
  {
    files: ['server/**/*.ts'],
    ignores: programs,
    rules: { 'no-restricted-syntax': ['error', ...impure] },
  },
  { files: ['tests/**/*.{ts,tsx}'], rules: { 'max-lines-per-function': 'off', 'no-console': 'off' } },
  {
    files: [...programs, 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
)
