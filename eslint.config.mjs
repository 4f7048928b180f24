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
  {
    // Planned for all values, a prepared statement no longer fits the index.
    selector:
      "CallExpression[callee.property.name='onConflict'] CallExpression[callee.property.name='where'][arguments.2.type='Literal']",
    message: 'Name the rows of a partial index by sql.lit.',
  },
]
const targetTest = {
  selector: "MemberExpression[object.property.name='env'][property.name='TARO_ENV'], Property[key.name='TARO_ENV']",
  message: 'Only src/platform and config know the target.',
}

/** What an amount or a quantity is called, and text that becomes a number. */
const amounts = '/(amount|price|fee|fen|yuan|money|balance|qty|quantity)$/i'
const timesByHand = ['left', 'right'].flatMap((side, at) =>
  [100, 10_000].flatMap((scale) =>
    [`Identifier.${side}[name=${amounts}]`, `MemberExpression.${side}[property.name=${amounts}]`]
      .concat(`CallExpression.${side}[callee.name=/^(Number|parseInt)$/]`)
      .map((scaled) => `BinaryExpression[operator='*'][${['right', 'left'][at]}.value=${scale}] > ${scaled}`),
  ),
)

/** Money is whole fen; these are where it becomes text. A drawing or a share may have one decimal. */
const floating = {
  selector: [
    "BinaryExpression[operator='/'][right.value=100]",
    "CallExpression[callee.property.name='toFixed']:not([arguments.0.value=1])",
    "CallExpression[callee.name='parseFloat'], MemberExpression[object.name='Number'][property.name='parseFloat']",
  ]
    .concat(timesByHand)
    .join(', '),
  message:
    'Money is whole fen: lib/format/yuan and server/format/yuan write it, contract/people/typed-units reads it, contract/money reckons.',
}
const moneyFiles = ['contract/money.ts', 'src/lib/format/yuan.ts', 'server/format/yuan.ts']

/** A number is checked when it becomes an amount. */
const uncheckedMoney = {
  selector: 'TSAsExpression > TSTypeReference[typeName.name=/^(Fen|Qty)$/]',
  message: 'fen() and qty() of contract/money make amounts.',
}

/** What people write: a sign of it may be several letters (emoji, flags, accents). */
const written =
  '/^(title|name|nickName|nick_name|areaName|shopName|itemName|userName|category|place|street|slogan|intro|subject|memo|note|reason|content)$/'
const halfSigns = {
  selector: [
    `CallExpression[callee.property.name=/^(slice|substring|substr)$/][callee.object.property.name=${written}][arguments.0.value=0]`,
    `CallExpression[callee.property.name=/^(slice|substring|substr)$/][callee.object.name=${written}][arguments.0.value=0][arguments.1.type='Literal']`,
    `CallExpression[callee.property.name='charAt'][callee.object.property.name=${written}]`,
    `CallExpression[callee.property.name='charAt'][callee.object.name=${written}]`,
    `MemberExpression[computed=true][property.type='Literal'][object.property.name=${written}]`,
    `MemberExpression[computed=true][property.type='Literal'][object.name=${written}]`,
    `MemberExpression[computed=true] > ArrayExpression.object > SpreadElement > Identifier[name=${written}]`,
  ].join(', '),
  message: 'contract/texts/signs has the first sign of a text, and cuts it between signs.',
}

/** The zone of the machine is nobody’s: an area has one (contract/hours), a device has one (lib/time/instant). */
const localZone = {
  selector:
    "CallExpression[callee.property.name=/^([gs]et(Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear|TimezoneOffset)|toLocale(Date|Time)?String|to(Date|Time)String)$/], NewExpression[callee.name='Date'][arguments.length>1]",
  message: 'Name the time zone: contract/hours for an area, lib/time for a device.',
}

/** Days, instants and digits become text in one place each. */
const writtenByHand = {
  selector:
    "CallExpression[callee.property.name='toISOString'], CallExpression[callee.property.name='padStart'][arguments.0.value=2], Literal[regex.pattern=/B.{3}.*d\\{3\\}/], TemplateElement[value.raw=/T00:00/]",
  message: 'contract/moments writes days and instants, contract/digits writes digits, contract/hours reads a day.',
}
const writers = ['contract/{digits,moments,hours,durations}.ts']
/** Times as a protocol or a file's name has them, in its own zone. */
const protocols = ['server/sms/aliyun.ts', 'server/wechat/gateway-time.ts', 'server/backup/backup.ts']

/** An hour and a day have a name; a number of milliseconds says nothing. */
const spanByHand = {
  selector: 'Literal[raw=/^(86_?400_?000|3_?600_?000)$/]',
  message: 'contract/durations has dayMs, hourMs and minuteMs.',
}

/** A list's page begins where db/page-start says. */
const pagedByHand = {
  selector:
    "BinaryExpression[operator='*'] > Identifier[name='pageSize'], CallExpression[callee.property.name=/^(test|exec)$/][arguments.0.name='cursor'], ObjectExpression > Property[key.name='last_page']",
  message: 'db/page-start and db/cursor say where a page begins, db/page-frame what an answer says of it.',
}
const pagers = ['server/db/{page-start,page-frame,cursor}.ts', 'server/modules/market/rules/cursor.ts']

/** Statements stand in stores, so that a rule can be read without them. */
const statements = {
  selector:
    "CallExpression[callee.property.name=/^(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)$/], CallExpression[callee.name='changeRows'], ImportDeclaration[source.value='kysely'][importKind='value']",
  message: 'SQL stands in `store.ts`, `*-store.ts` and in the `open` folder of a module.',
}
const statementFiles = ['server/**/{store,*-store}.ts', 'server/modules/*/open/*.ts']
/** A version that one store forgets to move lets somebody overwrite what they have not seen. */
const versionByHand = {
  selector: "CallExpression[callee.name='eb'][arguments.0.value='ver']",
  message: 'changeRows of server/db moves the version of a row.',
}
/** Rooms that are about the database: their files are named by what they keep. */
const databaseRooms = ['{server/{db,ledger,jobs,lock-out,setup},demo}/**']

/** A caller's address is the same one wherever it is counted or written down: a line of IPv6 is one. */
const rawAddress = {
  selector:
    "MemberExpression[object.name=/^req(uest)?$/][property.name=/^ips?$/], VariableDeclarator[init.name=/^req(uest)?$/] Property[key.name=/^ips?$/], ObjectPattern[typeAnnotation.typeAnnotation.typeName.name='FastifyRequest'] > Property[key.name=/^ips?$/], MemberExpression[property.name='remoteAddress']",
  message: 'addressOf(request) of server/listener/address says whose call it is.',
}
const addressFiles = ['server/listener/address.ts']

/** What neither side has. */
const anywhere = [...impure, floating, localZone, writtenByHand, uncheckedMoney, spanByHand, halfSigns]

/** Only a door knows the device and the browser. */
const doors = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
].concat([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'wx',
  'crypto',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
])

/** Limits of lines are met by cutting, not by packing: Prettier has a line for each. */
const packed = {
  selector: 'SpreadElement > ObjectExpression, SpreadElement > ArrayExpression, JSXSpreadAttribute > ObjectExpression',
  message: 'Write what is spread out where it is spread to.',
}

const rawColour = {
  selector: 'Literal[value=/^#([0-9a-f]{3}|[0-9a-f]{6})$/i]',
  message: 'Colours stand in src/ui/theme.',
}
const addressByHand = {
  selector: 'Literal[value=/^\\u002fpages\\u002f/]',
  message: 'lib/routes makes addresses.',
}

/** What is started from the command line: it reads the machine’s clock and speaks to who started it. */
const programs = [
  'server/{main,command,books,setup,backup,reseal}.ts',
  'demo/anew/main.ts',
  'server/sandboxes/wechat/main.ts',
]

/** What browsers of package.json's oldest versions lack; nothing is polyfilled. */
const newer = {
  selector:
    'CallExpression[callee.property.name=/^(at|findLast|findLastIndex|hasOwn|toSorted|toReversed|toSpliced)$/], CallExpression[callee.name="structuredClone"]',
  message: 'The oldest browsers that we support (package.json, browserslist) do not have it.',
}

/** What is read when something opens: one way, so that no effect reads what nobody sees any more. */
const loadingEffect = {
  selector: ["UnaryExpression[operator='void'] > CallExpression", "UnaryExpression[operator='void'] > ChainExpression"]
    .concat(["CallExpression[callee.property.name='then']", 'AwaitExpression'])
    .map((started) => `CallExpression[callee.name=/^use(Layout)?Effect$/] ${started}`)
    .join(', '),
  message:
    'platform/page has useOnOpen for what a sheet reads, useOnShow for what a page does; platform/timers has useAnswer and usePolled; lib/api has useKnown and useList.',
}

const consoleEffect = {
  ...loadingEffect,
  message: 'client/use-read reads what is shown; what begins once is a function of its own.',
}

/** The state of an atom changes by what its file offers: a reader and its actions. Only what the boot wires is a whole. */
const bareAtom = {
  selector:
    "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name!=/^(subscribe|updates|keepPicture|referee|serverClock|privacy|drafts|commands)Atom$/] > CallExpression[callee.name='atom'][arguments.length<2]:not([arguments.0.type='ArrowFunctionExpression'])",
  message: 'The base atom stays private: export a reader and an action.',
}

/** An effect that keeps the newest of something for later. */
const latestByHand = {
  selector:
    "CallExpression[callee.name=/^use(Layout)?Effect$/][arguments.length=1] AssignmentExpression > MemberExpression.left[property.name='current']",
  message: 'platform/page has useLatest.',
}

/** Words of a page stand with its feature, where they are read beside each other. */
const wordsInPages = {
  selector: 'JSXText[value=/[一-鿿]/], Literal[value=/[一-鿿]/], TemplateElement[value.raw=/[一-鿿]/]',
  message: 'Words stand in the copy of a feature.',
}

const wholeError = {
  selector: 'CallExpression[callee.object.name="console"] > Identifier[name=/^(error|failure|reason|cause)$/]',
  message: 'An error of the database holds the row that it failed at: print errorWords(error).',
}

/** What a library has dropped. */
const dropped = { name: 'jotai/utils', importNames: ['atomFamily', 'loadable'], message: 'jotai 3 has dropped it.' }

/** The syntax that these files must not have. What a later block says stands in place of what an earlier one said. */
const without = (...forbidden) => ({ 'no-restricted-syntax': ['error', packed, ...forbidden] })

/** A test gives a part of a door, or what lies below it; a module of ours in whose place another stands is not tested. */
const mockOfOurs = {
  selector:
    "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock|setMock|unstable_mockModule)$/][arguments.0.value=/^(@|@contract|\\.{1,2})\\u002f(?!tarojs)/]:not(:has(CallExpression[callee.property.name='requireActual'] > Literal[value=/\\.weapp$/]))",
  message:
    "Give it by its props, its atoms, jest.spyOn(door, '…'), or drive what it stands on; only the variant of a door may take its place.",
}

const mostOwnLines = 70

/**
 * A function has at most so many lines of code of its own. What it holds is counted where it stands: the methods of a factory, the tests
 * of a `describe`.
 */
const ownLines = {
  create({ sourceCode, report }) {
    const codeLines = new Set(
      sourceCode.ast.tokens
        .filter(({ value }) => value.trim() !== '')
        .flatMap(({ loc: { start, end } }) =>
          Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index),
        ),
    )
    const under = [0]
    const enter = () => under.push(0)
    const leave = (node) => {
      const { start, end } = node.loc
      let lines = 0
      for (let line = start.line; line <= end.line; line += 1) lines += codeLines.has(line) ? 1 : 0
      const own = lines - under.pop()
      if (own > mostOwnLines) report({ node, message: `A function of ${own} lines; at most ${mostOwnLines}.` })
      // The line on which it begins is its owner's as well.
      under[under.length - 1] += Math.max(lines - 1, 0)
    }
    const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
    return Object.fromEntries(
      functions.flatMap((kind) => [
        [kind, enter],
        [`${kind}:exit`, leave],
      ]),
    )
  },
}

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'node_modules/', 'coverage/', 'test-results/', 'tests/host/fixture/', '.cache/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    plugins: { 'react-hooks': reactHooks, house: { rules: { 'own-lines': ownLines } } },
    rules: {
      ...without(),
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      'house/own-lines': 'error',
      // Prettier does not wrap comments.
      'max-len': ['error', { code: 1000, comments: 140, ignoreTemplateLiterals: true, ignoreStrings: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
    // A rule that is wrong is changed here, not silenced where it speaks.
    linterOptions: { noInlineConfig: true },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'contract/**/*.ts'],
    ignores: ['src/platform/**'],
    rules: {
      ...without(...anywhere, targetTest, newer, rawColour, addressByHand, loadingEffect, latestByHand, bareAtom),
      'no-restricted-globals': ['error', ...doors.map((name) => ({ name, message: 'Ask a door of src/platform.' }))],
      'no-restricted-imports': [
        'error',
        dropped,
        {
          name: '@contract/moments',
          importNames: ['dayText', 'dateText', 'momentText', 'endText', 'shortMoment', 'fullMoment'],
          message: 'A line may end within it: take it from src/lib/format/moments.',
        },
      ],
    },
  },
  {
    // What makes them unbroken; what is drawn on a canvas, where a joiner would be a mark; a file.
    files: [
      'contract/**/*.ts',
      'src/lib/format/moments.ts',
      'src/features/share/picture/rules/facts.ts',
      'src/features/archive/rules/file.ts',
    ],
    rules: { 'no-restricted-imports': ['error', dropped] },
  },
  {
    files: ['src/pages/**/*.{ts,tsx}'],
    ignores: ['src/pages/gallery/**'],
    rules: without(
      ...anywhere,
      targetTest,
      newer,
      rawColour,
      addressByHand,
      loadingEffect,
      latestByHand,
      bareAtom,
      wordsInPages,
    ),
  },
  {
    // What it fetches is code.
    files: ['src/lib/lazy/lazy.ts'],
    rules: without(...anywhere, targetTest, newer, rawColour, addressByHand, latestByHand, bareAtom),
  },
  {
    // Taro's own configuration of the app: a part of the build, although it lies among the sources.
    files: ['src/app.config.ts'],
    rules: without(...anywhere, newer, rawColour, addressByHand),
  },
  {
    // The console's doors ask the browser for time, chance and room; a page of the console uses the browser else.
    files: ['console/src/**/*.{ts,tsx}'],
    ignores: ['console/src/doors/**'],
    rules: without(...anywhere, rawColour, consoleEffect),
  },
  {
    // The kit's frame says where home is: with the table of pages the kit would weigh more than it may.
    files: [
      ...moneyFiles,
      'src/lib/time/instant.ts',
      'src/ui/theme/*.ts',
      'src/lib/routes/*.ts',
      'src/ui/screen/screen.tsx',
    ],
    rules: without(...impure, targetTest, newer),
  },
  {
    files: ['src/platform/**/*.{ts,tsx}'],
    rules: without(newer, localZone, latestByHand),
  },
  { files: ['src/platform/page/use-latest.ts'], rules: without(newer, localZone) },
  {
    files: ['{server,demo}/**/*.ts'],
    ignores: [...programs, ...statementFiles, ...databaseRooms],
    rules: without(...anywhere, pagedByHand, statements, rawAddress),
  },
  {
    files: databaseRooms,
    rules: without(...anywhere, pagedByHand, rawAddress),
  },
  {
    files: statementFiles,
    rules: without(...anywhere, pagedByHand, rawAddress, versionByHand),
  },
  { files: addressFiles, rules: without(...anywhere, pagedByHand, statements) },
  { files: moneyFiles, rules: without(...impure, localZone) },
  { files: [...writers, ...protocols], rules: without(...impure, floating, localZone) },
  { files: pagers, rules: without(...anywhere, rawAddress) },
  // A table of names is as long as what it names.
  { files: ['tests/server/db/columns.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off', ...without(mockOfOurs) },
  },
  {
    files: [...programs, 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
  { files: programs, rules: without(wholeError) },
)
