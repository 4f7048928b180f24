// @ts-check
// Compiles the builds of both editions as Tencent's upload tool does before it sends anything: no account, and no socket.
// `compile.cjs <folder of the tool> <folder of the project>`
const { readFileSync } = require('node:fs')
const net = require('node:net')
const path = require('node:path')

const [folder = '', project = ''] = process.argv.slice(2)
const tool = path.join(folder, 'node_modules/miniprogram-ci')

net.Socket.prototype.connect = () => {
  throw new Error('the check needs no network')
}

/** A stand-in for WeChat's answer about the app; the tool reads only its limits. Sizes in MB. */
const attributes = {
  appType: 0,
  gameApp: false,
  isSandbox: false,
  released: false,
  setting: { MaxCodeSize: 2, MaxSubpackageSubCodeSize: 2, MaxSubpackageFullCodeSize: 30 },
}

/** Settings of an upload: ours, and those that the developer tools offer. */
const settings = [{}, { es6: true, minify: true }, { es7: true, minify: true, autoPrefixWXSS: true }]

/** Schemas of the tool that differ from the copies in `tests/vendor/schemas`. */
function staleSchemas() {
  const kept = path.join(__dirname, '../../tests/vendor/schemas')
  return ['app', 'page', 'projectconfig', 'sitemap', 'theme'].filter((name) => {
    const own = JSON.parse(readFileSync(path.join(kept, `${name}.json`), 'utf8'))
    return JSON.stringify(own) !== JSON.stringify(require(path.join(tool, 'dist/schema/dist', `${name}.js`)))
  })
}

/** The builds of both editions; each has the project's settings with it. */
const builds = ['dist/weapp', 'dist/market/weapp']

/**
 * @param {string} build
 * @param {object} setting
 */
async function compile(build, setting) {
  const ci = require(tool)
  const type = 'miniProgram'
  const app = new ci.Project({
    appid: 'wx0000000000000000',
    type,
    projectPath: path.join(project, build),
    privateKey: 'none',
  })
  app.attr = async () => attributes
  const files = await ci.getCompiledResult({
    project: app,
    version: '1.0.0',
    setting,
    onProgressUpdate: () => undefined,
  })
  const names = Object.keys(files)
  if (!names.includes('app-config.json') && !names.includes('app.json'))
    throw new Error(`nothing of ${build} was compiled`)
  process.stdout.write(`${build} ${JSON.stringify(setting)}: ${names.length} files\n`)
}

async function main() {
  const stale = staleSchemas()
  if (stale.length > 0) throw new Error(`tests/vendor/schemas: ${stale.join(', ')} is not what the tool has`)
  for (const build of builds) for (const setting of settings) await compile(build, setting)
}

main().then(
  () => process.exit(0),
  (failure) => {
    process.stderr.write(`${failure instanceof Error ? failure.message : JSON.stringify(failure)}\n`)
    process.exit(1)
  },
)
