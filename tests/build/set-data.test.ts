import { createEvent, document, type FormElement, type TaroElement, TaroRootElement, TaroText } from '@tarojs/runtime'
import '../../config/minify/set-data'
import { masksOf } from '@/platform/drawing/masks'
import { drawings } from '@/ui/icon/drawings'
import { drawingMarks, drawingParts } from '../../config/minify/drawings'

// Taro's own nodes with set-data.ts applied, in a page that records what it is sent.
type Sent = Record<string, unknown>

/** A page with one element in it, and what a change of it sends. */
function pageWith(inside: TaroElement) {
  const root = new TaroRootElement()
  const sent: Sent[] = []
  root.ctx = { setData: (data: Sent, done?: () => void) => (sent.push({ ...data }), done?.()) } as never
  root.appendChild(inside)
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return sent.splice(0).reduce((all, one) => ({ ...all, ...one }), {})
  }
  return { settled }
}

const view = (className = '', ...children: (TaroElement | string)[]) => {
  const made = document.createElement('view')
  if (className !== '') made.className = className
  for (const child of children) made.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  return made
}

const only = (sent: Sent) => (sent['root.cn'] as Sent[])[0]

it('sends an only text as a word of its element, and names neither a plain view nor a text', async () => {
  const { settled } = pageWith(view('row', view('title', '大米'), view('stock', '余', view('figure', '12'))))
  expect(only(await settled())).toEqual({
    sid: expect.any(String) as string,
    cl: 'row',
    cn: [
      { sid: expect.any(String) as string, cl: 'title', v: '大米' },
      {
        sid: expect.any(String) as string,
        cl: 'stock',
        cn: [
          { sid: expect.any(String) as string, v: '余' },
          { sid: expect.any(String) as string, cl: 'figure', v: '12' },
        ],
      },
    ],
  })
})

it('names a plain view that looks like a text', async () => {
  const { settled } = pageWith(view('', '大米'))
  expect(only(await settled())).toMatchObject({ nn: expect.any(String) as string, v: '大米' })
})

it('sends a changed text to where its element carries it', async () => {
  const title = view('title', '大米')
  const { settled } = pageWith(view('row', title))
  await settled()
  const [text] = title.childNodes
  if (text instanceof TaroText) text.nodeValue = '小米'
  expect(await settled()).toEqual({ 'root.cn.[0].cn.[0].v': '小米' })
})

it('sends the whole inside when an element gets a second child, or is left with a text alone', async () => {
  const title = view('title', '大米')
  const { settled } = pageWith(view('row', title))
  await settled()
  const tag = view('tag', '新')
  title.appendChild(tag)
  expect(await settled()).toEqual({
    'root.cn.[0].cn.[0].v': '',
    'root.cn.[0].cn.[0].cn': [expect.objectContaining({ v: '大米' }), expect.objectContaining({ cl: 'tag', v: '新' })],
  })
  title.removeChild(tag)
  expect(await settled()).toEqual({ 'root.cn.[0].cn.[0].v': '大米', 'root.cn.[0].cn.[0].cn': [] })
})

it('carries a text that is put in the place of another, and none when it is gone', async () => {
  const title = view('title', '大米')
  const { settled } = pageWith(view('row', title))
  await settled()
  const [text] = title.childNodes
  const other = document.createTextNode('小米')
  if (text) title.replaceChild(other, text)
  expect(await settled()).toEqual({ 'root.cn.[0].cn.[0].v': '小米', 'root.cn.[0].cn.[0].cn': [] })
  title.removeChild(other)
  expect(await settled()).toEqual({ 'root.cn.[0].cn.[0].v': '', 'root.cn.[0].cn.[0].cn': [] })
})

it('sends no attribute that says what the templates say anyway, and the others', async () => {
  const picture = document.createElement('image')
  picture.setAttribute('mode', 'aspectFill')
  picture.setAttribute('src', 'a.png')
  const { settled } = pageWith(view('row', picture))
  const sent = only(await settled()) as { readonly cn: Sent[] }
  const values = Object.values(sent.cn[0] ?? {})
  expect(values).toContain('a.png')
  expect(values).not.toContain('aspectFill')
  // A missing value means the platform's default: not lazy, not hidden.
  expect(values.filter((value) => value === false)).toHaveLength(2)
})

it('writes what all drawings say as a mark', async () => {
  const drawing = view('drawing')
  drawing.style.setProperty(
    '--icon-lines',
    `${drawingParts[1]?.replace('--icon-lines: ', '') ?? ''}M0 0h9'/%3E%3C/svg%3E")`,
  )
  const { settled } = pageWith(view('row', drawing))
  const sent = only(await settled()) as { readonly cn: Sent[] }
  expect(sent.cn[0]).toMatchObject({ st: `${drawingMarks[1] ?? ''}M0 0h9${drawingMarks[6] ?? ''};` })
})

it('knows the icon of the rows as it is drawn', () => {
  const drawn = Object.entries(masksOf(drawings.lock)).map(([name, value]) => `${name}: ${value};`)
  expect(drawingParts[0]).toBe(drawn.join(' '))
})

describe('a box for text', () => {
  /** A box in a page, and what is sent to it: one text for each message. */
  function boxWith(text: string) {
    const box = document.createElement('input') as FormElement
    box.value = text
    const root = new TaroRootElement()
    const told: unknown[] = []
    root.ctx = { setData: (data: Sent, done?: () => void) => (told.push(...Object.values(data)), done?.()) } as never
    root.appendChild(view('row', box))
    const type = (typed: string) =>
      box.dispatchEvent(createEvent({ type: 'input', detail: { value: typed } } as never, box))
    const settled = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return told.splice(0)
    }
    return { box, type, settled }
  }

  it('is not sent what was typed into it, neither by Taro nor by an app that wants the same', async () => {
    const { box, type, settled } = boxWith('')
    await settled()
    type('1')
    box.value = '1'
    type('12')
    box.setAttribute('value', '12')
    expect(await settled()).toEqual([])
    expect(box.value).toBe('12')
  })

  it('is sent what the app makes of it, when that is something else', async () => {
    const { box, type, settled } = boxWith('')
    await settled()
    type('１')
    box.value = '1'
    expect(await settled()).toEqual(['1'])
  })

  it('is sent its former text again after something was typed: the platform is told first what the box shows', async () => {
    const { box, type, settled } = boxWith('1')
    await settled()
    type('1a')
    box.value = '1'
    expect(await settled()).toEqual(['1a', '1'])
    expect(box.value).toBe('1')
    type('1b')
    box.value = '1'
    type('12')
    box.value = '12'
    expect((await settled()).at(-1)).not.toBe('1')
  })

  it('carries what was typed when it is sent anew with its neighbours', async () => {
    const { box, type, settled } = boxWith('1')
    await settled()
    type('12')
    box.parentNode?.insertBefore(view('mark'), box)
    expect(JSON.stringify(await settled())).toContain('"12"')
  })
})
