import { writeFileSync } from 'node:fs'
import { list, listOf, records } from '../../tests/unit/docs/records'

/** Writes docs/decisions/README.md, the list of decisions by subject: `npx tsx scripts/docs/decisions.ts`. */
writeFileSync(list, listOf(records))
