import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import path from 'node:path'

/**
 * Loaded into the measured server before it starts. SIGWINCH, which is not used for anything else here, starts a CPU profile; the next one
 * writes it.
 */
const folder = process.env.MENPAI_BENCH_PROFILE ?? ''
const session = new Session()
let isRunning = false

process.on('SIGWINCH', () => {
  if (!isRunning) {
    isRunning = true
    session.connect()
    session.post('Profiler.enable')
    session.post('Profiler.start')
    return
  }
  session.post('Profiler.stop', (error, found) => {
    if (!error) writeFileSync(path.join(folder, 'hot.cpuprofile'), JSON.stringify(found.profile))
    session.disconnect()
  })
  isRunning = false
})
