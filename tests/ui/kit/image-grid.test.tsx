import ReactTestUtil from '@tarojs/test-utils-react'
import { prompt } from '@/platform/prompt/prompt'
import { useState } from 'react'
import { err, ok, type Result } from '@contract/result'
import { images } from '@/platform/images/images'
import type { PickedImage } from '@/platform/images/types'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import type { Upload } from '@/ui/image-grid/queue'
import { byRole, namesOf } from '../support/press'

const screen = new ReactTestUtil()
const mb = 1024 * 1024
let values: string[] = []
let asked: number[] = []
let answers: ((result: Result<string, string>) => void)[] = []
let progress: ((percent: number) => void)[] = []

const picture = (name: string, sizeBytes = mb): PickedImage => ({ localUrl: `blob:${name}`, name, sizeBytes })

const upload: Upload = (_, { onProgress }) => {
  progress.push(onProgress)
  return new Promise((answer) => answers.push(answer))
}

function picks(result: Result<readonly PickedImage[], 'no-access'>) {
  jest.spyOn(images, 'pick').mockImplementation((count) => {
    asked.push(count)
    return Promise.resolve(result)
  })
}

function Form({ first, max }: { readonly first: string; readonly max?: number | undefined }) {
  const [value, setValue] = useState(first)
  const onChange = (next: string) => {
    values.push(next)
    setValue(next)
  }
  const edit = { onChange, upload, ...(max !== undefined && { max }) }
  return <ImageGrid label='图片' value={value} edit={edit} urlOf={(path) => `/img/${path}`} />
}

const show = (first = '', max?: number) => screen.mount(() => <Form first={first} max={max} />, { props: {} })
const tap = async (name: string) => {
  await screen.act(async () => {
    screen.fireEvent.click(byRole('button', name))
    await new Promise((done) => setTimeout(done))
  })
}
const answer = async (result: Result<string, string>) => {
  await screen.act(async () => answers.shift()?.(result))
}

beforeEach(() => {
  jest.spyOn(images, 'release').mockReturnValue(undefined)
  values = []
  asked = []
  answers = []
  progress = []
})

afterEach(() => {
  screen.unmout()
  jest.restoreAllMocks()
})

it('adds a picture, shows how far it is, and reports its path', async () => {
  picks(ok([picture('x')]))
  await show('a')
  await tap('添加图片')
  expect(asked).toEqual([8])
  screen.act(() => progress[0]?.(62))
  expect(namesOf('img')).toContain('第 2 张已上传 62%')
  await answer(ok('file/x.jpg'))
  expect(values).toEqual(['a,file/x.jpg'])
  expect(namesOf('button')).toContain('看第 2 张')
})

it('says that a picture is too large and sends the others', async () => {
  const toast = jest.spyOn(prompt, 'toast').mockReturnValue()
  picks(ok([picture('big', 20 * mb + 1), picture('fits', 20 * mb)]))
  await show()
  await tap('添加图片')
  expect(toast).toHaveBeenCalledWith('图片过大，请重新上传', 1500)
  expect(answers).toHaveLength(1)
})

it('says so when the album may not be opened', async () => {
  const toast = jest.spyOn(prompt, 'toast').mockReturnValue()
  picks(err('no-access'))
  await show()
  await tap('添加图片')
  expect(toast.mock.calls[0]?.[0]).toContain('权限')
})

it('offers to try a failed picture again, with the reason', async () => {
  picks(ok([picture('x')]))
  await show()
  await tap('添加图片')
  await answer(err('网络断了'))
  await tap('第 1 张上传失败，网络断了，重试')
  await answer(ok('X'))
  expect(values).toEqual(['X'])
})

it('takes a picture away, also while it is on its way', async () => {
  picks(ok([picture('x')]))
  await show('a')
  await tap('添加图片')
  await tap('取消上传第 2 张')
  await tap('删除第 1 张')
  expect(values).toEqual([''])
  expect(namesOf('button')).toEqual(['添加图片'])
})

it('has nine places, or as many as the form says, and no way to add when they are taken', async () => {
  await show('a,b')
  expect(screen.html()).toContain('2/9 · 每张不超过 20 MB')
  screen.unmout()
  await show('a,b', 2)
  expect(namesOf('button')).not.toContain('添加图片')
})

it('only shows pictures when there is nothing to edit', async () => {
  await screen.mount(() => <ImageGrid label='凭证' value='a,b' urlOf={(path) => path} />, { props: {} })
  expect(namesOf('button')).toEqual(['看第 1 张', '看第 2 张'])
})

it('turns the page by a swipe, not by a small movement', async () => {
  await show('a,b')
  await tap('看第 1 张')
  const picture = document.querySelector('.viewer')
  const swipe = (by: number) => {
    if (!picture) throw new Error('no viewer')
    const touch = (type: string, fields: object) => Object.assign(new Event(type, { bubbles: true }), fields)
    screen.act(() => {
      picture.dispatchEvent(touch('touchstart', { touches: [{ clientX: 200, clientY: 0 }] }))
      picture.dispatchEvent(touch('touchend', { touches: [], changedTouches: [{ clientX: 200 + by, clientY: 0 }] }))
    })
  }
  swipe(-30)
  expect(namesOf('status')).toEqual(['1/2'])
  swipe(-80)
  expect(namesOf('status')).toEqual(['2/2'])
  swipe(80)
  expect(namesOf('status')).toEqual(['1/2'])
})

it('opens a picture full-screen, turns to the next, and closes', async () => {
  await show('a,b')
  await tap('看第 1 张')
  expect(namesOf('dialog')).toEqual(['图片'])
  expect(namesOf('status')).toEqual(['1/2'])
  await tap('下一张')
  expect(namesOf('status')).toEqual(['2/2'])
  await tap('关闭')
  expect(namesOf('dialog')).toEqual([])
})
