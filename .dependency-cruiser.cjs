// The table of docs/architecture.md as rules: who may import whom. `npm run arrows` fails on the first wrong arrow.
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(contract|src|server|tests|scripts|config)/', pathNot: to },
})

module.exports = {
  forbidden: [
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
      '^(src/features|src/ui|src/lib|src/platform|contract)/',
      'features know nothing of pages',
    ),
    {
      name: 'pages-are-apart',
      severity: 'error',
      from: { path: '^src/pages/(.+)\\.tsx$' },
      to: { path: '^src/pages/.+\\.tsx$' },
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
      '^(server/ledger|server/db|server/deps|contract)',
      'the ledger knows no module',
    ),
    only(
      'db-stands-lowest',
      '^server/db/',
      '^(server/db|server/deps|server/(ledger|modules/[^/]+)/tables|server/jobs/tables|contract)',
      'db knows tables only',
    ),
    {
      name: 'modules-are-apart',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: { path: '^server/modules/', pathNot: '^server/modules/($1/|[^/]+/tables)' },
    },
    {
      name: 'routes-never-call-a-store',
      severity: 'error',
      from: { path: '^server/modules/[^/]+/routes' },
      to: { path: '^server/modules/[^/]+/store' },
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
          // Helpers of the specification that no page needs yet; the vectors prove them, and the bundles do without them.
          '^src/lib/(validation|text|time|query|objects)/',
          '^src/lib/(format/decimals|session/cart-badge)\\.ts$',
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
