import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { authorisationDocument } from '../tests/server/authorisation/table'

/** Writes docs/authorisation.md from the contract: `npx tsx scripts/authorisation.ts`. */
writeFileSync(path.join(__dirname, '../docs/authorisation.md'), authorisationDocument())
