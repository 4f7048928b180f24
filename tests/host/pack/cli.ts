import { pack } from './pack'
import { serveFolder } from './serve'

/** `npx tsx tests/host/pack/cli.ts dist/weapp <out>`: packs a build and serves it, to look at it by hand. */
async function main(source: string | undefined, out: string | undefined): Promise<void> {
  if (source === undefined || out === undefined) throw new Error('usage: cli.ts <mini-program build> <out>')
  const { warnings } = await pack(source, out)
  warnings.forEach((warning) => console.warn(warning))
  console.log((await serveFolder(out)).url)
}

void main(process.argv[2], process.argv[3])
