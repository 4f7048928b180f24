import { expect, test } from '@playwright/test'
import { build, builder, runOf } from './builder'
import { secret } from './machine'

/** What the image says of itself: who runs it, and which of its apps are there. */
const asks = `
  const { existsSync } = require('node:fs')
  const apps = ['h5', 'market/h5', 'console'].filter((app) => existsSync('dist/' + app + '/index.html'))
  console.log(JSON.stringify({ apps, isRoot: process.getuid() === 0 }))
`

// Where nobody builds images, the walk beside it runs the image's steps and starts the server from the files that it copies.
test('the image is built by its file, holds three apps, and has all that the server is made of', () => {
  test.skip(builder === undefined, 'neither docker nor podman answers here')
  const tag = `menpai-walk-${process.pid}`
  const secrets = ['A', 'B'].flatMap((which) => ['--build-arg', `MENPAI_SIGN_SECRET_${which}=${secret()}`])
  build('build', '--file', 'Containerfile', ...secrets, '--tag', tag, '.')
  try {
    const told = build('run', '--rm', tag, 'node', '--eval', asks)
    expect(JSON.parse(told)).toEqual({ apps: ['h5', 'market/h5', 'console'], isRoot: false })
    // Every module is there: it comes as far as its settings, of which it has none.
    const { status, printed } = runOf('run', '--rm', tag)
    expect([status, printed]).toEqual([1, expect.stringContaining('MENPAI_STORE_KEY: production keeps')])
  } finally {
    build('rmi', '--force', tag)
  }
})
