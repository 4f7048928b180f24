import { readFileSync, readdirSync } from 'node:fs'

/** CPU time in milliseconds: of the server's process, and of PostgreSQL with all its connections. */
export interface Cpu {
  readonly server: number
  readonly database: number
}

/** Linux counts CPU time in hundredths of a second. Source: proc(5), sysconf(_SC_CLK_TCK). */
const tickMs = 10

interface Used {
  readonly parent: number
  readonly ms: number
}

/** CPU time of a process and its ended children; undefined where the system does not report it. */
function usedBy(pid: number): Used | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may contain anything, so the fields are read after its closing bracket.
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

/** CPU time of PostgreSQL with all its connections, ended ones too, since it started; 0 where the system does not report it. */
export function databaseCpu(postmaster: number): number {
  if (!usedBy(postmaster)) return 0
  const times = readdirSync('/proc')
    .map(Number)
    .filter(Number.isInteger)
    .flatMap((pid) => {
      const used = usedBy(pid)
      return used && (pid === postmaster || used.parent === postmaster) ? [used.ms] : []
    })
  return times.reduce((sum, ms) => sum + ms, 0)
}

/** CPU time of the two since they started; zeros where the system does not report it. */
export const cpuOf = (server: number, postmaster: number): Cpu => ({
  server: usedBy(server)?.ms ?? 0,
  database: databaseCpu(postmaster),
})
