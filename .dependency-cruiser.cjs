const { readFileSync } = require('node:fs')
const path = require('node:path')

// The table of docs/architecture.md as rules: who may import whom. `npm run arrows` fails on the first wrong arrow.
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(contract|src|server|demo|console|tests|scripts|config)/', pathNot: to },
})

/** The pure rules of a subject: one file, or a folder of several. `tests/unit/rules/pure.test.ts` sees that none stands elsewhere. */
const rules = '^(src/features|server/modules)/.+/rules(\\.ts$|/)'

/** The modules of the city, in the order of their plots. */
const [, named = ''] =
  /moduleNames = \[(.*?)\]/s.exec(readFileSync(path.join(__dirname, 'contract/modules.ts'), 'utf8')) ?? []
const cityModules = [...named.matchAll(/'(\w+)'/g)].map(([, name]) => name)

/**
 * The server's modules from the lowest up: one uses another only downward, and only what stands in its `open` folder or the types of its
 * tables. A new module takes its place in this list.
 */
const moduleOrder = [
  'audit',
  'approvals',
  'settings',
  'texts',
  'area',
  'pushes',
  'subscriptions',
  'notices',
  'points',
  'session',
  'limits',
  'pay-password',
  'pay',
  'recharge',
  'withdrawals',
  ...cityModules,
  'corrections',
  'market',
  'block-market',
  'favourites',
  'addresses',
  'orders',
  'remedies',
  'reports',
  'wallet',
  'closing',
  'logs',
  'sharing',
  'uploads',
  'crashes',
  'clock',
  'archive',
  'community',
  'stat',
  'alarms',
  'opening',
  'console',
  'imports',
  'staff',
]

const modulesLookDown = moduleOrder.slice(0, -1).map((name, at) => ({
  name: `${name}-looks-down`,
  comment: 'the order of modules: .dependency-cruiser.cjs',
  severity: 'error',
  from: { path: `^server/modules/${name}/` },
  to: { path: `^server/modules/(${moduleOrder.slice(at + 1).join('|')})/` },
}))

/** The rooms of the console from the lowest up: one takes from another only downward. */
const consoleOrder = ['theme', 'doors', 'client', 'kit', 'session', 'pages', 'frame']

const consoleLooksDown = consoleOrder.slice(0, -1).map((room, at) => ({
  name: `console-${room}-looks-down`,
  comment: 'the order of the console’s rooms: .dependency-cruiser.cjs',
  severity: 'error',
  from: { path: `^console/src/${room}/` },
  to: { path: `^console/src/((${consoleOrder.slice(at + 1).join('|')})/|app\\.tsx|main\\.tsx)` },
}))

module.exports = {
  forbidden: [
    ...modulesLookDown,
    ...consoleLooksDown,
    {
      name: 'console-rooms-have-their-place',
      comment: 'a room of the console that the order does not name',
      severity: 'error',
      from: {},
      to: { path: '^console/src/[^/]+/', pathNot: `^console/src/(${consoleOrder.join('|')})/` },
    },
    {
      name: 'console-pages-are-apart',
      comment: 'what two pages share goes down to the kit',
      severity: 'error',
      from: { path: '^console/src/pages/([^/]+)/' },
      to: { path: '^console/src/pages/[^/]+/', pathNot: '^console/src/pages/$1/' },
    },
    {
      name: 'no-circles-of-types',
      comment: 'no circle by types either: the type of a row stands in its own file',
      severity: 'error',
      from: { path: '^(contract|src|server|demo|console/src)/' },
      to: { circular: true },
    },
    {
      name: 'every-module-has-its-place',
      comment: 'a module that the order does not name',
      severity: 'error',
      from: {},
      to: { path: '^server/modules/', pathNot: `^server/modules/(${moduleOrder.join('|')})/` },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('contract-is-pure', '^contract/', '^contract/', 'contract imports nothing of ours'),
    {
      name: 'contract-has-no-platform',
      severity: 'error',
      from: { path: '^contract/' },
      to: { dependencyTypes: ['core'] },
    },
    only('platform-is-the-door', '^src/platform/', '^(src/platform|contract)/', 'doors know the contract only'),
    only('lib-has-no-pixels', '^src/lib/', '^(src/lib|src/platform|contract)/', 'lib stands below ui and features'),
    only(
      'ui-knows-no-business',
      '^src/ui/',
      '^(src/ui|src/lib|src/platform|src/assets|contract)/',
      'ui stands below features',
    ),
    only(
      'parts-look-down',
      '^src/parts/',
      '^(src/parts|src/ui|src/lib|src/platform|contract)/',
      'what several features draw of one subject knows none of them',
    ),
    {
      name: 'features-are-apart',
      severity: 'error',
      comment: 'what two features share goes down, what joins them goes up',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    only(
      'features-look-down',
      '^src/features/',
      '^(src/features|src/parts|src/ui|src/lib|src/platform|contract)/',
      'features know nothing of pages',
    ),
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'a rule is told what it judges: it asks no state, no device, no server and no database',
      from: { path: rules },
      to: {
        path: [
          'node_modules/(react|jotai|@tarojs|kysely|fastify)',
          '(^|/)(atoms|[a-z-]+-atoms|use-[a-z-]+|store|[a-z-]+-store)\\.ts$',
          '\\.tsx$',
          '^src/(platform|lib/(api|routes/go))',
          '^server/(db|ledger|jobs|http)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-are-apart',
      severity: 'error',
      from: { path: '^src/pages/(.+)\\.tsx$' },
      to: { path: '^src/pages/.+\\.tsx$' },
    },
    {
      name: 'pages-keep-their-hooks',
      comment: 'what pages of two folders need goes down to a feature',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'boot-wires',
      severity: 'error',
      comment: 'only the app imports boot',
      from: { path: '^src/', pathNot: '^src/(boot/|app\\.tsx)' },
      to: { path: '^src/boot/' },
    },
    {
      name: 'client-takes-types-of-endpoints',
      severity: 'error',
      comment: 'schemas stay out of the bundles',
      from: { path: '^src/' },
      to: { path: '^contract/(endpoints/|endpoint|fields)', dependencyTypesNot: ['type-only'] },
    },
    only(
      'ledger-stands-low',
      '^server/ledger/',
      '^(server/(ledger|db)/|server/deps\\.ts|contract/)',
      'the ledger knows no module',
    ),
    only(
      'config-stands-lowest',
      '^server/config/',
      '^(server/config|contract)/',
      'what the environment decides is known to everybody and knows nobody',
    ),
    only(
      'db-stands-lowest',
      '^server/db/',
      '^(server/(db|config)/|server/deps\\.ts|contract/)',
      'db knows nobody who uses it: each `tables.ts` declares its tables into db',
    ),
    {
      name: 'modules-have-a-door',
      comment: 'another module is reached by its open folder and its tables only',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: { path: '^server/modules/', pathNot: '^server/modules/($1/|[^/]+/(open/|tables))' },
    },
    only(
      'demo-knows-no-client',
      '^demo/',
      '^(demo|server|contract)/',
      'the demo city is made by the server’s own services',
    ),
    only(
      'server-knows-no-client',
      '^server/(?!main\\.ts$)',
      '^(server|contract)/',
      'the server knows neither the app nor tests nor scripts',
    ),
    only('app-knows-no-server', '^src/', '^(src|contract)/', 'the app knows neither the server nor tests nor scripts'),
    only(
      'console-takes-drawings-only',
      '^console/',
      '^(console/(src|node_modules)|contract|src/assets|src/lib/(api/use-one-at-a-time|format|forms|order-story|uploads/object-key)|src/ui/(avatar/plots|map-lines/(cadastre|quarters|seeded)|theme))',
      'staff code is in nobody else’s bundle, and the console takes words of amounts, orders and drawings from the app',
    ),
    {
      name: 'low-rooms-know-no-module',
      comment: 'what stands below the modules takes nothing of them, the types of their tables neither',
      severity: 'error',
      from: {
        path: '^server/(http|jobs|lock-out|listener|format|sms|robots|mail|tracking|wechat|login-key|object-store|sandboxes|backup|turns)/',
      },
      to: { path: '^server/modules/' },
    },
    {
      name: 'orders-decide-before-they-write',
      comment: 'what an act may do and writes is decided without those who write it',
      severity: 'error',
      from: { path: '^server/modules/orders/(deciding|rules)/' },
      to: { path: '^server/modules/orders/(writing/|act\\.ts)' },
    },
    {
      name: 'listeners-stand-low',
      comment:
        'calls need pictures, so the store of pictures knows no calls; what both listeners do stands in server/listener',
      severity: 'error',
      from: { path: '^server/(listener|object-store)/' },
      to: { path: '^server/http/' },
    },
    {
      name: 'sandboxes-are-a-wing',
      comment: 'servers that play a vendor are started with the product and are no part of it',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(main\\.ts$|sandboxes/)' },
      to: { path: '^server/sandboxes/' },
    },
    {
      name: 'spec-is-for-the-vectors',
      comment: 'a helper of the specification that a screen needs moves to its subject',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/lib/spec/' },
      to: { path: '^src/lib/spec/' },
    },
    {
      name: 'taro-behind-a-door',
      comment: 'only src/platform asks Taro; its elements are drawn above lib',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/' },
      to: { path: 'node_modules/@tarojs/(?!components/)' },
    },
    {
      name: 'lib-draws-nothing',
      comment: 'elements stand in ui and above',
      severity: 'error',
      from: { path: '^(src/lib|contract)/' },
      to: { path: 'node_modules/(@tarojs/components|react-dom)/' },
    },
    {
      name: 'no-variant-by-name',
      comment: 'import ./x: the build takes the variant of its target',
      severity: 'error',
      from: {},
      to: { path: '\\.weapp\\.tsx?$' },
    },
    {
      name: 'no-drawers',
      comment: 'name the subject; import the file that has the thing',
      severity: 'error',
      from: {},
      to: {
        path: ['/(utils|helpers|common|shared|misc)/', '/(utils|helpers|index)\\.tsx?$'],
        pathNot: '^src/pages/|node_modules/',
      },
    },
    {
      name: 'routes-never-call-a-store',
      severity: 'error',
      from: { path: '^server/modules/.+/routes' },
      to: { path: '^server/modules/.+/(store|[a-z-]+-store)\\.ts' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.config\\.ts$',
          '^src/app\\.tsx$',
          '^src/pages/',
          '^src/lib/spec/',
          '^server/(jobs|ledger|modules/[^/]+)/tables\\.ts$',
          '\\.d\\.ts$',
          '\\.weapp\\.tsx?$',
          '\\.examples\\.tsx$',
          '^contract/endpoints/all\\.ts$',
          '\\.(scss|png|json|svg|woff2|html)$',
        ],
      },
      to: {},
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^(contract|src|server)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(scss|png|svg|woff2|html)$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
