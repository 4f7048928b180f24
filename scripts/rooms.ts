import { writeFileSync } from 'node:fs'
import { architecture, withRooms, written } from '../tests/unit/docs/rooms'

/** Writes the table of rooms in docs/architecture.md from the tree: `npx tsx scripts/rooms.ts`. */
writeFileSync(architecture, withRooms(written()))
