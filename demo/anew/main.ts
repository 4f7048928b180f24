import { runCommand } from '../../server/command'
import { productRoot, removeDemo } from './remove'

/** What `npm start -- --fresh` does before it starts. */
runCommand(() => removeDemo(process.env, productRoot, console.log))
