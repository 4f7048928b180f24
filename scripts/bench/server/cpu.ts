import { readFileSync, readdirSync } from 'node:fs'

/** Milliseconds of the processor that were used: by the server's process, and by PostgreSQL with all its connections. */
export interface Cpu {
  readonly server: number
  readonly database: number
}

/** Linux counts in hundredths of a second. Source: proc(5), sysconf(_SC_CLK_TCK). */
const tickMs = 10

interface Used {
  readonly parent: number
  readonly ms: number
}

/** What a process has used, and its children that have ended; undefined where the system does not tell. */
function usedBy(pid: number): Used | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may hold anything, so what follows its closing bracket is read.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, ticks] = [fields[1], fields.slice(11, 15)]
    return { parent, ms: ticks.reduce((sum, tick) => sum + tick, 0) * tickMs }
  } catch {
    return undefined
  }
}

/** What the two processes have used since they started; zeros where the system does not tell. */
export function cpuOf(server: number, postmaster: number): Cpu {
  const own = usedBy(server)?.ms ?? 0
  const all = own === 0 ? [] : readdirSync('/proc').map(Number).filter(Number.isInteger)
  const database = all.flatMap((pid) => {
    const used = usedBy(pid)
    return used && (pid === postmaster || used.parent === postmaster) ? [used.ms] : []
  })
  return { server: own, database: database.reduce((sum, ms) => sum + ms, 0) }
}
