import path from 'node:path'
import { runCommand } from '../../command'
import { removeDemo } from './remove'

/** What `npm start -- --fresh` does before it starts. */
runCommand(() => removeDemo(process.env, path.join(__dirname, '../../..'), console.log))
