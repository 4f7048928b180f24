import { studioOf } from '../../../server/first-paint/artist'

const nothing = { page: '/a', params: {}, at: 0, ask: () => Promise.resolve(undefined) }

/** Says that it draws nothing, and does this with what it is told. */
const thread = (told: string) => `
  const { parentPort } = require('node:worker_threads')
  parentPort.postMessage({ pages: [] })
  parentPort.on('message', ${told})
`

describe('the thread that draws', () => {
  it('fails what it draws when it breaks, and then rests: no visit starts another one at once', async () => {
    const studio = studioOf(thread('() => process.exit(1)'))
    const artist = studio.artist()
    expect(await artist?.pages).toEqual([])
    await expect(artist?.draw(nothing)).rejects.toThrow('the drawing has ended')
    expect(studio.artist()).toBeUndefined()
    studio.close()
  })

  it('is not there for code that breaks before it has said what it draws', async () => {
    const studio = studioOf('throw new Error("made wrongly")')
    await expect(studio.artist()?.pages).rejects.toThrow('made wrongly')
    expect(studio.artist()).toBeUndefined()
    studio.close()
  })

  it('never comes back for a build that another one has replaced', async () => {
    const studio = studioOf(thread('() => undefined'))
    const artist = studio.artist()
    await artist?.pages
    const late = artist?.draw(nothing)
    studio.close()
    await expect(late).rejects.toThrow('the drawing has ended')
    expect(studio.artist()).toBeUndefined()
  })

  it('ends when it says nothing for longer than a drawing may take', async () => {
    const studio = studioOf(thread('() => { for (;;); }'), 200)
    const artist = studio.artist()
    await artist?.pages
    await expect(artist?.draw(nothing)).rejects.toThrow('the drawing has ended')
    expect(studio.artist()).toBeUndefined()
    studio.close()
  })

  it('goes on when one drawing of several takes too long: the slow one alone fails', async () => {
    const studio = studioOf(
      thread('({ draw }) => draw !== 1 && parentPort.postMessage({ draw, drawing: undefined })'),
      400,
    )
    const artist = studio.artist()
    await artist?.pages
    const slow = artist?.draw(nothing)
    const others = setInterval(() => void artist?.draw(nothing), 50)
    await expect(slow).rejects.toThrow('the drawing takes too long')
    clearInterval(others)
    expect(studio.artist()).toBe(artist)
    await expect(artist?.draw(nothing)).resolves.toBeUndefined()
    studio.close()
  })
})
