import { err, ok, type Result } from '@contract/result'
import type { PickedImage } from '@/platform/images/types'
import type { AbortSignalLike } from '@/platform/abort/abort'
import { createImageQueue, type Slot } from '@/ui/image-grid/queue'

interface Sent {
  readonly name: string
  readonly signal: AbortSignalLike
  readonly onProgress: (percent: number) => void
  readonly answer: (result: Result<string, string>) => void
}

const picture = (name: string): PickedImage => ({ localUrl: `blob:${name}`, name, sizeBytes: 10 })
const settle = () => new Promise((resolve) => setTimeout(resolve))

function start(value = '') {
  const sent: Sent[] = []
  const values: string[] = []
  const released: string[] = []
  const queue = createImageQueue(value, () => ({
    upload: (image, { onProgress, signal }) =>
      new Promise((answer) => sent.push({ name: image.name, signal, onProgress, answer })),
    onChange: (next) => values.push(next),
    release: (image) => released.push(image.name),
  }))
  const answer = async (name: string, result: Result<string, string>) => {
    sent.filter((one) => one.name === name).forEach((one) => one.answer(result))
    await settle()
  }
  const keyOf = (at: number) => queue.slots()[at]?.key ?? ''
  return { queue, sent, values, released, answer, keyOf }
}

const tags = (slots: readonly Slot[]) => slots.map((slot) => slot.tag)

it('starts with the pictures of its value and says nothing about them', () => {
  const { queue, values } = start('a.jpg,b.jpg')
  expect(queue.slots()).toMatchObject([{ path: 'a.jpg' }, { path: 'b.jpg' }])
  expect(values).toEqual([])
})

it('sends what is added, tells its progress and keeps the path it gets', async () => {
  const { queue, sent, values, answer } = start('a.jpg')
  queue.add([picture('x')])
  sent[0]?.onProgress(62.7)
  expect(queue.slots()[1]).toMatchObject({ tag: 'uploading', percent: 62 })
  await answer('x', ok('file/x.jpg'))
  expect(queue.slots()[1]).toMatchObject({ tag: 'done', path: 'file/x.jpg' })
  expect(values).toEqual(['a.jpg,file/x.jpg'])
})

it('keeps the order of picking when the later one arrives first', async () => {
  const { queue, values, answer } = start()
  queue.add([picture('x'), picture('y')])
  await answer('y', ok('Y'))
  await answer('x', ok('X'))
  expect(values).toEqual(['Y', 'X,Y'])
})

it('sends three at once and the others when there is room', async () => {
  const { queue, sent, answer } = start()
  queue.add(['1', '2', '3', '4'].map(picture))
  expect(sent.map((one) => one.name)).toEqual(['1', '2', '3'])
  await answer('2', err('断了'))
  expect(sent.map((one) => one.name)).toEqual(['1', '2', '3', '4'])
})

it('keeps a failed one with its words, without touching the value, and tries it again', async () => {
  const { queue, sent, values, answer, keyOf } = start()
  queue.add([picture('x')])
  await answer('x', err('网络断了'))
  expect(queue.slots()).toMatchObject([{ tag: 'failed', words: '网络断了' }])
  expect(values).toEqual([])
  queue.retry(keyOf(0))
  expect(queue.slots()).toMatchObject([{ tag: 'uploading', percent: 0 }])
  expect(sent).toHaveLength(2)
  await answer('x', ok('X'))
  expect(values).toEqual(['X'])
})

it('stops an upload that is taken away, and its late answer changes nothing', async () => {
  const { queue, sent, values, released, answer, keyOf } = start()
  queue.add([picture('x')])
  queue.remove(keyOf(0))
  expect(sent[0]?.signal.aborted).toBe(true)
  sent[0]?.onProgress(80)
  await answer('x', ok('X'))
  expect(queue.slots()).toEqual([])
  expect(values).toEqual([])
  expect(released).toEqual(['x'])
})

it('tells whoever listens to the signal that it was stopped', () => {
  const { queue, sent, keyOf } = start()
  queue.add([picture('x')])
  let stops = 0
  sent[0]?.signal.addEventListener('abort', () => (stops += 1))
  queue.remove(keyOf(0))
  expect(stops).toBe(1)
})

it('takes a picture out of the value', () => {
  const { queue, values, keyOf } = start('a,b,c')
  queue.remove(keyOf(1))
  expect(values).toEqual(['a,c'])
})

it('takes over a value from outside and keeps what is on its way', async () => {
  const { queue, values, answer } = start('a')
  queue.add([picture('x')])
  queue.adopt('b,a')
  expect(tags(queue.slots())).toEqual(['done', 'done', 'uploading'])
  expect(values).toEqual([])
  await answer('x', ok('X'))
  expect(values).toEqual(['b,a,X'])
})

it('is not disturbed by its own value coming back', async () => {
  const { queue, answer } = start()
  queue.add([picture('x')])
  await answer('x', ok('X'))
  const before = queue.slots()
  queue.adopt('X')
  expect(queue.slots()).toBe(before)
})

it('stops and frees everything when it closes', () => {
  const { queue, sent, released } = start()
  queue.add([picture('x'), picture('y')])
  queue.close()
  expect(sent.every((one) => one.signal.aborted)).toBe(true)
  expect(released).toEqual(['x', 'y'])
})
