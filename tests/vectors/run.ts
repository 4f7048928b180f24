import path from 'node:path'
import { checkFile, vectorFiles } from './check'

/** `npm run vectors -- FOLDER`: runs every file of vectors of a folder (ours when none is named) through the product's functions. */
async function main(folder: string): Promise<void> {
  let passed = 0
  let failed = 0
  let reported = 0
  for (const name of vectorFiles(folder)) {
    const outcome = await checkFile(folder, name)
    passed += outcome.passed
    failed += outcome.failed.length
    reported += outcome.reported.length
    const counts = `${outcome.passed} passed, ${outcome.failed.length} failed, ${outcome.reported.length} reported`
    console.log(`${outcome.failed.length === 0 ? '✓' : '✗'} ${outcome.name}: ${counts}`)
    for (const line of outcome.failed) console.log(`    failed: ${line}`)
    for (const line of outcome.reported) console.log(`    reported: ${line}`)
  }
  console.log(`${passed} passed, ${failed} failed, ${reported} reported`)
  process.exitCode = failed === 0 ? 0 : 1
}

void main(path.resolve(process.argv[2] ?? path.join(__dirname, 'golden')))
