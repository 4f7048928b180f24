import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The unprivileged user that runs the database when we are root. */
export interface RunAs {
  readonly uid: number
  readonly gid: number
}

export const nobody: RunAs = { uid: 65_534, gid: 65_534 }

export const runAs = (): RunAs | undefined => (process.getuid?.() === 0 ? nobody : undefined)

const environment = () => ({ PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' })

/** Runs a command to its end. */
export function runOnce(
  command: string,
  args: readonly string[],
  as?: RunAs,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...as, cwd: '/', env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Starts a command that outlives a Ctrl-C sent to our process group: we stop it ourselves, after our last transaction. */
export function runDetached(command: string, args: readonly string[], output: number, as?: RunAs) {
  const child = spawn(command, args, {
    ...as,
    cwd: '/',
    env: environment(),
    stdio: ['ignore', output, output],
    detached: true,
  })
  child.unref()
  return child
}

/** Whether a process lives. One that has ended but was not yet reaped by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

function isZombie(pid: number): boolean {
  try {
    // Linux: the state follows the command's closing parenthesis.
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
